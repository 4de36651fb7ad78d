/** The manifest of a backup. Every other part of the backup can be checked against it. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { MIGRATIONS } from '../migrate.server.ts';
import { BackupFault } from './backup-fault.server.ts';
import type { Client } from './catalogue.server.ts';

const FORMAT = 1;
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.int().min(0);
/** Names are put into statements: only what the catalogue would write, and of our own schemas. */
const name = z.string().regex(/^(public|app|tasks)\.([a-z_][a-z0-9_]*|"[a-z0-9_ ]+")$/);
const column = z.string().regex(/^([a-z_][a-z0-9_]*|"[a-z0-9_ ]+")$/);

const databasePart = z.strictObject({
  takenAt: z.iso.datetime(),
  postgres: z.string(),
  migrations: z.array(z.strictObject({ name: z.string().regex(/^\d{4}_[a-z0-9_]+\.sql$/), sha256 })),
  /** `sha256` is of the compressed file, `sum` of the rows (checksum.server.ts). */
  tables: z.array(z.strictObject({ name, columns: z.array(column), rows: count, bytes: count, sha256, sum: sha256 })),
  sequences: z.array(z.strictObject({ name, value: z.string().regex(/^-?\d+$/), isCalled: z.boolean() })),
});

const manifest = databasePart.extend({
  format: z.literal(FORMAT),
  product: z.string(),
  /** What the store held of the files that rows name. `sha256` is of the list that has the hash of each. */
  files: z.strictObject({ stored: count, missing: count, bytes: count, sha256 }),
});

export type DatabasePart = z.infer<typeof databasePart>;
export type TablePart = DatabasePart['tables'][number];
export type Manifest = z.infer<typeof manifest>;

export const tableFile = (table: string) => path.join('tables', `${table.replaceAll('"', '')}.gz`);

export function writeManifest(parts: Omit<Manifest, 'format'>): string {
  return `${JSON.stringify({ format: FORMAT, ...parts }, null, 2)}\n`;
}

export function parseManifest(text: string): Manifest {
  const json = JSON.parse(text) as { format?: unknown };
  if (json.format !== FORMAT) {
    throw new BackupFault(`The backup is of format ${json.format}; this version reads format ${FORMAT}`);
  }
  return manifest.parse(json);
}

/** What the schema was made by, with the hash of each file. Throws where the database has seen one that is not here. */
export async function describeMigrations(client: Client): Promise<DatabasePart['migrations']> {
  const { rows } = await client.query<{ name: string }>('SELECT name FROM public.schema_migrations ORDER BY name');
  const known = new Set(await readdir(MIGRATIONS));
  const strange = rows.filter((row) => !known.has(row.name)).map((row) => row.name);
  if (strange.length > 0) {
    throw new BackupFault(`The database is newer than this version of the site, which has no ${strange.join(', ')}`);
  }
  return Promise.all(rows.map(async (row) => ({ name: row.name, sha256: await hashMigration(row.name) })));
}

/** @returns one sentence for each migration of the backup that is not here as it was */
export async function listMigrationFaults({ migrations, product }: Manifest): Promise<string[]> {
  const known = new Set(await readdir(MIGRATIONS));
  const faults = await Promise.all(
    migrations.map(async ({ name, sha256: hash }) => {
      if (!known.has(name)) return `it needs the migration ${name}, which is not here`;
      return (await hashMigration(name)) === hash ? null : `the migration ${name} is not what it was then`;
    }),
  );
  return faults.flatMap((fault) => (fault ? [`${fault}; restore with version ${product} of the site`] : []));
}

async function hashMigration(name: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(path.join(MIGRATIONS, name)))
    .digest('hex');
}
