/** One PostgreSQL of our own for a whole run, in a folder of its own, gone when the run is over however it ends. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, statfs } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startEmbeddedPostgres } from '#db/embedded/embedded.server.ts';

export type Cluster = {
  /** Superuser, on the database `postgres`. */
  adminUrl: string;
  /** Owner and login role of the site, on a database that tests do not use. */
  ownerUrl: string;
  appUrl: string;
  /** Of this run alone; removed at its end. What lies in `processes` is named after a process that must not outlive it. */
  folder: string;
  /** What Node has compiled of a site, for all that run one. */
  compiled: string;
};

/** In bytes: each database that is made or deleted goes through all of it. */
const SMALL_MEMORY = 128 * 1024 ** 2;

export async function startCluster(): Promise<{ cluster: Cluster; stop(): Promise<void> }> {
  const { folder, sweeper, stop } = await makeFolder();
  const postgres = await startEmbeddedPostgres(folder, SMALL_MEMORY);
  // Where root may not let others in, the data lies elsewhere.
  sweeper.stdin.write(postgres.folder);
  const { adminUrl, ownerUrl, appUrl } = postgres;
  await makeHasty(adminUrl);
  return { cluster: { adminUrl, ownerUrl, appUrl, folder, compiled: path.join(folder, 'compiled') }, stop };
}

async function makeFolder() {
  const folder = await mkdtemp(path.join(await chooseParent(), 'agency-test-'));
  // As root a database runs as another user, who has to get in and to find the way to its socket.
  await chmod(folder, 0o711);
  await mkdir(path.join(folder, 'processes'));

  // What cleans up is a process of its own: it notices by its closed input that this one is gone, even after `kill -9`.
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

/** Where Linux keeps files in memory. */
const MEMORY_FOLDER = '/dev/shm';
/** A run needs about half a gigabyte of it. */
const ENOUGH_BYTES = 4 * 1024 ** 3;

/** In memory, where there is room: a database is a thousand files, which are made and deleted for each test file. */
async function chooseParent(): Promise<string> {
  const room = await statfs(MEMORY_FOLDER).catch(() => null);
  return room && room.bavail * room.bsize >= ENOUGH_BYTES ? MEMORY_FOLDER : os.tmpdir();
}

/** What is thrown away after the run need not reach the disk: a power cut is all that these settings protect from. */
async function makeHasty(adminUrl: string): Promise<void> {
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

/** The same server and role, another database. */
export function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}
