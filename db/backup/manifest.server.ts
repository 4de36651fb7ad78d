/** The manifest of a backup. Every other part of the backup can be checked against it. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { listNewerThanThisVersion, MIGRATIONS } from '../migrate.server.ts';
import { describeUnsupported, isBeforeVersion1 } from '../version-1.server.ts';
import { BackupError } from './backup-fault.server.ts';
import type { Client } from './catalogue.server.ts';

const FORMAT = 1;
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.int().min(0);
/** Accepts only quoted names of our own schemas, because they are inserted into statements. */
const name = z.string().regex(/^(public|app|tasks)\.([a-z_][a-z0-9_]*|"[a-z0-9_ ]+")$/);
const column = z.string().regex(/^([a-z_][a-z0-9_]*|"[a-z0-9_ ]+")$/);

const databasePart = z.strictObject({
  takenAt: z.iso.datetime(),
  postgres: z.string(),
  /** `sha256` is null for a migration whose file the version that took the backup did not have: of a newer version, or from before 1.0.0. */
  migrations: z.array(z.strictObject({ name: z.string().regex(/^\d{4}_[a-z0-9_]+\.sql$/), sha256: sha256.nullable() })),
  /** `sha256` is of the compressed file, `sum` of the rows (checksum.server.ts). */
  tables: z.array(z.strictObject({ name, columns: z.array(column), rows: count, bytes: count, sha256, sum: sha256 })),
  sequences: z.array(z.strictObject({ name, value: z.string().regex(/^-?\d+$/), isCalled: z.boolean() })),
});

const manifest = databasePart.extend({
  format: z.literal(FORMAT),
  product: z.string(),
  /** The stored files that rows name. `sha256` is the hash of the list of their hashes. */
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
    throw new BackupError(`The backup is of format ${json.format}; this version reads format ${FORMAT}`);
  }
  return manifest.parse(json);
}

/** The migrations that the database has seen, with the hash of each file that this version has. */
export async function describeMigrations(client: Client): Promise<DatabasePart['migrations']> {
  const { rows } = await client.query<{ name: string }>('SELECT name FROM public.schema_migrations ORDER BY name');
  const files = new Set(await readdir(MIGRATIONS));
  return Promise.all(
    rows.map(async ({ name }) => ({ name, sha256: files.has(name) ? await hashMigration(name) : null })),
  );
}

/** @returns one sentence for each migration of the backup that this version lacks, or has with another text */
export async function listMigrationErrors({ migrations, product }: Manifest): Promise<string[]> {
  const names = migrations.map(({ name }) => name);
  const refusal = describeUnsupported(names);
  if (refusal) return [refusal];
  const newer = new Set(await listNewerThanThisVersion(names));
  const faults = await Promise.all(
    migrations.map(async ({ name, sha256: hash }) => {
      if (newer.has(name)) return `it needs the migration ${name}; use a version of the site that has it`;
      if (hash === null || isBeforeVersion1(name) || (await hashMigration(name)) === hash) return null;
      return `the migration ${name} is not what it was then; use version ${product} of the site`;
    }),
  );
  return faults.filter((fault) => fault !== null);
}

async function hashMigration(name: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(path.join(MIGRATIONS, name)))
    .digest('hex');
}
