/** Validators that others wrote and that are too large for every install: the full form installs them, once. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

/** A package of its own, which `npm ci` at the root leaves alone. */
const PACKAGE = path.resolve('tests/validators');
/** Where no check of our own sources comes upon it. */
const FOLDER = path.resolve('.data/validators');
const STAMP = path.join(FOLDER, 'node_modules/.lock-hash');

let installed: Promise<void> | undefined;

/** @returns the file with the program of that name */
export async function provideProgram(name: 'conformance' | 'spectral'): Promise<string> {
  await provideValidators();
  return path.join(FOLDER, 'node_modules/.bin', name);
}

/** @returns what the package exports; TypeScript knows nothing of it, as it is there in the full form only */
export async function importValidator(file: string): Promise<Record<string, unknown>> {
  await provideValidators();
  return import(pathToFileURL(path.join(FOLDER, 'node_modules', file)).href);
}

function provideValidators(): Promise<void> {
  installed ??= install();
  return installed;
}

/** As scripts/prepare.mjs does it for the site: exactly what is locked, and without running anything of it. */
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
