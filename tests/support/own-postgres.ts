/** A PostgreSQL for one test, which may be stopped; the shared one must keep running. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { inject } from 'vitest';
import { openDatabase } from '#db/connections/client.server.ts';
import { startEmbeddedPostgres } from '#db/embedded/embedded.server.ts';
import { withDatabase } from './cluster.ts';
import type { TestDatabase } from './database.ts';

export type OwnPostgres = {
  database: TestDatabase;
  /** Like `pg_ctl stop -m immediate`, which root may not call: no session ends cleanly. Does nothing if it is stopped. */
  cut(): Promise<void>;
  /** Restarts it on the same data and socket. */
  bringBack(): Promise<void>;
};

export async function startOwnPostgres(name: string): Promise<OwnPostgres> {
  const folder = path.join(inject('cluster').folder, name);
  const { appUrl, ownerUrl, adminUrl, folder: data } = await startEmbeddedPostgres(folder);
  const database = openDatabase(appUrl, { size: 4 });
  return {
    database: {
      appUrl,
      ownerUrl,
      adminUrl: withDatabase(adminUrl, 'agency'),
      database,
      drop: async () => {
        await database.close();
        await stopNow(data);
      },
    },
    cut: () => stopNow(data),
    bringBack: async () => void (await startEmbeddedPostgres(folder)),
  };
}

async function stopNow(data: string): Promise<void> {
  const [pid = ''] = (await readFile(path.join(data, 'postmaster.pid'), 'utf8').catch(emptyIfMissing)).split('\n');
  if (pid === '' || !isAlive(Number(pid))) return;
  process.kill(Number(pid), 'SIGQUIT');
  while (isAlive(Number(pid))) await wait(5);
}

function emptyIfMissing(error: NodeJS.ErrnoException): string {
  if (error.code === 'ENOENT') return '';
  throw error;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
