/** A PostgreSQL primary with a streaming replica. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { appendFile, chmod, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { expect, inject } from 'vitest';
import { type Database, openDatabase } from '#db/connections/client.server.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#db/embedded/embedded.server.ts';
import { migrate } from '#db/migrate.server.ts';
import { eventually } from '#tests/support/task-queue.ts';

export type ReplicatedPostgres = {
  primary: EmbeddedPostgres;
  replica: EmbeddedPostgres;
  database: Database;
  ask(which: EmbeddedPostgres, statement: string): Promise<Record<string, unknown>[]>;
  /** Ends all connections as well. */
  stopPrimary(): Promise<void>;
  startPrimary(): Promise<void>;
  stopReplica(): Promise<void>;
  startReplica(): Promise<void>;
  stop(): Promise<void>;
};

export async function startReplicatedPostgres(): Promise<ReplicatedPostgres> {
  const [folder, copy] = [await newFolder('primary-'), await newFolder('replica-')];
  const first = await startEmbeddedPostgres(folder);
  await migrate(first.ownerUrl, first.appUrl);
  await first.stop();
  // Keeps owners and modes: the server may run as another user than this test.
  await promisify(execFile)('cp', ['-a', path.join(folder, 'postgres'), copy]);
  const primary = await startEmbeddedPostgres(folder);
  const socket = new URL(primary.adminUrl).searchParams.get('host');
  const settings = path.join(copy, 'postgres', 'postgresql.auto.conf');
  await appendFile(settings, `primary_conninfo = 'host=${socket} user=postgres'\n`);
  await writeFile(path.join(copy, 'postgres', 'standby.signal'), '');
  const replica = await startEmbeddedPostgres(copy);
  const database = openDatabase(primary.appUrl, { size: 4 });
  return {
    primary,
    replica,
    database,
    ask,
    stopPrimary: () => shutDown(primary),
    startPrimary: async () => void (await startEmbeddedPostgres(folder)),
    stopReplica: () => shutDown(replica),
    startReplica: async () => void (await startEmbeddedPostgres(copy)),
    stop: async () => {
      await database.close();
      await replica.stop();
      await primary.stop();
    },
  };
}

/** PostgreSQL's 'fast' shutdown, which ends all sessions. */
async function shutDown({ folder }: EmbeddedPostgres): Promise<void> {
  const lock = path.join(folder, 'postmaster.pid');
  process.kill(Number((await readFile(lock, 'utf8')).split('\n')[0]), 'SIGINT');
  await eventually(() => expect(existsSync(lock)).toBe(false));
}

async function ask({ adminUrl }: EmbeddedPostgres, statement: string): Promise<Record<string, unknown>[]> {
  const url = new URL(adminUrl);
  url.pathname = '/agency';
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

async function newFolder(name: string): Promise<string> {
  const folder = await mkdtemp(path.join(inject('cluster').folder, name));
  // PostgreSQL does not run as root: its user must be able to enter the folder.
  await chmod(folder, 0o711);
  return folder;
}
