/**
 * Brings a database to the newest version. A new one is made of db/schema; one that exists gets each file of db/migrations once, in order,
 * each in its own transaction. Then functions, policies and triggers as they are now, and the places of db/gazetteer.
 */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { applyDefinitions, dropUndefined, listChangedDefinitions, listDefinitions } from './definitions.server.ts';
import { isGazetteerBehind, loadGazetteer } from './gazetteer/gazetteer.server.ts';
import { LOCKS } from './locks.ts';
import { createTables } from './schema.server.ts';
import { isTaskSchemaBehind, updateTaskSchema } from './task-schema.server.ts';
import { createOldestTables, describeUnsupported, isBeforeVersion1, withBaseline } from './version-1.server.ts';

type Client = Pick<pg.Client, 'query'>;

export const MIGRATIONS = path.resolve('db/migrations');

/**
 * Applies pending migrations as the database's owner, and lets the login role of `appUrl` act as `agency_app`. Of
 * several processes one migrates and the others wait.
 * @param only these migrations; for an older schema, as in a backup, without definitions unless these are all
 * @returns the names of the applied migrations
 */
export async function migrate(ownerUrl: string, appUrl: string, only?: readonly string[]): Promise<string[]> {
  const client = new pg.Client({ connectionString: ownerUrl });
  // A broken connection fails the running statement; without a listener the event would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    // Should this process be killed, its statement ends with it instead of keeping the others from what it has locked. A
    // server that cannot look whether anybody is still there refuses, and goes on to the statement's end.
    await client.query(`SET client_connection_check_interval = '1s'`).catch(() => undefined);
    await client.query('SELECT pg_advisory_lock($1)', [LOCKS.migration]);
    const requested = withBaseline(only ?? (await listFiles()));
    const before = await listApplied(client);
    await inTransaction(client, () => (before.length > 0 ? enterVersion1(client, before) : create(client, requested)));
    const pendingFiles = await listPendingFiles(client);
    const pending = pendingFiles.filter((name) => requested.includes(name));
    if (pending.length === pendingFiles.length) await applyAll(client, pending);
    else for (const name of pending) await inTransaction(client, () => applyMigration(client, name));
    await updateTaskSchema(client);
    await client.query(`GRANT agency_app TO ${client.escapeIdentifier(userOf(appUrl))}`);
    return (await listApplied(client)).filter((name) => !before.includes(name));
  } finally {
    await client.end();
  }
}

/** Makes a new database: as it is now, or for an older backup as the oldest version had it. */
async function create(client: Client, wanted: readonly string[]): Promise<void> {
  // Made by a version before 1.0.0 that was ended before its first migration.
  await client.query('DROP TABLE IF EXISTS public.schema_migrations');
  const files = await listFiles();
  const isNow = files.every((file) => wanted.includes(file));
  if (isNow) {
    const definitions = await listDefinitions();
    await createTables(
      client,
      definitions.filter(({ kind }) => kind === 'functions'),
    );
    await applyDefinitions(client, definitions);
  } else await createOldestTables(client);
  await client.query('INSERT INTO public.schema_migrations (name) SELECT * FROM unnest($1::text[])', [
    isNow ? wanted : wanted.filter(isBeforeVersion1),
  ]);
}

/** Refuses a database that is too old, before anything changes. */
async function enterVersion1(client: Client, applied: readonly string[]): Promise<void> {
  const refusal = describeUnsupported(applied);
  if (refusal) throw new Error(`The database cannot be migrated: ${refusal}`);
  const [baseline] = withBaseline(applied).slice(applied.length);
  if (baseline) await client.query('INSERT INTO public.schema_migrations (name) VALUES ($1)', [baseline]);
}

/**
 * Functions change together with the types of their results, or else with the last migration, because they may name what it adds. Policies
 * and triggers follow table by table, because replacing them locks the table: with locks on several, traffic and migration could wait for
 * each other.
 */
async function applyAll(client: Client, pending: string[]): Promise<void> {
  const texts = await Promise.all(pending.map(readMigration));
  const ofTypes = pending.filter((_, at) => /^ALTER TYPE /m.test(texts[at] ?? ''));
  const withFunctions = ofTypes.length > 0 ? ofTypes : pending.slice(-1);
  for (const name of pending.filter((each) => !withFunctions.includes(each))) {
    await inTransaction(client, () => applyMigration(client, name));
  }
  const definitions = await listDefinitions();
  await inTransaction(client, async () => {
    for (const name of withFunctions) await applyMigration(client, name);
    const functions = (await listChangedDefinitions(client, definitions)).filter(({ kind }) => kind === 'functions');
    if (functions.length > 0) await applyDefinitions(client, functions);
  });
  for (const definition of await listChangedDefinitions(client, definitions)) {
    await inTransaction(client, () => applyDefinitions(client, [definition]));
  }
  await inTransaction(client, () => dropUndefined(client, definitions));
  if (await isGazetteerBehind(client)) await inTransaction(client, () => loadGazetteer(client));
}

