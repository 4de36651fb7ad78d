/** Switches from one version of the site to the next, and deletes the versions that no process needs. */
import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm, stat, symlink, utimes } from 'node:fs/promises';
import { inBuildFolder, listVersions, readVersion, UNNAMED } from '../server/build-folder.mjs';
import { isAlive } from './lock.mjs';

/** How long pages stay open in browsers. */
const DAY_MS = 86_400_000;
/** The number of versions that are kept only because they are recent. */
const MOST_RECENT = 5;
const UNNAMED_FILES = ['client', 'server', '.sources-hash'];

export const isCurrent = async (version) =>
  (await readVersion('current')) === version && existsSync(inBuildFolder(version));

/**
 * Makes a complete version the current one. Each step is one rename, so this can be killed at any moment and run again.
 * @param version name of its folder in `build/`
 */
export async function switchTo(version) {
  const before = (await readVersion('current')) ?? (existsSync(inBuildFolder('client')) ? UNNAMED : null);
  if (before && before !== version) {
    await point('previous', before);
    // Starts the retention period of the version.
    await utimes(inBuildFolder(before), new Date(), new Date());
  }
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
  versions.push(...(await listRecentVersions()));
  const names = new Set(['current', 'previous', 'in-use', ...versions]);
  if (names.has(UNNAMED)) for (const name of UNNAMED_FILES) names.add(name);
  for (const name of await readdir(inBuildFolder())) {
    if (!names.has(name)) await rm(inBuildFolder(name), { recursive: true, force: true });
  }
}

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

/** Lists the newest versions that served, or were built, within the last day. */
async function listRecentVersions() {
  const names = await listVersions();
  const times = await Promise.all(names.map(async (name) => ({ name, at: (await stat(inBuildFolder(name))).mtimeMs })));
  const recent = times.filter(({ at }) => Date.now() - at < DAY_MS).sort((a, b) => b.at - a.at);
  return recent.slice(0, MOST_RECENT).map(({ name }) => name);
}
