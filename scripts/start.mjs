/** npm start: everything that is missing, then the site. */
import { prepare } from './prepare.mjs';

await prepare();
// Before any package is loaded: several look at it once.
process.env.NODE_ENV = 'production';
await import('../server/main.mjs');
