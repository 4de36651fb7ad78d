import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, statfs } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startEmbeddedPostgres } from '#db/embedded/embedded.server.ts';

export type Cluster = {
  /** Superuser, connected to the database `postgres`. */
  adminUrl: string;
  /** Owner and login role of the site, on a database that no test uses. */
  ownerUrl: string;
  appUrl: string;
  /** Temporary folder of this run. Each file in its subfolder `processes` is named after the id of a process to kill at the end. */
  folder: string;
  /** Node's compile cache, shared by all sites of the run. */
  compiled: string;
};

/** Bytes. Creating or dropping a database scans all of shared memory. */
const SMALL_MEMORY = 128 * 1024 ** 2;

export async function startCluster(): Promise<{ cluster: Cluster; stop(): Promise<void> }> {
  const { folder, sweeper, stop } = await makeFolder();
  const postgres = await startEmbeddedPostgres(folder, SMALL_MEMORY);
  // Where root's folders are closed to other users, the data lies elsewhere.
  sweeper.stdin.write(postgres.folder);
  const { adminUrl, ownerUrl, appUrl } = postgres;
  await disableDurability(adminUrl);
  return { cluster: { adminUrl, ownerUrl, appUrl, folder, compiled: path.join(folder, 'compiled') }, stop };
}

async function makeFolder() {
  const folder = await mkdtemp(path.join(await chooseParent(), 'agency-test-'));
  // PostgreSQL does not run as root: its user needs to reach the socket below this folder.
  await chmod(folder, 0o711);
  await mkdir(path.join(folder, 'processes'));

  // A separate process cleans up: it sees its input close when this one ends, even after `kill -9`.
  const script = fileURLToPath(new URL('./sweeper.ts', import.meta.url));
  const sweeper = spawn(process.execPath, [script, folder], { detached: true, stdio: ['pipe', 'ignore', 'inherit'] });
  sweeper.unref();
  const stop = async () => {
    const exit = once(sweeper, 'exit');
    sweeper.ref();
    sweeper.stdin.end();
    await exit;
  };
  return { folder, sweeper, stop };
}

const MEMORY_FOLDER = '/dev/shm';
/** Bytes. A run uses about half a gigabyte. */
const ENOUGH_BYTES = 4 * 1024 ** 3;

/** Uses memory if there is enough: a database is a thousand files, created and deleted for each test file. */
async function chooseParent(): Promise<string> {
  const room = await statfs(MEMORY_FOLDER).catch(() => null);
  return room && room.bavail * room.bsize >= ENOUGH_BYTES ? MEMORY_FOLDER : os.tmpdir();
}

async function disableDurability(adminUrl: string): Promise<void> {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  try {
    for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit'])
      await admin.query(`ALTER SYSTEM SET ${setting} = off`);
    await admin.query('SELECT pg_reload_conf()');
  } finally {
    await admin.end();
  }
}

export function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}
