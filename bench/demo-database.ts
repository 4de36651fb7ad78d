import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { type Database, openDatabase } from '#db/connections/client.server.ts';
import { startEmbeddedPostgres } from '#db/embedded/embedded.server.ts';
import { prepareDatabase } from '#db/prepare.server.ts';
import { PasswordHasher } from '#platform/password-hash/password-hasher.server.ts';

/** `folder`: of the embedded PostgreSQL, whose processor time `postgresSeconds` reads. */
type DemoDatabase = { database: Database; owner: pg.Client; folder: string };

/** Runs `work` on a new database of the demo, and removes the database. */
export async function withDemoDatabase<T>(work: (demo: DemoDatabase) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'agency-bench-'));
  const postgres = await startEmbeddedPostgres(folder);
  const { appUrl, ownerUrl } = postgres;
  const database = openDatabase(appUrl, { statementTimeout: 600_000 });
  const owner = new pg.Client({ connectionString: ownerUrl });
  try {
    const faults = await prepareDatabase({ database, appUrl, ownerUrl, isDemo: true, passwords: new PasswordHasher() });
    if (faults.length > 0) throw new Error(faults.join('; '));
    await owner.connect();
    return await work({ database, owner, folder: postgres.folder });
  } finally {
    await owner.end();
    await database.close();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
