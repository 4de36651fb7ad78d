/** Databases of different sizes side by side in one server, so that noise of the machine affects all alike. */
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { type Database, openDatabase } from '#db/connections/client.server.ts';
import type { EmbeddedPostgres } from '#db/embedded/embedded.server.ts';
import { prepareDatabase } from '#db/prepare.server.ts';
import { fillJobs } from '#db/seed/fill.server.ts';
import { PasswordHasher } from '#platform/password-hash/password-hasher.server.ts';
import { fillCandidate, fillPeople } from './scale-people.ts';

export type Filled = {
  jobs: number;
  appUrl: string;
  ownerUrl: string;
  adminUrl: string;
  database: Database;
  seconds: number;
};

/** A database that an earlier run kept is migrated and used again. */
export async function fillDatabase(postgres: EmbeddedPostgres, jobs: number): Promise<Filled> {
  const startedAt = performance.now();
  const name = `agency_${jobs}`;
  const named = (url: string) => Object.assign(new URL(url), { pathname: `/${name}` }).href;
  const [appUrl, ownerUrl, adminUrl] = [named(postgres.appUrl), named(postgres.ownerUrl), named(postgres.adminUrl)];
  const isThere = await as(postgres.adminUrl, async (admin) => {
    if ((await admin.query('SELECT FROM pg_database WHERE datname = $1', [name])).rowCount) return true;
    await admin.query(`CREATE DATABASE ${name} OWNER agency_owner`);
    return false;
  });
  const database = openDatabase(appUrl, { statementTimeout: 1_800_000 });
  const passwords = new PasswordHasher();
  const faults = await prepareDatabase({ database, appUrl, ownerUrl, isDemo: true, passwords });
  if (faults.length > 0) throw new Error(faults.join('; '));
  if (!isThere) await fillAll(database, passwords, ownerUrl, jobs);
  return { jobs, appUrl, ownerUrl, adminUrl, database, seconds: (performance.now() - startedAt) / 1_000 };
}

async function fillAll(database: Database, passwords: PasswordHasher, ownerUrl: string, jobs: number): Promise<void> {
  await as(ownerUrl, async (owner) => {
    const indexes = await takeIndexes(owner);
    await fillJobs(database, passwords, jobs);
    await owner.query(`SET maintenance_work_mem = '512MB'`);
    for (const definition of indexes) await owner.query(definition);
    // The query that joins people to jobs needs statistics.
    await owner.query('ANALYZE');
    await fillPeople(database, jobs);
    await fillCandidate(database);
    await owner.query('VACUUM (ANALYZE)');
  });
}

/** Drops the indexes: building them after the inserts takes a fraction of the time. @returns statements that create them again */
async function takeIndexes(owner: pg.Client): Promise<string[]> {
  const { rows } = await owner.query<{ name: string; definition: string }>(`
    SELECT i.indexrelid::regclass::text AS name, pg_get_indexdef(i.indexrelid) AS definition
    FROM pg_index AS i WHERE i.indrelid = 'jobs'::regclass
      AND NOT EXISTS (SELECT FROM pg_constraint AS c WHERE c.conindid = i.indexrelid)`);
  for (const { name } of rows) await owner.query(`DROP INDEX ${name}`);
  return rows.map(({ definition }) => definition);
}

/**
 * Prevents lookups of places during the measurement: a site publishes the demo's places when it starts, and its tasks, like a new edition
 * of the gazetteer, would look up nearly all jobs of the board.
 */
export async function leaveJobsPlaced({ adminUrl }: Filled): Promise<void> {
  await as(adminUrl, (admin) => admin.query('DELETE FROM place_changes; DELETE FROM place_renewals'));
}

const LOOK_EVERY_MS = 250;

/**
 * Waits for the tasks that a site runs when it starts, so that they do not disturb the measurement. Resolves within two minutes or throws.
 */
export async function untilTasksAreDone({ adminUrl }: Filled): Promise<void> {
  await as(adminUrl, async (admin) => {
    for (const deadline = Date.now() + 120_000; Date.now() < deadline; await wait(LOOK_EVERY_MS)) {
      const { rowCount } = await admin.query(
        `SELECT FROM tasks.job_common WHERE state IN ('created', 'active') AND start_after <= now() AND name NOT LIKE '\\_\\_%'`,
      );
      if (rowCount === 0) return;
    }
    throw new Error('The tasks of a site did not end');
  });
}

export type Bytes = { table: number; indexes: number; words: number; places: number };

/** Bytes per job in the database: row, indexes (search index included), and places with their indexes. */
export async function bytesPerJob({ ownerUrl, jobs }: Filled): Promise<Bytes> {
  return as(ownerUrl, async (owner) => {
    const { rows } = await owner.query<Record<keyof Bytes, string>>(
      `SELECT pg_table_size('jobs') AS table, pg_indexes_size('jobs') AS indexes, pg_relation_size('jobs_lookup') AS words,
              pg_total_relation_size('job_places') AS places`,
    );
    const each = (name: keyof Bytes) => Number(rows[0]?.[name]) / jobs;
    return { table: each('table'), indexes: each('indexes'), words: each('words'), places: each('places') };
  });
}

async function as<Result>(connectionString: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
