/** A PostgreSQL for one test alone, which may be stopped in the middle: the one of the run must not. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { inject } from 'vitest';
import { openDatabase } from '#db/connections/client.server.ts';
import { startEmbeddedPostgres } from '#db/embedded/embedded.server.ts';
import { withDatabase } from './cluster.ts';
import type { TestDatabase } from './database.ts';

export type OwnPostgres = {
  /** Empty: the site that is started with it puts its tables and the demo in. */
  database: TestDatabase;
  /** As `pg_ctl stop -m immediate`, which root may not call: no session ends in order. Does nothing if it has ended. */
  cut(): Promise<void>;
  /** Starts it again on the same data, in the same place. */
  bringBack(): Promise<void>;
};

/** @param name of its folder within the run's, whose end is also its own */
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
  const [pid = ''] = (await readFile(path.join(data, 'postmaster.pid'), 'utf8').catch(unlessMissing)).split('\n');
  if (pid === '' || !isAlive(Number(pid))) return;
  process.kill(Number(pid), 'SIGQUIT');
  while (isAlive(Number(pid))) await wait(5);
}

function unlessMissing(error: NodeJS.ErrnoException): string {
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
