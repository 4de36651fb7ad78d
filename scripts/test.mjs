/** npm test: everything that is missing, then every check. */
import { prepare } from './prepare.mjs';

await prepare();
// Under a Node that reads TypeScript.
await import('./check.ts');
