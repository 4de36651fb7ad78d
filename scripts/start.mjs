/** npm start: prepares everything, then starts the site. */
import { prepare } from './prepare.mjs';

await prepare();
// Must be set before any package is loaded, because several read it at import.
process.env.NODE_ENV = 'production';
await import('../server/main.mjs');
