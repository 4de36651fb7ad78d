/** npm run test:abuse: attacks and faults with all their rounds, which takes hours. `-- a04 r09` chooses some of them. */
import { prepare } from './prepare.mjs';

await prepare();
// Under a Node that reads TypeScript.
await import('./robustness/run.ts');
