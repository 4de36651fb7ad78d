/** Runs every test of a row in the full form, one file at a time, because some of them measure. */
import { spawn } from 'node:child_process';
import { provideChromium } from '../chromium.ts';
import { PROMISES, rowsIn } from './promises.ts';
import { listTestFiles } from './test-files.ts';

const wanted = process.argv.slice(2).flatMap((word) => {
  const rows = rowsIn(word.toUpperCase());
  if (rows.length !== 1 || !rows.every((row) => row in PROMISES)) failWith(`There is no row ${word}.`);
  return rows;
});
const missing = await provideChromium();
if (missing) failWith(missing);

const isWanted = (rows: string[]) => wanted.length === 0 || rows.some((row) => wanted.includes(row));
const files = [...listTestFiles()].filter(([, rows]) => isWanted(rows)).map(([file]) => file);
const options = ['run', '--no-file-parallelism', '--reporter=default', '--reporter=scripts/robustness/reporter.ts'];
const child = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', ...options, ...files], {
  env: {
    ...process.env,
    NODE_ENV: 'test',
    ABUSE_ROUNDS: 'full',
    ...(wanted.length > 0 && { ABUSE_ROWS: wanted.join(' ') }),
  },
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
child.once('close', (code) => process.exit(code ?? 1));

function failWith(words: string): never {
  console.error(words);
  process.exit(1);
}
