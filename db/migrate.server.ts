/** Brings a database to the newest version: each file of db/migrations once, in order, each in its own transaction. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { isTaskSchemaBehind, updateTaskSchema } from './task-schema.server.ts';

export const MIGRATIONS = path.resolve('db/migrations');
/** Any constant: processes that start together wait for one another here, so that only one migrates. */
const MIGRATION_LOCK = 7_215_001;

/**
 * Applies what is missing, as the database's owner, and lets the login role of `appUrl` act as `agency_app`.
 * @param only of these; for an older schema, as a backup has it
 * @returns the names of the migrations applied now
 */
export async function migrate(ownerUrl: string, appUrl: string, only?: readonly string[]): Promise<string[]> {
  const client = new pg.Client({ connectionString: ownerUrl });
  // A connection that breaks fails the statement underway; without a listener it would end the process besides.
  client.on('error', () => undefined);
  await client.connect();
  try {
    // Should this process be killed, its statement ends with it instead of keeping the others from what it has locked. A
    // server that cannot look whether anybody is still there refuses, and goes on to the statement's end.
    await client.query(`SET client_connection_check_interval = '1s'`).catch(() => undefined);
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query(`CREATE TABLE IF NOT EXISTS public.schema_migrations (
      name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())`);
    const pending = (await listPendingFiles(client)).filter((name) => only?.includes(name) ?? true);
    for (const name of pending) await apply(client, name);
    await updateTaskSchema(client);
    await client.query(`GRANT agency_app TO ${client.escapeIdentifier(userOf(appUrl))}`);
    return pending;
  } finally {
    await client.end();
  }
}

/** @returns whether any migration was ever applied; a new database has no list of them */
export async function hasBeenMigrated(client: Pick<pg.Client, 'query'>): Promise<boolean> {
  const { rows } = await client.query<{ list: string | null }>(
    `SELECT to_regclass('public.schema_migrations') AS list`,
  );
  return rows[0]?.list !== null;
}

/** What the database has not seen; for processes that may not migrate, to refuse an old schema. */
export async function listPendingMigrations(client: Pick<pg.Client, 'query'>): Promise<string[]> {
  const files = await listPendingFiles(client);
  return files.length === 0 && (await isTaskSchemaBehind(client)) ? ['the tables of background tasks'] : files;
}

async function listPendingFiles(client: Pick<pg.Client, 'query'>): Promise<string[]> {
  const files = (await readdir(MIGRATIONS)).filter((file) => file.endsWith('.sql')).sort();
  const { rows } = await client.query<{ name: string }>('SELECT name FROM public.schema_migrations');
  const applied = new Set(rows.map((row) => row.name));
  return files.filter((file) => !applied.has(file));
}

async function apply(client: pg.Client, name: string): Promise<void> {
  const sql = await readFile(path.join(MIGRATIONS, name), 'utf8');
  try {
    await client.query('BEGIN');
    await client.query(sql);
    await client.query('INSERT INTO public.schema_migrations (name) VALUES ($1)', [name]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw new Error(`Migration ${name} failed; the database is as it was before it`, { cause: error });
  }
}

/** The role a connection string signs in as; node-postgres falls back on the operating system's user, and so do we. */
export function userOf(connectionString: string): string {
  const client = new pg.Client({ connectionString });
  if (!client.user) throw new Error('DATABASE_URL names no user');
  return client.user;
}
