/** Opening a comparison records both records as opened. */
import { sql, type Transaction } from 'kysely';
import type { Consultant } from '#app/features/core/accounts/policy.ts';
import { IS_UNNAMED } from '#app/features/people/applications/queries/fair-view.server.ts';
import { noteOpening } from '#app/features/people/people/commands/open-person.server.ts';
import type { Database } from '#db/connections/client.server.ts';
import type { DB } from '#db/types.ts';
import { isUuid } from '#domain/uuid.ts';
import type { ComparedPerson, MarkedPerson, PairedPerson, PairReason } from '../schema.ts';
import { markPerson, recordOf } from './pairs.server.ts';

export type Comparison = {
  person: PairedPerson;
  proposed: (MarkedPerson & { reasons: PairReason[] })[];
  pair: { one: ComparedPerson; other: ComparedPerson; reasons: PairReason[] } | null;
};

/**
 * @param otherId the record to compare with; defaults to the first proposed one
 * @returns null if the record does not exist; no pair if there is nothing to compare it with
 */
export function openComparison(
  { asActor }: Database,
  consultant: Consultant,
  id: string,
  otherId: string,
): Promise<Comparison | null> {
  if (!isUuid(id)) return Promise.resolve(null);
  return asActor(consultant.id, async (transaction) => {
    const one = await findCompared(transaction, id);
    if (!one) return null;
    const proposed = await listProposed(transaction, id);
    const comparedId = otherId === '' ? proposed[0]?.id : isUuid(otherId) && otherId !== id ? otherId : undefined;
    const other = comparedId ? await findCompared(transaction, comparedId) : null;
    for (const opened of other ? [one, other] : []) await noteOpening(transaction, consultant, opened);
    const reasons = proposed.find((each) => each.id === other?.id)?.reasons ?? [];
    return { person: { id, fullName: one.fullName }, proposed, pair: other && { one, other, reasons } };
  });
}

/** Counts dependent rows as far as the reader may see them. */
async function findCompared(transaction: Transaction<DB>, id: string): Promise<ComparedPerson | null> {
  const { rows } = await sql<ComparedPerson>`
    SELECT id, full_name AS "fullName", email, phone, location, headline, skills, tags, right_to_work AS "rightToWork", source,
           account_id IS NOT NULL AS "hasAccount", created_at AS "createdAt", last_contact_at AS "lastContactAt",
           (SELECT count(*)::integer FROM applications AS a WHERE a.person_id = p.id AND NOT ${IS_UNNAMED}) AS applications,
           (SELECT count(*)::integer FROM enquiries WHERE person_id = p.id) AS enquiries,
           (SELECT count(*)::integer FROM person_notes WHERE person_id = p.id) AS notes,
           (SELECT count(*)::integer FROM person_tasks WHERE person_id = p.id) AS tasks,
           (SELECT count(*)::integer FROM assignments AS s JOIN qualifying_clocks AS k ON k.id = s.clock_id
            WHERE k.person_id = p.id) AS assignments
    FROM people AS p WHERE id = ${id}`.execute(transaction);
  return rows[0] ?? null;
}

async function listProposed(transaction: Transaction<DB>, id: string): Promise<Comparison['proposed']> {
  const { rows } = await sql<{ person: Parameters<typeof markPerson>[0]; reasons: PairReason[] }>`
    SELECT ${recordOf('p')} AS person, pair.reasons
    FROM person_pairs AS pair JOIN people AS p ON p.id = CASE pair.one_id WHEN ${id} THEN pair.other_id ELSE pair.one_id END
    WHERE (pair.one_id = ${id} OR pair.other_id = ${id}) AND pair.ruled_out_at IS NULL
    ORDER BY cardinality(pair.reasons) DESC, lower(p.full_name), p.id LIMIT 20`.execute(transaction);
  return rows.map(({ person, reasons }) => ({ ...markPerson(person), reasons }));
}
