import { type RawBuilder, sql, type Transaction } from 'kysely';
import { ROWS_PER_PAGE } from '#app/desk/list/paging.ts';
import { type Consultant, mayWorkAtDesk, type Poster } from '#app/features/core/accounts/policy.ts';
import { SHOWN_NAME } from '#app/features/people/applications/queries/fair-view.server.ts';
import type { Database } from '#db/connections/client.server.ts';
import type { DB } from '#db/types.ts';
import type { RuleKind } from '#domain/introduction/introduction.ts';
import { isUuid } from '#domain/uuid.ts';
import type { IntroductionSearch, IntroductionState, ShownIntroduction } from '../schema.ts';

type Reader = Pick<Database, 'asActor'>;

export type IntroductionRow = Omit<ShownIntroduction, 'openedOn' | 'madeOn'> & { openedAt: Date; madeAt: Date | null };

export type EntryRow = {
  sequence: string;
  introductionId: string;
  kind: 'opened' | 'introduced' | RuleKind;
  outcome: string;
  method: string | null;
  checkedOn: string | null;
  followUpOn: string | null;
  madeAt: Date;
  hash: string;
  /** Null if the name was erased. */
  by: string | null;
  note: string | null;
};

/** Each introduction with its state. If the application was deleted, the name comes from the first entry while that is kept. */
const LISTED = sql`
  SELECT i.id, a.id AS "applicationId",
         coalesce(${SHOWN_NAME}, (SELECT d.body::jsonb ->> 'candidate' FROM introduction_entries AS o
                                JOIN introduction_details AS d USING (sequence)
                                WHERE o.introduction_id = i.id AND o.kind = 'opened'), '') AS candidate,
         i.client_name AS "clientName", i.purpose, i.engagement, said.consent, gaps, i.created_at AS "openedAt",
         said.made_at AS "madeAt", i.application_id,
         CASE WHEN said.made_at IS NOT NULL THEN 'made'
              WHEN said.consent IN ('refused', 'withdrawn') OR a.id IS NULL OR a.desk_status IN ('withdrawn', 'not_taken_forward') THEN 'stopped'
              WHEN gaps = '{}' THEN 'ready' ELSE 'open' END AS state
  FROM introductions AS i LEFT JOIN applications AS a ON a.id = i.application_id
  CROSS JOIN LATERAL (
    SELECT (array_agg(e.outcome ORDER BY e.sequence DESC) FILTER (WHERE e.kind = 'consent'))[1] AS consent,
           max(e.made_at) FILTER (WHERE e.kind = 'introduced') AS made_at
    FROM introduction_entries AS e WHERE e.introduction_id = i.id) AS said
  CROSS JOIN LATERAL app.gaps_of_introduction(i.id) AS gaps`;

export function listIntroductions({ asActor }: Reader, consultant: Consultant, search: IntroductionSearch) {
  const { show, missing, page } = search;
  return asActor(consultant.id, async (transaction) => {
    const { rows: counts } = await sql<{ state: IntroductionState; rows: number; found: number }>`
      SELECT state, count(*)::integer AS rows, (count(*) FILTER (WHERE ${isFound(missing)}))::integer AS found
      FROM (${LISTED}) AS t GROUP BY state`.execute(transaction);
    const { rows } = await sql<IntroductionRow>`
      SELECT * FROM (${LISTED}) AS t WHERE state = ${show} AND ${isFound(missing)}
      ORDER BY "openedAt" DESC, id LIMIT ${ROWS_PER_PAGE} OFFSET ${(page - 1) * ROWS_PER_PAGE}`.execute(transaction);
    const byState = Object.fromEntries(counts.map(({ state, rows: count }) => [state, count]));
    return {
      introductions: rows,
      counts: byState as Partial<Record<IntroductionState, number>>,
      total: counts.find(({ state }) => state === show)?.found ?? 0,
    };
  });
}

const isFound = (missing: RuleKind | null): RawBuilder<unknown> => (missing ? sql`${missing} = ANY (gaps)` : sql`true`);

/** One application's introductions, newest first, with their entries. Readers outside the desk get none. */
export async function listIntroductionsOf({ asActor }: Reader, poster: Poster, applicationId: string) {
  if (!mayWorkAtDesk(poster)) return { introductions: [], entries: [] };
  return asActor(poster.id, async (transaction) => ({
    introductions: await selectListed(transaction, sql`application_id = ${applicationId}`),
    entries: await selectEntries(transaction, sql`i.application_id = ${applicationId}`),
  }));
}

/** Includes the entries of the application's other introductions, because most checks are valid for all of them. */
export async function findIntroduction({ asActor }: Reader, consultant: Consultant, id: string) {
  if (!isUuid(id)) return null;
  return asActor(consultant.id, async (transaction) => {
    const [introduction] = await selectListed(transaction, sql`id = ${id}`);
    if (!introduction) return null;
    const entries = await selectEntries(
      transaction,
      sql`i.application_id = (SELECT application_id FROM introductions WHERE id = ${id})`,
    );
    return { introduction, entries };
  });
}

async function selectListed(transaction: Transaction<DB>, condition: RawBuilder<unknown>): Promise<IntroductionRow[]> {
  const { rows } = await sql<IntroductionRow>`
    SELECT * FROM (${LISTED}) AS t WHERE ${condition} ORDER BY "openedAt" DESC, id`.execute(transaction);
  return rows;
}

async function selectEntries(transaction: Transaction<DB>, condition: RawBuilder<unknown>): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    SELECT e.sequence::text, e.introduction_id AS "introductionId", e.kind, e.outcome, e.method, e.checked_on::text AS "checkedOn",
           e.follow_up_on::text AS "followUpOn", e.made_at AS "madeAt", encode(e.hash, 'hex') AS hash,
           d.body::jsonb ->> 'by' AS "by", d.body::jsonb ->> 'note' AS note
    FROM introductions AS i JOIN introduction_entries AS e ON e.introduction_id = i.id
    LEFT JOIN introduction_details AS d USING (sequence)
    WHERE ${condition} ORDER BY e.sequence`.execute(transaction);
  return rows;
}

/** Who engages the candidate, according to the advert. @param jobId null if the job was deleted */
export async function findBasis(
  { asActor }: Reader,
  consultant: Consultant,
  jobId: string | null,
): Promise<'permanent' | 'temporary'> {
  if (!jobId) return 'permanent';
  const job = await asActor(consultant.id, (transaction) =>
    transaction.selectFrom('jobs').select('basis').where('id', '=', jobId).executeTakeFirst(),
  );
  return job?.basis ?? 'permanent';
}
