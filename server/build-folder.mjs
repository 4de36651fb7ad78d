/**
 * The folder `build/` holds one folder for each version of the site, named after the hash of its sources:
 *
 *   build/<hash>/{client,server}   a complete version; it never changes
 *   build/current                  link to the version that the next process runs
 *   build/previous                 link to the version that `current` named before
 *   build/<hash>/client            of versions that served within the last day: files that open pages still ask for
 *   build/in-use/<pid>             the versions that a running process reads, one name a line
 *   build/next                     the version that is being built
 *
 * scripts/switch-build.mjs writes the links and deletes old versions (docs/decisions/0058-updates-without-a-pause.md).
 */
import { existsSync } from 'node:fs';
import { mkdir, readdir, readlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../build', import.meta.url));

/** An image, or a folder owned by another account, is read-only: only the current and the previous version are kept there. */
const READ_ONLY = ['EACCES', 'EPERM', 'EROFS'];

/** @returns a path inside the build folder */
export const inBuildFolder = (...parts) => path.join(folder, ...parts);

/** @returns the name of the version that `build/current` or `build/previous` points to, or null */
export const readVersion = (link) =>
  readlink(inBuildFolder(link)).catch((error) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });

/** A version from before each had its own folder. It is in `build/` directly and is called `.`. */
export const UNNAMED = '.';
/** Folders in `build/` that are not versions. `client` and `server` belong to the unnamed version. */
const OTHER_FOLDERS = ['in-use', 'next', 'client', 'server'];

/** @returns the names of all versions that are complete, with or without their server */
export async function listVersions() {
  const entries = await readdir(inBuildFolder(), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory() && !OTHER_FOLDERS.includes(entry.name)).map(({ name }) => name);
}

/**
 * Keeps the current version and those before it from being deleted until this process ends.
 * @returns their folders by their own names, because a later build changes where the links point; null without a build
 */
export async function claimBuild() {
  const version = await readVersion('current');
  if (!version) return null;
  const otherVersions = (await listVersions()).filter((name) => name !== version);
  if ((await readVersion('previous')) === UNNAMED) otherVersions.push(UNNAMED);
  try {
    await mkdir(inBuildFolder('in-use'), { recursive: true });
    await writeFile(inBuildFolder('in-use', String(process.pid)), [version, ...otherVersions].join('\n'));
  } catch (error) {
    if (!READ_ONLY.includes(error.code)) {
      console.error(`A later build may delete the files of this process while it runs: ${error.message}`);
    }
  }
  // Checked after the claim: before it, a later build could delete the files. The site also starts without them.
  const existing = otherVersions.filter((name) => existsSync(inBuildFolder(name, 'client')));
  return { current: inBuildFolder(version), earlier: existing.map((name) => inBuildFolder(name)) };
}
