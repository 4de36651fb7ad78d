/** Items that wait for a decision, longest first, and jobs that close soon. Row-level security checks the reader again. */
import { sql, type Transaction } from 'kysely';
import { LEAVES_AT, NEEDS_CONFIRMATION } from '#app/features/board/jobs/queries/unconfirmed-jobs.server.ts';
import { type Consultant, mayAdminister } from '#app/features/core/accounts/policy.ts';
import { selectEndingRebates } from '#app/features/hirers/clients/queries/placements.server.ts';
import { selectNewAnswers } from '#app/features/hirers/clients/queries/shortlists.server.ts';
import { SENDER, SHOWN_NAME, unlessUnnamed } from '#app/features/people/applications/queries/fair-view.server.ts';
import { selectUnreadReplies } from '#app/features/people/applications/queries/letters.server.ts';
import { listNearAssignments } from '#app/features/people/assignments/queries/assignments.server.ts';
import type { Database } from '#db/connections/client.server.ts';
import type { DB } from '#db/types.ts';
import { londonDay } from '#domain/time/calendar-day.ts';
import type {
  ClosingJob,
  NewEnquiry,
  OverdueReply,
  UnconfirmedJob,
  UnreadApplication,
  WaitingBoard,
  WaitingPerson,
} from '../schema/today.ts';
import { findDecisions } from './decisions-of-day.server.ts';
import { listDoneTasks, listDueTasks, listUnreadNotes } from './people/own-day.server.ts';
import { IS_AGENCYS } from './rail.server.ts';

/** Limit per queue; one more row is read, to learn whether there are more. */
export const LISTED = 20;
const CLOSING_DAYS = 7;
export const CLOSING_LISTED = 8;

export function readToday({ asActor }: Pick<Database, 'asActor'>, consultant: Consultant, now: Date) {
  return asActor(consultant.id, async (transaction) => ({
    people: mayAdminister(consultant) ? await listWaiting(transaction) : null,
    enquiries: await listNewEnquiries(transaction),
    applications: await listUnread(transaction, consultant, now),
    closing: await listClosing(transaction, consultant, now),
    overdue: await listOverdue(transaction, now),
    unconfirmed: await listUnconfirmed(transaction),
    answers: await selectNewAnswers(transaction, LISTED + 1),
    replies: await selectUnreadReplies(transaction, LISTED + 1),
    rebates: await selectEndingRebates(transaction, londonDay(now), CLOSING_LISTED + 1),
    nearTwelve: await listNearAssignments(transaction, londonDay(now), LISTED + 1),
    decisions: await findDecisions(transaction, londonDay(now)),
    tasks: await listDueTasks(transaction, consultant, londonDay(now), LISTED + 1),
    done: await listDoneTasks(transaction, consultant, londonDay(now)),
    boards: await listWaitingBoards(transaction),
    notes: await listUnreadNotes(transaction, consultant, LISTED + 1),
  }));
}

/** Either many jobs would close at once, or the source has not been read for a day. */
async function listWaitingBoards(transaction: Transaction<DB>): Promise<WaitingBoard[]> {
  const { rows } = await sql<WaitingBoard>`
    SELECT id, name, closing_asked AS closing FROM job_sources
    WHERE address IS NOT NULL AND (closing_asked > 0 OR failing_since < now() - interval '1 day')
    ORDER BY name LIMIT ${CLOSING_LISTED}`.execute(transaction);
  return rows;
}

/** The list of accounts is newest first, so this reads its last page. */
async function listWaiting(transaction: Transaction<DB>): Promise<WaitingPerson[]> {
  const { rows } = await sql<WaitingPerson>`
    SELECT a.id, a.email, a.full_name AS "fullName", a.role, a.email_confirmed_at IS NOT NULL AS "isEmailConfirmed",
           p.phone, p.location, left(p.bio, 600) AS bio, a.created_at AS since
    FROM app.count_accounts(_status => 'pending') AS counted
    CROSS JOIN LATERAL app.list_accounts(_status => 'pending', _limit => ${LISTED + 1},
                                         _offset => greatest(counted.total - ${LISTED + 1}::integer, 0)) AS a
    CROSS JOIN LATERAL (SELECT phone, location, bio FROM profiles WHERE id = a.id LIMIT 1) AS p
    ORDER BY a.created_at, a.id`.execute(transaction);
  return rows;
}

