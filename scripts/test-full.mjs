/** npm run test:full: `npm test` with axe-core at every page and width, not once a template. */
import { prepare } from './prepare.mjs';

await prepare();
process.env.TEST_FORM = 'full';
// Under a Node that reads TypeScript.
await import('./check.ts');
