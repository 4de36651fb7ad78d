/**
 * Loads the rows of a backup into a database of the same schema, in one transaction, as the owner. Row-level security is not forced on
 * the owner, triggers are disabled (they would repeat their effects), and foreign keys are checked at the end, because they are
 * circular. All three are restored and verified before the commit.
 */
import { createReadStream } from 'node:fs';
import path from 'node:path';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { completeSchema } from '../migrate.server.ts';
import { BackupError } from './backup-fault.server.ts';
import {
  type CarriedTable,
  type Client,
  isOfTasks,
  LEFT_OUT,
  listCarriedTables,
  listTables,
} from './catalogue.server.ts';
import { Checksum, RowSum } from './checksum.server.ts';
import { type ErasedAgain, type Erasures, eraseAgain } from './erasures.server.ts';
import { type Manifest, type TablePart, tableFile } from './manifest.server.ts';
import { demandNoRows } from './restore-check.server.ts';

export type Loading = {
  folder: string;
  manifest: Manifest;
  /** True if this restore has just made the database: rows that its migrations inserted are then replaced. */
  isNew: boolean;
  /** false: mails and other tasks that waited are not carried over. */
  withTasks: boolean;
  erasures: Erasures;
};

/** @param onNothing called if it is certain that no rows were restored */
export async function loadDatabase(
  client: pg.Client,
  loading: Loading,
  onNothing: () => Promise<void>,
): Promise<ErasedAgain> {
  // Set just before COMMIT: if that fails, the rows may exist anyway, and `onNothing` must not run.
  let isSettled = false;
  await client.query('BEGIN');
  try {
    await asOwner(client, () => loadRows(client, loading));
    // The present procedures erase, by the present tables: the backup may be of an older schema.
    await client.query(`SELECT set_config('row_security', 'on', true)`);
    await completeSchema(client);
    await client.query(`SELECT set_config('row_security', 'off', true)`);
    const erased = await asOwner(client, () => eraseAgain(client, loading.erasures));
    isSettled = true;
    await client.query('COMMIT');
    return erased;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    if (!isSettled) await onNothing();
    throw error;
  }
}

async function loadRows(client: pg.Client, { manifest, folder, isNew, withTasks }: Loading): Promise<void> {
  const tables = await listTables(client);
  const carried = matchTables(await listCarriedTables(client), manifest).filter(
    ({ table }) => withTasks || !isOfTasks(table),
  );
  if (!isNew) await demandNoRows(client, tables);
  const foreignKeys = await dropForeignKeys(client);
  const triggers = await stopTriggers(client);
  const indexes = await dropIndexes(client);
  await client.query(`TRUNCATE ${carried.map(({ table }) => table.name).join(', ')}`);
  for (const { table, part } of carried) await loadTable(client, table, part, folder);
  for (const { name, value, isCalled } of manifest.sequences) {
    await client.query('SELECT setval($1, $2, $3)', [name, value, isCalled]);
  }
  for (const statement of [...indexes, ...foreignKeys, ...triggers]) await client.query(statement);
  await client.query('SET CONSTRAINTS ALL IMMEDIATE');
  for (const { table, part } of carried) await compareTable(client, table, part);
}

/** Suspends forced row-level security for the owner of the tables while `work` runs. */
async function asOwner<Result>(client: pg.Client, work: () => Promise<Result>): Promise<Result> {
  const before = await describeWalls(client);
  const forced = await listForced(client);
  for (const name of forced) await client.query(`ALTER TABLE ${name} NO FORCE ROW LEVEL SECURITY`);
  const result = await work();
  for (const name of forced) await client.query(`ALTER TABLE ${name} FORCE ROW LEVEL SECURITY`);
  if ((await describeWalls(client)) !== before) throw new Error('The schema is not what it was before the restore');
  return result;
}

type Match = { table: CarriedTable; part: TablePart };

/**
 * Checks that every table of the backup exists and every table gets its rows. Older versions also carried tables that
 * they did not know.
 */
function matchTables(tables: CarriedTable[], manifest: Manifest): Match[] {
  const parts = manifest.tables.filter(({ name }) => !(name in LEFT_OUT));
  const matches = parts.map((part) => {
    const table = tables.find(({ name }) => name === part.name);
    const isSame = table && [...table.columns].sort().join() === [...part.columns].sort().join();
    if (!isSame) throw new BackupError(`The table ${part.name} of the backup has other columns than the one here`);
    return { part, table: { ...table, columns: part.columns } };
  });
  const missing = tables.filter(({ name }) => !parts.some((part) => part.name === name));
  if (missing.length > 0) throw new BackupError(`The backup has no ${missing.map(({ name }) => name).join(', ')}`);
  return matches;
}

