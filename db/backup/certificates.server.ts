/** Records which backups were finished, and when each was last verified. */
import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '#db/connections/client.server.ts';
import type { DB } from '../types.ts';
import type { Manifest } from './manifest.server.ts';

export type Certificate = { folder: string; bytes: number; manifest: Manifest; manifestSha256: string };

/** @returns false in a database that is too old to keep any */
export async function addCertificate(database: Database, certificate: Certificate): Promise<boolean> {
  return ifKept(database, async (transaction) => {
    await transaction
      .insertInto('backups')
      .values({ ...toRow(certificate), ...(await findLedgerHead(transaction)) })
      .onConflict((conflict) => conflict.column('manifest_sha256').doNothing())
      .execute();
  });
}

/** Creates the certificate if this database does not have it. */
export async function stampCertificate(
  database: Database,
  certificate: Certificate,
  verifiedBy: 'drill' | 'restore',
): Promise<boolean> {
  const stamp = { verified_at: sql<Date>`now()`, verified_by: verifiedBy };
  return ifKept(database, async (transaction) => {
    await transaction
      .insertInto('backups')
      .values({ ...toRow(certificate), ...stamp })
      .onConflict((conflict) => conflict.column('manifest_sha256').doUpdateSet(stamp))
      .execute();
  });
}

async function ifKept(database: Database, write: (transaction: Transaction<DB>) => Promise<void>): Promise<boolean> {
  return database.asSystem(async (transaction) => {
    const { rows } = await sql<{ name: string | null }>`SELECT to_regclass('public.backups') AS name`.execute(
      transaction,
    );
    if (!rows[0]?.name) return false;
    await write(transaction);
    return true;
  });
}

/**
 * The length and last hash of the ledger of introductions at the end of the backup, by which later checks notice
 * removed entries. Empty in a version without `app.ledger_head`.
 */
async function findLedgerHead(transaction: Transaction<DB>) {
  const { rows: known } = await sql<{ name: string | null }>`
    SELECT to_regprocedure('app.ledger_head()') AS name`.execute(transaction);
  if (!known[0]?.name) return {};
  const { rows } = await sql<{ ledger_entries: string; ledger_head: Buffer }>`
    SELECT entries AS ledger_entries, head AS ledger_head FROM app.ledger_head()`.execute(transaction);
  return rows[0] ?? {};
}

function toRow({ folder, bytes, manifest, manifestSha256 }: Certificate) {
  return {
    taken_at: manifest.takenAt,
    folder,
    bytes,
    rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0),
    files: manifest.files.stored,
    missing_files: manifest.files.missing,
    manifest_sha256: Buffer.from(manifestSha256, 'hex'),
  };
}
