/** Reads assignments for the desk. Row-level security checks the actor again. */
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { ROWS_PER_PAGE } from '#app/desk/list/paging.ts';
import type { Consultant } from '#app/features/core/accounts/policy.ts';
import type { Database } from '#db/connections/client.server.ts';
import type { DB } from '#db/types.ts';
import type { Engagement } from '#domain/assignment/assignment.ts';
import { QUALIFYING_WEEKS, REMINDER_WEEK } from '#domain/assignment/qualifying-weeks.ts';
import type { SalaryPeriod } from '#domain/job/job.ts';
import { isUuid } from '#domain/uuid.ts';
import type { AssignmentList, AssignmentSearch } from '../schema.ts';
import { type CountedClock, countClocks } from './clocks.server.ts';

/** Days have the form YYYY-MM-DD. */
export type AssignmentRow = {
  id: string;
  clockId: string;
  personId: string;
  person: string;
  hirer: string;
  role: string;
  toldOn: string | null;
  isSettled: boolean;
  engagement: Engagement;
  otherAgency: string | null;
  startsOn: string;
  endsOn: string | null;
  likelyEndOn: string | null;
  pay: number | null;
  payPeriod: SalaryPeriod | null;
  givenElsewhereOn: string | null;
  documentId: string | null;
  documentVersion: number | null;
  consultant: string;
};
export type CountedAssignment = AssignmentRow & CountedClock;

const COLUMNS = sql`
  a.id, c.id AS "clockId", p.id AS "personId", p.full_name AS person, c.hirer, c.role, c.told_on::text AS "toldOn",
  c.settled_for IS NOT DISTINCT FROM c.counted_from AND c.counted_from IS NOT NULL AS "isSettled",
  a.engagement, a.other_agency AS "otherAgency", a.starts_on::text AS "startsOn", a.ends_on::text AS "endsOn",
  a.likely_end_on::text AS "likelyEndOn", a.pay::float8 AS pay, a.pay_period AS "payPeriod",
  a.given_elsewhere_on::text AS "givenElsewhereOn", k.id AS "documentId", k.version AS "documentVersion",
  coalesce(u.full_name, '') AS consultant`;
const ROWS = sql`
  assignments AS a JOIN qualifying_clocks AS c ON c.id = a.clock_id JOIN people AS p ON p.id = c.person_id
  LEFT JOIN key_information AS k ON k.id = a.key_information_id LEFT JOIN profiles AS u ON u.id = a.consultant_id`;

const isOpen = (today: string) => sql`(a.ends_on IS NULL OR a.ends_on >= ${today}::date)`;
/** Starts on the first day of week 10; equal treatment is due in week 13. */
const DAYS_BEFORE = (QUALIFYING_WEEKS + 1 - REMINDER_WEEK) * 7;
const isNear = (today: string) => sql`c.qualifies_on <= ${today}::date + ${DAYS_BEFORE}::integer`;

const conditionFor = (show: AssignmentList, today: string): RawBuilder<unknown> =>
  ({
    running: isOpen(today),
    near: sql`${isOpen(today)} AND a.starts_on <= ${today}::date AND ${isNear(today)}`,
    ended: sql`a.ends_on < ${today}::date`,
  })[show];
const ORDERS: Record<AssignmentList, RawBuilder<unknown>> = {
  running: sql`c.qualifies_on NULLS LAST, a.starts_on, a.id`,
  near: sql`c.qualifies_on, a.id`,
  ended: sql`a.ends_on DESC, a.id`,
};

/** The agency's own assignments. @param today as YYYY-MM-DD */
export function listAssignments(
  { asActor }: Pick<Database, 'asActor'>,
  consultant: Consultant,
  { show, page }: AssignmentSearch,
  today: string,
) {
  return asActor(consultant.id, async (transaction) => {
    const count = (each: AssignmentList) => sql`count(*) FILTER (WHERE ${conditionFor(each, today)})::integer`;
    const { rows: counts } = await sql<Record<AssignmentList, number>>`
      SELECT ${count('running')} AS running, ${count('near')} AS near, ${count('ended')} AS ended
      FROM assignments AS a JOIN qualifying_clocks AS c ON c.id = a.clock_id WHERE a.other_agency IS NULL`.execute(
      transaction,
    );
    const rows = await selectRows(
      transaction,
      sql`a.other_agency IS NULL AND ${conditionFor(show, today)} ORDER BY ${ORDERS[show]}
          LIMIT ${ROWS_PER_PAGE} OFFSET ${(page - 1) * ROWS_PER_PAGE}`,
    );
    return {
      assignments: await withClocks(transaction, rows, today),
      counts: counts[0] ?? { running: 0, near: 0, ended: 0 },
    };
  });
}

/** Running assignments in week 10 or later whose terms have to be settled soon. Equal treatment is not due yet. */
export async function listNearAssignments(
  transaction: Transaction<DB>,
  today: string,
  limit: number,
): Promise<CountedAssignment[]> {
  const rows = await selectRows(
    transaction,
    sql`a.other_agency IS NULL AND ${conditionFor('near', today)} AND c.qualifies_on > ${today}::date
        AND c.settled_for IS DISTINCT FROM c.counted_from ORDER BY c.qualifies_on, a.id LIMIT ${limit}`,
  );
  return withClocks(transaction, rows, today);
}

/** All of one person's assignments, newest first, including those through other agencies. */
export const listAssignmentsOf = async (transaction: Transaction<DB>, personId: string, today: string) =>
  withClocks(
    transaction,
    await selectRows(transaction, sql`c.person_id = ${personId} ORDER BY a.starts_on DESC, a.id LIMIT 200`),
    today,
  );

export function findAssignment(
  { asActor }: Pick<Database, 'asActor'>,
  consultant: Consultant,
  id: string,
  today: string,
): Promise<CountedAssignment | null> {
  if (!isUuid(id)) return Promise.resolve(null);
  return asActor(consultant.id, async (transaction) => {
    const [found] = await withClocks(transaction, await selectRows(transaction, sql`a.id = ${id}`), today);
    return found ?? null;
  });
}

async function selectRows(transaction: Transaction<DB>, condition: RawBuilder<unknown>): Promise<AssignmentRow[]> {
  const { rows } = await sql<AssignmentRow>`SELECT ${COLUMNS} FROM ${ROWS} WHERE ${condition}`.execute(transaction);
  return rows;
}

async function withClocks(
  transaction: Transaction<DB>,
  rows: readonly AssignmentRow[],
  today: string,
): Promise<CountedAssignment[]> {
  const clocks = await countClocks(transaction, [...new Set(rows.map(({ clockId }) => clockId))], today);
  return rows.flatMap((row) => {
    const counted = clocks.get(row.clockId);
    return counted ? [{ ...row, ...counted }] : [];
  });
}
