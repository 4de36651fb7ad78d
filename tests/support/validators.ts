import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

/** A separate package that `npm ci` at the root does not install. */
const PACKAGE = path.resolve('tests/validators');
const FOLDER = path.resolve('.data/validators');
const STAMP = path.join(FOLDER, 'node_modules/.lock-hash');

let installed: Promise<void> | undefined;

export async function provideProgram(name: 'conformance' | 'spectral'): Promise<string> {
  await provideValidators();
  return path.join(FOLDER, 'node_modules/.bin', name);
}

/** @returns the package's exports, untyped because it is only installed in the full form */
export async function importValidator(file: string): Promise<Record<string, unknown>> {
  await provideValidators();
  return import(pathToFileURL(path.join(FOLDER, 'node_modules', file)).href);
}

function provideValidators(): Promise<void> {
  installed ??= install();
  return installed;
}

/** Installs exactly the locked packages without their scripts, as scripts/prepare.mjs does for the site. */
async function install(): Promise<void> {
  const { withLock } = await import(pathToFileURL(path.resolve('scripts/lock.mjs')).href);
  await withLock(path.resolve('.data/validators.lock'), async () => {
    const hash = createHash('sha256')
      .update(await readFile(path.join(PACKAGE, 'package-lock.json')))
      .digest('hex');
    if ((await readFile(STAMP, 'utf8').catch(() => null)) === hash) return;
    await mkdir(FOLDER, { recursive: true });
    for (const name of ['package.json', 'package-lock.json'])
      await cp(path.join(PACKAGE, name), path.join(FOLDER, name));
    await promisify(execFile)('npm', ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund'], {
      cwd: FOLDER,
    });
    await writeFile(STAMP, hash);
  });
}
