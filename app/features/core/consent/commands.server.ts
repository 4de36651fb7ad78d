/** Records consent and its time as proof (UK GDPR, article 7(1)). A record does not identify the visitor. */

import { sql } from 'kysely';
import type { RequestContext } from '#app/web/request-context.server.ts';
import type { Database } from '#db/connections/client.server.ts';
import { holdLock } from '#db/locks.ts';
import { CONSENT_POLICY, type ConsentChoice, type ConsentDecision } from '#domain/consent.ts';
import { AddressGate, DAY_MS } from '#platform/limits/address-gate.server.ts';

/** Beyond this limit a choice counts without a receipt. */
export const MOST_RECEIPTS_A_DAY = 20_000;

/** Receipts per address and day: a thousandth of the limit for all (MOST_RECEIPTS_A_DAY). */
const gate = new AddressGate(20, DAY_MS);

type Services = Pick<RequestContext, 'database' | 'client' | 'log' | 'now' | 'requestId'>;

/** The choice holds even if its receipt cannot be stored; our script then asks again in a new tab. */
export async function recordConsent(
  { database, client, log, now, requestId }: Services,
  consent: ConsentDecision['consent'],
  replaces: string | null,
): Promise<ConsentDecision> {
  const receipt = gate.lets(client.ip, now.getTime())
    ? await keepReceipt(database, consent, replaces).catch((error: unknown) => {
        log.error({ err: error, errorId: requestId }, 'a receipt of consent could not be kept');
        return null;
      })
    : null;
  return { consent, decidedAt: receipt?.givenAt ?? now, receipt: receipt?.id ?? null };
}

type Receipt = { id: string; givenAt: Date };

export function keepReceipt(
  { asSystem }: Database,
  { analytics, functional, marketing }: ConsentChoice,
  replaces: string | null,
): Promise<Receipt | null> {
  return asSystem(async (transaction) => {
    // Serialised, because concurrent requests could exceed the limit. The count reads the index on `given_at` and no more rows than the
    // limit, so the lock is short.
    await holdLock(transaction, 'consentReceipts');
    const { rows } = await sql<Receipt>`
      INSERT INTO consent_receipts (analytics, functional, marketing, policy, replaces)
      SELECT ${analytics}, ${functional}, ${marketing}, ${CONSENT_POLICY}::date, ${replaces}::uuid
      WHERE (SELECT count(*) FROM consent_receipts WHERE given_at > now() - interval '1 day') < ${MOST_RECEIPTS_A_DAY}
      RETURNING id, given_at AS "givenAt"`.execute(transaction);
    return rows[0] ?? null;
  });
}

/** A choice is valid for a year; its proof is kept for another. */
export async function forgetReceipts({ asSystem }: Pick<Database, 'asSystem'>): Promise<void> {
  await asSystem((transaction) =>
    sql`DELETE FROM consent_receipts WHERE given_at < app.deletion_moment() - interval '2 years'`.execute(transaction),
  );
}