async function loadTable(client: pg.Client, { name, columns }: CarriedTable, part: TablePart, folder: string) {
  const file = new Checksum();
  const rows = client.query(copyFrom(`COPY ${name} (${columns.join(', ')}) FROM STDIN`));
  await pipeline(createReadStream(path.join(folder, tableFile(name))), file, createGunzip(), rows);
  if (file.digest() !== part.sha256) throw new BackupError(`${tableFile(name)} is damaged`);
}

/** Checks that the table returns exactly what the backup was made from. */
async function compareTable(client: pg.Client, { name, select }: CarriedTable, part: TablePart): Promise<void> {
  const rows = new RowSum();
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  await pipeline(client.query(copyTo(`COPY (${select}) TO STDOUT`)), rows, nowhere);
  if (rows.rows === part.rows && rows.digest() === part.sum) return;
  throw new BackupError(`${name} holds ${rows.rows} rows that are not the ${part.rows} of the backup`);
}

const OURS = `relnamespace IN (SELECT oid FROM pg_namespace WHERE nspname IN ('public', 'app', 'tasks'))`;

async function listForced(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT oid::regclass::text AS name FROM pg_class WHERE ${OURS} AND relkind IN ('r', 'p') AND relforcerowsecurity`,
  );
  return rows.map(({ name }) => name);
}

/**
 * Runs each statement that the query names as `down`.
 * @returns the statements that it names as `up`, which undo the others
 */
async function takeDown(client: Client, query: string): Promise<string[]> {
  const { rows } = await client.query<{ down: string; up: string }>(query);
  for (const { down } of rows) await client.query(down);
  return rows.map(({ up }) => up);
}

/** @returns the statements that add the keys again */
const dropForeignKeys = (client: Client): Promise<string[]> =>
  takeDown(
    client,
    `SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS down,
            format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(k.oid)) AS up
     FROM pg_constraint AS k JOIN pg_class AS c ON c.oid = conrelid
     WHERE ${OURS} AND contype = 'f' AND conparentid = 0 ORDER BY conrelid, conname`,
  );

/**
 * Drops the indexes that only make searches fast: building them once over all rows takes a fraction of the time that row by row takes.
 * @returns the statements that create the indexes again
 */
const dropIndexes = (client: Client): Promise<string[]> =>
  takeDown(
    client,
    `SELECT format('DROP INDEX %s', indexrelid::regclass) AS down, pg_get_indexdef(indexrelid) AS up
     FROM pg_index JOIN pg_class AS c ON c.oid = indrelid
     WHERE relnamespace IN ('public'::regnamespace, 'app'::regnamespace) AND relkind = 'r' AND NOT relispartition
       AND NOT indisunique AND NOT indisexclusion AND indisvalid
       AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid)
     ORDER BY indexrelid`,
  );

/** Disables our own enabled triggers, not those of foreign keys. @returns the statements that enable them again */
const stopTriggers = (client: Client): Promise<string[]> =>
  takeDown(
    client,
    `SELECT format('ALTER TABLE %s DISABLE TRIGGER %I', tgrelid::regclass, tgname) AS down,
            format('ALTER TABLE %s ENABLE TRIGGER %I', tgrelid::regclass, tgname) AS up
     FROM pg_trigger JOIN pg_class AS c ON c.oid = tgrelid
     WHERE ${OURS} AND NOT tgisinternal AND tgenabled = 'O' AND tgparentid = 0`,
  );

/** Describes row-level security, triggers and foreign keys, to compare them before and after the load. */
async function describeWalls(client: Client): Promise<string> {
  const { rows } = await client.query<{ wall: string }>(
    `SELECT concat_ws(' ', oid::regclass, relrowsecurity, relforcerowsecurity) AS wall FROM pg_class WHERE ${OURS} AND relkind IN ('r', 'p')
     UNION ALL
     SELECT concat_ws(' ', conrelid::regclass, conname, convalidated, pg_get_constraintdef(k.oid))
     FROM pg_constraint AS k JOIN pg_class AS c ON c.oid = conrelid WHERE ${OURS}
     UNION ALL
     SELECT concat_ws(' ', tgrelid::regclass, tgname, tgenabled)
     FROM pg_trigger JOIN pg_class AS c ON c.oid = tgrelid WHERE ${OURS} AND NOT tgisinternal
     UNION ALL
     SELECT concat_ws(' ', indexdef, attname, attstattarget)
     FROM pg_indexes JOIN pg_attribute ON attrelid = format('%I.%I', schemaname, indexname)::regclass
     WHERE schemaname IN ('public', 'app')
     ORDER BY 1`,
  );
  return rows.map(({ wall }) => wall).join('\n');
}