async function listNewEnquiries(transaction: Transaction<DB>): Promise<NewEnquiry[]> {
  const { rows } = await sql<NewEnquiry>`
    SELECT e.id, e.kind, e.name, e.email, e.company, coalesce(e.job_title, e.role) AS role, e.purpose, e.location,
           left(e.message, 600) AS message, e.created_at AS since
    FROM enquiries AS e WHERE e.status = 'new' AND e.confirmed_at IS NOT NULL
    ORDER BY e.created_at, e.id LIMIT ${LISTED + 1}`.execute(transaction);
  return rows;
}

async function listUnread(
  transaction: Transaction<DB>,
  consultant: Consultant,
  now: Date,
): Promise<UnreadApplication[]> {
  const { rows } = await sql<UnreadApplication>`
    SELECT a.id, ${SHOWN_NAME} AS "fullName", ${SENDER} AS sender, j.title AS "jobTitle", j.company, j.user_id = ${consultant.id} AS "isOwn",
           a.cv_id IS NOT NULL AS "hasCv", ${unlessUnnamed(sql`left(a.cover_note, 600)`)} AS "coverNote", a.sent_at AS since
    FROM unnest(app.find_unread_applications(${now}, ${LISTED + 1})) WITH ORDINALITY AS found (id, place)
    JOIN applications AS a ON a.id = found.id JOIN jobs AS j ON j.id = a.job_id ORDER BY found.place`.execute(
    transaction,
  );
  return rows;
}

async function listOverdue(transaction: Transaction<DB>, now: Date): Promise<OverdueReply[]> {
  const { rows } = await sql<OverdueReply>`
    SELECT a.id, ${SHOWN_NAME} AS "fullName", ${SENDER} AS sender, j.title AS "jobTitle", j.company, a.cv_id IS NOT NULL AS "hasCv",
           ${unlessUnnamed(sql`left(a.cover_note, 600)`)} AS "coverNote", p.due_at AS "dueAt"
    FROM unnest(app.find_overdue_applications(${now}, ${LISTED + 1})) WITH ORDINALITY AS found (id, place)
    JOIN applications AS a ON a.id = found.id JOIN jobs AS j ON j.id = a.job_id JOIN reply_promises AS p ON p.application_id = a.id
    ORDER BY found.place`.execute(transaction);
  return rows;
}

/** The agency's own jobs. Employers are asked by email and on their page. */
async function listUnconfirmed(transaction: Transaction<DB>): Promise<{ jobs: UnconfirmedJob[]; isMore: boolean }> {
  const { rows } = await sql<UnconfirmedJob>`
    SELECT j.id, j.title, j.company, o.full_name AS "ownerName", ${LEAVES_AT} AS "leavesAt"
    FROM jobs AS j JOIN profiles AS o ON o.id = j.user_id
    WHERE ${NEEDS_CONFIRMATION} AND ${IS_AGENCYS}
    ORDER BY "leavesAt", j.created_at, j.id LIMIT ${LISTED + 1}`.execute(transaction);
  return { jobs: rows.slice(0, LISTED), isMore: rows.length > LISTED };
}

async function listClosing(
  transaction: Transaction<DB>,
  consultant: Consultant,
  now: Date,
): Promise<{ jobs: ClosingJob[]; isMore: boolean }> {
  const { rows } = await sql<ClosingJob>`
    SELECT j.id, j.title, j.company, j.closes_at AS "closesAt" FROM jobs AS j
    WHERE j.status = 'open' ${mayAdminister(consultant) ? sql`` : sql`AND ${IS_AGENCYS}`}
      AND j.closes_at > ${now} AND j.closes_at <= ${now}::timestamptz + make_interval(days => ${CLOSING_DAYS})
    ORDER BY j.closes_at, j.id LIMIT ${CLOSING_LISTED + 1}`.execute(transaction);
  return { jobs: rows.slice(0, CLOSING_LISTED), isMore: rows.length > CLOSING_LISTED };
}
