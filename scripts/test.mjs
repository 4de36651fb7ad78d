/** npm test: everything that is missing, then every check. npm run check: the quick ones, which need no build. */
import { prepare } from './prepare.mjs';

await prepare({ needsBuild: !process.argv.includes('--quick') });
// Under a Node that reads TypeScript.
await import('./check.ts');
