/** npm run test:abuse: attacks and faults with all their rounds, which takes many minutes. `-- a04 r09` chooses some of them. */
import { spawn } from 'node:child_process';
import { prepare } from './prepare.mjs';

await prepare();
const options = ['run', '--project', 'abuse', '--no-file-parallelism', ...process.argv.slice(2)];
const child = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', ...options], {
  env: { ...process.env, ABUSE_ROUNDS: 'full' },
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.once('close', (code) => process.exit(code ?? 1));
