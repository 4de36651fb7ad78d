/** Checks whether a backup may be restored into a database, without changing anything. */
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { withBaseline } from '../version-1.server.ts';
import { BackupError } from './backup-fault.server.ts';
import { type Client, listTables } from './catalogue.server.ts';
import type { Manifest } from './manifest.server.ts';

const LOOKS = 10;

/** Throws if the site is running on this database, because its changes would be lost or conflict. */
export async function demandNobodyElse(client: Client, siteUser: string): Promise<void> {
  // Connections that were closed a moment ago may still be listed.
  for (let look = 0; look < LOOKS; look += 1) {
    const { rows } = await client.query(
      'SELECT FROM pg_stat_activity WHERE datname = current_database() AND usename = $1 AND pid <> pg_backend_pid()',
      [siteUser],
    );
    if (rows.length === 0) return;
    await wait(100);
  }
  throw new BackupError('The site is running on this database. Stop it first');
}

/** @returns true for a database without a schema. Throws if it has rows that a restore would overwrite. */
export async function demandEmpty(client: pg.Client, { migrations }: Manifest): Promise<boolean> {
  const tables = await listTables(client);
  if (tables.length === 0) return true;
  if (!tables.includes('public.schema_migrations')) throw new BackupError(NOT_EMPTY);
  await client.query('BEGIN');
  try {
    for (const table of tables) await client.query(`ALTER TABLE ${table} NO FORCE ROW LEVEL SECURITY`);
    const { rows } = await client.query<{ name: string }>('SELECT name FROM public.schema_migrations');
    const ownNames = new Set(withBaseline(migrations.map(({ name }) => name)));
    const newer = rows.filter(({ name }) => !ownNames.has(name)).map(({ name }) => name);
    if (newer.length > 0)
      throw new BackupError(`${NOT_EMPTY}: its schema is newer than the backup (${newer.join(', ')})`);
    await demandNoRows(client, tables);
    return false;
  } finally {
    await client.query('ROLLBACK');
  }
}

/** Tables that have rows in a schema without data. */
const OF_THE_SCHEMA = [
  'public.schema_migrations',
  'public.definitions',
  'public.deletion_clock',
  'public.licence_kinds',
  'tasks.version',
  'public.gazetteer',
];

/** Also throws if tables force row-level security on their owner. */
export async function demandNoRows(client: Client, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    if (OF_THE_SCHEMA.includes(table)) continue;
    const { rows } = await client.query(`SELECT FROM ${table} LIMIT 1`);
    if (rows.length > 0) throw new BackupError(`${NOT_EMPTY}: ${table} has rows`);
  }
}

const NOT_EMPTY = 'The database is not empty, and a restore overwrites nothing';
