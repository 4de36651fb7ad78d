/** One statement for each rail. Row-level security checks the reader again. */
import { type RawBuilder, sql } from 'kysely';
import { mayWorkAtDesk, type Poster, type Staff } from '#app/features/core/accounts/policy.ts';
import type { Database } from '#db/connections/client.server.ts';
import { MOST_ON_RAIL, type RailCounts } from '../texts.ts';

export const IS_AGENCYS = sql<boolean>`j.user_id = ANY ((SELECT app.staff_ids())::uuid[])`;

/** Each count stops at the most that a rail can show; 0 for pages that the person may not open. */
export async function countForRail({ asActor }: Pick<Database, 'asActor'>, staff: Staff): Promise<RailCounts> {
  if (!mayWorkAtDesk(staff)) return NO_COUNTS;
  const { rows } = await asActor(staff.id, (transaction) =>
    sql<RailCounts>`
      SELECT ${countUpTo(sql`profiles WHERE status = 'pending'`)} AS people,
             app.count_unread_applications(${MOST_ON_RAIL + 1}) AS applications,
             ${countUpTo(sql`enquiries WHERE status = 'new' AND confirmed_at IS NOT NULL`)} AS enquiries,
             ${countUpTo(sql`data_requests WHERE status IN ('open', 'in_hand') AND confirmed_at IS NOT NULL`)}
               AS "dataRequests"`.execute(transaction),
  );
  return rows[0] ?? NO_COUNTS;
}

const NO_COUNTS: RailCounts = { people: 0, applications: 0, enquiries: 0, dataRequests: 0 };

export async function countUnread({ asActor }: Pick<Database, 'asActor'>, poster: Poster): Promise<number> {
  const ownJobs = sql`SELECT j.id FROM jobs AS j WHERE j.user_id = ${poster.id}`;
  const { rows } = await asActor(poster.id, (transaction) =>
    sql<{ unread: number }>`
      SELECT ${countUpTo(sql`applications WHERE status = 'sent' AND job_id IN (${ownJobs})`)} AS unread`.execute(
      transaction,
    ),
  );
  return rows[0]?.unread ?? 0;
}

const countUpTo = (rows: RawBuilder<unknown>) =>
  sql`(SELECT count(*)::integer FROM (SELECT FROM ${rows} LIMIT ${MOST_ON_RAIL + 1}) AS counted)`;
