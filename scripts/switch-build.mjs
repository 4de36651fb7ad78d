/** Switches from one version of the site to the next, and deletes the versions that no process needs. */
import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { inBuildFolder, readVersion } from '../server/build-folder.mjs';
import { isAlive } from './lock.mjs';

/** A version built before each had a folder of its own. It lies in `build/` itself, and its name is `.`. */
const UNNAMED = '.';
const UNNAMED_FILES = ['client', 'server', '.sources-hash'];

/** @returns whether the next process runs this version */
export const isCurrent = async (version) =>
  (await readVersion('current')) === version && existsSync(inBuildFolder(version));

/**
 * Makes a complete version the current one. Each step is one rename, so this can be killed at any moment and run again.
 * @param version name of its folder in `build/`
 */
export async function switchTo(version) {
  const before = (await readVersion('current')) ?? (existsSync(inBuildFolder('client')) ? UNNAMED : null);
  if (before && before !== version) await point('previous', before);
  await point('current', version);
  await removeUnused();
}

/** Replaces a link in one step. */
async function point(link, version) {
  const fresh = inBuildFolder(`${link}.new`);
  await rm(fresh, { force: true });
  await symlink(version, fresh);
  await rename(fresh, inBuildFolder(link));
}

async function removeUnused() {
  const versions = [await readVersion('current'), await readVersion('previous'), ...(await listVersionsInUse())];
  const kept = new Set(['current', 'previous', 'in-use', ...versions]);
  if (kept.has(UNNAMED)) for (const name of UNNAMED_FILES) kept.add(name);
  for (const name of await readdir(inBuildFolder())) {
    if (!kept.has(name)) await rm(inBuildFolder(name), { recursive: true, force: true });
  }
}

/** Forgets processes that have ended. */
async function listVersionsInUse() {
  const folder = inBuildFolder('in-use');
  const versions = [];
  for (const pid of existsSync(folder) ? await readdir(folder) : []) {
    const file = inBuildFolder('in-use', pid);
    if (isAlive(Number(pid))) versions.push(...(await readFile(file, 'utf8')).split('\n'));
    else await rm(file, { force: true });
  }
  return versions;
}
