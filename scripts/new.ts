/** npm run new WHAT NAME […]: writes the first files of a part and registers it. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { email } from './new/email.ts';
import { feature } from './new/feature.ts';
import { form } from './new/form.ts';
import { page } from './new/page.ts';
import { Refused, type Scaffold } from './new/scaffold.ts';
import { table } from './new/table.ts';
import { task } from './new/task.ts';

const SCAFFOLDS: Record<string, Scaffold> = { feature, page, form, email, task, table };

const root = fileURLToPath(new URL('..', import.meta.url));
const [what = '', name = '', ...options] = process.argv.slice(2);
const scaffold = Object.hasOwn(SCAFFOLDS, what) ? SCAFFOLDS[what] : undefined;
if (scaffold && name) process.exitCode = write(scaffold);
else {
  console.error(
    ['Usage:', ...Object.entries(SCAFFOLDS).map(([each, { takes }]) => `  npm run new ${each} ${takes}`)].join('\n'),
  );
  process.exitCode = 1;
}

function write({ plan, runs = [], next }: Scaffold): number {
  try {
    const changes = plan(root, name, ...options);
    for (const { file, text } of changes) {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      writeFileSync(path.join(root, file), text);
      console.log(`  ${file}`);
    }
    const files = changes.map(({ file }) => file).filter((file) => /\.tsx?$/.test(file));
    if (files.length > 0)
      run('node_modules/@biomejs/biome/bin/biome', 'check', '--write', '--log-level=error', ...files);
    for (const script of runs) run(script);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    console.error(error.message);
    return 1;
  }
  console.log(['Next:', ...next].join('\n  - '));
  return 0;
}

function run(script: string, ...options: string[]): void {
  const { status } = spawnSync(process.execPath, [path.join(root, script), ...options], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`${script} failed`);
}
