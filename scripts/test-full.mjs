/** npm run test:full: `npm test` in its full form, with every test file, page and width. */
import { prepare } from './prepare.mjs';

await prepare();
process.env.TEST_FORM = 'full';
// Under a Node that reads TypeScript.
await import('./check.ts');
