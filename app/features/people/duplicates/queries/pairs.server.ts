/** Reads pairs of records that may be one person, and recent merges. Row-level security shows both to the desk only. */
import { type RawBuilder, sql } from 'kysely';
import type { Consultant } from '#app/features/core/accounts/policy.ts';
import type { Database } from '#db/connections/client.server.ts';
import { formatShortDate } from '#domain/time/dates.ts';
import { type MarkedPerson, MOST_PAIRS, type PairedPerson, type PairReason, type ProposedPair } from '../schema.ts';

type StoredPerson = PairedPerson & { contact: string | null; since: string };
export type PairList = { pairs: ProposedPair[]; total: number };
export type RecentMerge = { id: string; keptRecord: PairedPerson; goneName: string; at: Date };

const MOST_MERGES = 50;

/** The columns of a row of `people` that `markPerson` needs. */
export const recordOf = (table: string): RawBuilder<StoredPerson> => {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql`jsonb_build_object('id', ${column('id')}, 'fullName', ${column('full_name')},
    'contact', coalesce(${column('email')}, ${column('phone')}), 'since', ${column('created_at')})`;
};

export const markPerson = ({ id, fullName, contact, since }: StoredPerson): MarkedPerson => ({
  id,
  fullName,
  mark: [contact, `added ${formatShortDate(new Date(since))}`].filter(Boolean).join(', '),
});

export function listPairs(
  { asActor }: Database,
  consultant: Consultant,
  { limit, offset }: { limit: number; offset: number },
): Promise<PairList> {
  return asActor(consultant.id, async (transaction) => {
    const { rows: stored } = await sql<{ one: StoredPerson; other: StoredPerson; reasons: PairReason[] }>`
      SELECT ${recordOf('one')} AS one, ${recordOf('other')} AS other, pair.reasons
      FROM (SELECT one_id, other_id, reasons, found_at FROM person_pairs WHERE ruled_out_at IS NULL
            ORDER BY found_at DESC, one_id, other_id LIMIT ${limit} OFFSET ${offset}) AS pair
      JOIN people AS one ON one.id = pair.one_id JOIN people AS other ON other.id = pair.other_id
      ORDER BY pair.found_at DESC, pair.one_id, pair.other_id`.execute(transaction);
    const { rows } = await sql<{ total: number }>`
      SELECT count(*)::integer AS total
      FROM (SELECT FROM person_pairs WHERE ruled_out_at IS NULL LIMIT ${MOST_PAIRS + 1}) AS counted`.execute(
      transaction,
    );
    const pairs = stored.map(({ one, other, reasons }) => ({
      one: markPerson(one),
      other: markPerson(other),
      reasons,
    }));
    return { pairs, total: rows[0]?.total ?? 0 };
  });
}

export function listMerges({ asActor }: Database, consultant: Consultant): Promise<RecentMerge[]> {
  return asActor(consultant.id, async (transaction) => {
    const { rows } = await sql<RecentMerge>`
      SELECT m.id, jsonb_build_object('id', p.id, 'fullName', p.full_name) AS "keptRecord", m.gone ->> 'full_name' AS "goneName",
             m.merged_at AS at
      FROM person_merges AS m JOIN people AS p ON p.id = m.kept_id
      WHERE m.merged_at > now() - interval '30 days' ORDER BY m.merged_at DESC, m.id LIMIT ${MOST_MERGES}`.execute(
      transaction,
    );
    return rows;
  });
}
