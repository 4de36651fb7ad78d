/**
 * The folder `build/` holds one folder for each version of the site, named after the hash of its sources:
 *
 *   build/<hash>/{client,server}   a complete version; it never changes
 *   build/current                  link to the version that the next process runs
 *   build/previous                 link to the version that `current` named before
 *   build/in-use/<pid>             the versions that a running process reads, one name a line
 *   build/next                     the version that is being built
 *
 * scripts/switch-build.mjs writes the links and deletes old versions (docs/decisions/0043-builds-switched-by-rename.md).
 */
import { existsSync } from 'node:fs';
import { mkdir, readlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../build', import.meta.url));

/** In an image, or in a folder of another account. Then only the current version and the one before are kept. */
const READ_ONLY = ['EACCES', 'EPERM', 'EROFS'];

/** @returns a path inside the build folder */
export const inBuildFolder = (...parts) => path.join(folder, ...parts);

/** @returns the name of the version that `build/current` or `build/previous` points to, or null */
export const readVersion = (link) =>
  readlink(inBuildFolder(link)).catch((error) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });

/**
 * Keeps the current and the previous version from being deleted until this process ends.
 * @returns their folders by their own names, because a later build changes where the links point; null without a build,
 * and `previous` null without a previous version or its files
 */
export async function claimBuild() {
  const version = await readVersion('current');
  if (!version) return null;
  const previous = await readVersion('previous');
  try {
    await mkdir(inBuildFolder('in-use'), { recursive: true });
    await writeFile(inBuildFolder('in-use', String(process.pid)), [version, previous].filter(Boolean).join('\n'));
  } catch (error) {
    if (!READ_ONLY.includes(error.code)) {
      console.error(`A later build may delete the files of this process while it runs: ${error.message}`);
    }
  }
  // Checked after the claim: before it, a later build could delete the files. The site also starts without them.
  const hasPrevious = previous !== null && existsSync(inBuildFolder(previous, 'client'));
  return { current: inBuildFolder(version), previous: hasPrevious ? inBuildFolder(previous) : null };
}
