/** Counts the answers of one applicant, without knowing who that is. */
import { sql } from 'kysely';
import type { RequestContext } from '#app/web/request-context.server.ts';
import { AddressGate, DAY_MS } from '#platform/limits/address-gate.server.ts';
import type { EqualityAnswers } from './form.ts';

/** Counted in memory, so that no row records that an address answered. */
const dailyAddressLimit = new AddressGate(10, DAY_MS);

export type CountResult = { ok: true } | { ok: false; reason: 'off' | 'too_many' };

export async function countAnswers(
  { database, client }: Pick<RequestContext, 'database' | 'client'>,
  { category, answers }: EqualityAnswers,
): Promise<CountResult> {
  if (!dailyAddressLimit.lets(client.ip, performance.now())) return { ok: false, reason: 'too_many' };
  const { rows } = await database.asSystem((transaction) =>
    sql<{ counted: boolean }>`
      SELECT app.count_equality_answers(${category}, ${JSON.stringify(answers)}::jsonb) AS counted`.execute(
      transaction,
    ),
  );
  return rows[0]?.counted ? { ok: true } : { ok: false, reason: 'off' };
}
