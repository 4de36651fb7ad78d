/** Keeps what visitors agreed to and when, as proof (UK GDPR, article 7(1)). Nothing in it says who they were. */

import { sql } from 'kysely';
import type { Database } from '#db/connections/client.server.ts';
import { holdLock } from '#db/locks.ts';
import { CONSENT_POLICY, type ConsentChoice } from '#domain/consent.ts';

/** Anybody can choose as often as they like; beyond this a choice counts without a receipt. */
export const MOST_RECEIPTS_A_DAY = 20_000;

type Receipt = { id: string; givenAt: Date };

/** @returns null where the receipts of a day are used up */
export function keepReceipt(
  { asSystem }: Database,
  { analytics, functional, marketing }: ConsentChoice,
  replaces: string | null,
): Promise<Receipt | null> {
  return asSystem(async (transaction) => {
    // One at a time, or concurrent requests would exceed the bound. The count reads the index on `given_at` and no more
    // rows than the bound, so the lock is short.
    await holdLock(transaction, 'consentReceipts');
    const { rows } = await sql<Receipt>`
      INSERT INTO consent_receipts (analytics, functional, marketing, policy, replaces)
      SELECT ${analytics}, ${functional}, ${marketing}, ${CONSENT_POLICY}::date, ${replaces}::uuid
      WHERE (SELECT count(*) FROM consent_receipts WHERE given_at > now() - interval '1 day') < ${MOST_RECEIPTS_A_DAY}
      RETURNING id, given_at AS "givenAt"`.execute(transaction);
    return rows[0] ?? null;
  });
}

/** A choice holds for a year; for a second one it can still be shown that it was made. */
export async function forgetReceipts({ asSystem }: Pick<Database, 'asSystem'>): Promise<void> {
  await asSystem((transaction) =>
    sql`DELETE FROM consent_receipts WHERE given_at < app.deletion_moment() - interval '2 years'`.execute(transaction),
  );
}
