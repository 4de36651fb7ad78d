/** Writes all rows of a database into files, as they were at one moment, while the site goes on writing. */
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { LOCKS } from '../locks.ts';
import { BackupError } from './backup-fault.server.ts';
import {
  type CarriedTable,
  listCarriedTables,
  listSequences,
  listTables,
  selectStoredFiles,
} from './catalogue.server.ts';
import { Checksum, RowSum } from './checksum.server.ts';
import { type DatabasePart, describeMigrations, type TablePart, tableFile } from './manifest.server.ts';

/** Opens a file that only its owner may read and that is flushed on close, so that a finished backup survives a power cut. */
export const SAFELY = { mode: 0o600, flush: true } as const;
/** Twice as fast as the usual level, and about a sixth larger. */
const COMPRESSION = { level: 3 };

/** Held until the connection is closed. */
export async function lockBackups(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ locked: boolean }>('SELECT pg_try_advisory_lock($1) AS locked', [LOCKS.backup]);
  if (!rows[0]?.locked) throw new BackupError('Another backup of this database is underway');
}

/**
 * @param client of a role that no policy hides rows from; otherwise PostgreSQL refuses. After an error it can only be closed,
 *   which ends the transaction: a statement would wait behind the rows that nothing reads any more
 * @param listOfFiles where the stored files that rows name are listed: key, SHA-256 and length, separated by tabs
 */
export async function dumpDatabase(client: pg.Client, folder: string, listOfFiles: string): Promise<DatabasePart> {
  await mkdir(path.join(folder, 'tables'), { mode: 0o700 });
  const tables = await listTables(client);
  if (!tables.includes('public.schema_migrations'))
    throw new BackupError('There is nothing of the site in this database');
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  // Locked before the first look, which is what decides the moment: no migration can come between the two.
  await client.query(`LOCK TABLE ${tables.join(', ')} IN ACCESS SHARE MODE`);
  const { rows } = await client.query<{ takenAt: Date; postgres: string }>(
    `SELECT now() AS "takenAt", current_setting('server_version') AS postgres`,
  );
  const migrations = await describeMigrations(client);
  const parts: TablePart[] = [];
  for (const table of await listCarriedTables(client)) parts.push(await dumpTable(client, table, folder));
  const files = client.query(copyTo(`COPY (${await selectStoredFiles(client)}) TO STDOUT`));
  await pipeline(files, createWriteStream(listOfFiles, { mode: 0o600 }));
  const sequences = await listSequences(client);
  await client.query('COMMIT');
  const takenAt = rows[0]?.takenAt.toISOString() ?? '';
  return { takenAt, postgres: rows[0]?.postgres ?? '', migrations, tables: parts, sequences };
}

/** Returns the keys of stored files that rows name now. */
export async function listNamedFiles(client: pg.Client, keys: string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const { rows } = await client.query<{ storage_key: string }>(
    `SELECT storage_key FROM (${await selectStoredFiles(client)}) AS named WHERE storage_key = ANY ($1) ORDER BY 1`,
    [keys],
  );
  return rows.map((row) => row.storage_key);
}

async function dumpTable(
  client: pg.Client,
  { name, columns, select }: CarriedTable,
  folder: string,
): Promise<TablePart> {
  const rows = new RowSum();
  const file = new Checksum();
  const stream = client.query(copyTo(`COPY (${select}) TO STDOUT`));
  const target = createWriteStream(path.join(folder, tableFile(name)), { ...SAFELY, flags: 'wx' });
  await pipeline(stream, rows, createGzip(COMPRESSION), file, target);
  return { name, columns, rows: rows.rows, bytes: file.bytes, sha256: file.digest(), sum: rows.digest() };
}