/** Applies everything that `migrate` would, in the caller's transaction. The caller keeps other sessions out. */
export async function completeSchema(client: Client): Promise<void> {
  for (const name of await listPendingFiles(client)) await applyMigration(client, name);
  const definitions = await listDefinitions();
  const changed = await listChangedDefinitions(client, definitions);
  if (changed.length > 0) await applyDefinitions(client, changed);
  await dropUndefined(client, definitions);
}

/** @returns whether any migration was ever applied; a new database has no list of them */
export async function hasBeenMigrated(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ list: string | null }>(
    `SELECT to_regclass('public.schema_migrations') AS list`,
  );
  return rows[0]?.list !== null;
}

/** Pending migrations, by which a process that may not migrate refuses an old schema. */
export async function listPendingMigrations(client: Client): Promise<string[]> {
  const files = await listPendingFiles(client);
  if (files.length > 0) return files;
  const definitions = await listChangedDefinitions(client, await listDefinitions());
  if (definitions.length > 0) return definitions.map(({ name }) => name);
  if (await isGazetteerBehind(client)) return ['the towns of the gazetteer'];
  return (await isTaskSchemaBehind(client)) ? ['the tables of background tasks'] : [];
}

/** @returns those of a newer version, which this one works with as long as migrations only add */
export async function listNewerThanThisVersion(applied: string[]): Promise<string[]> {
  const fileNames = new Set(await listFiles());
  return applied.filter((name) => !fileNames.has(name) && !isBeforeVersion1(name));
}

async function listPendingFiles(client: Client): Promise<string[]> {
  const applied = new Set(await listApplied(client));
  return (await listFiles()).filter((file) => !applied.has(file));
}

const listFiles = async (): Promise<string[]> =>
  (await readdir(MIGRATIONS)).filter((file) => file.endsWith('.sql')).sort();

/** @returns none for a new database, which has no list of them */
async function listApplied(client: Client): Promise<string[]> {
  if (!(await hasBeenMigrated(client))) return [];
  const { rows } = await client.query<{ name: string }>('SELECT name FROM public.schema_migrations ORDER BY name');
  return rows.map(({ name }) => name);
}

const readMigration = (name: string): Promise<string> => readFile(path.join(MIGRATIONS, name), 'utf8');

async function applyMigration(client: Client, name: string): Promise<void> {
  const sql = await readMigration(name);
  try {
    await client.query(sql);
    await grantFunctionsOfIndexes(client);
    await client.query('INSERT INTO public.schema_migrations (name) VALUES ($1)', [name]);
  } catch (error) {
    throw new Error(`Migration ${name} failed; the database is as it was before it`, { cause: error });
  }
}

/** Until the definitions follow, the running version would otherwise fail to write rows of the tables that a new function indexes. */
async function grantFunctionsOfIndexes(client: Client): Promise<void> {
  await client.query(`
    DO $$
    DECLARE
      _function regprocedure;
    BEGIN
      FOR _function IN
        SELECT DISTINCT p.oid
        FROM pg_depend AS d JOIN pg_class AS i ON i.oid = d.objid AND i.relkind = 'i' JOIN pg_proc AS p ON p.oid = d.refobjid
        WHERE d.classid = 'pg_class'::regclass AND d.refclassid = 'pg_proc'::regclass
          AND p.pronamespace IN ('app'::regnamespace, 'public'::regnamespace)
          AND pg_has_role(p.proowner, 'USAGE') AND NOT has_function_privilege('agency_app', p.oid, 'EXECUTE')
      LOOP
        EXECUTE format('GRANT EXECUTE ON FUNCTION %s TO agency_app, agency_reader, agency_keeper', _function);
      END LOOP;
    END $$`);
}

async function inTransaction(client: Client, work: () => Promise<void>): Promise<void> {
  await client.query('BEGIN');
  try {
    await work();
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

/** The role a connection string signs in as; node-postgres falls back on the operating system's user, and so do we. */
export function userOf(connectionString: string): string {
  const client = new pg.Client({ connectionString });
  if (!client.user) throw new Error('DATABASE_URL names no user');
  return client.user;
}
