/** Checks that the ledger of introductions is complete, up to the last entry that a backup or the audit trail knows. */
import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';

export type LedgerVerdict = {
  entries: number;
  /** Hexadecimal; null if the ledger is empty. */
  head: string | null;
  /** The first wrong or missing entry, and its error. Null if the ledger is complete. */
  brokenAt: number | null;
  fault: 'gap' | 'previous' | 'hash' | 'detail' | 'introduction' | 'missing' | null;
};

export async function verifyLedger(transaction: Transaction<DB>): Promise<LedgerVerdict> {
  const { rows } = await sql<LedgerVerdict>`
    SELECT entries::float8 AS entries, head, broken_at::float8 AS "brokenAt", fault FROM app.verify_ledger()`.execute(
    transaction,
  );
  return rows[0] ?? { entries: 0, head: null, brokenAt: null, fault: null };
}
