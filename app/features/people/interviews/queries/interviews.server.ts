import { type RawBuilder, sql, type Transaction } from 'kysely';
import { ROWS_PER_PAGE } from '#app/desk/list/paging.ts';
import { type Consultant, mayWorkAtDesk, type Poster } from '#app/features/core/accounts/policy.ts';
import type { Database } from '#db/connections/client.server.ts';
import type { DB } from '#db/types.ts';
import type { InterviewKind, InterviewState } from '#domain/interview/interview.ts';
import { isUuid } from '#domain/uuid.ts';
import type { InterviewList, InterviewSearch } from '../schema.ts';

type Reader = Pick<Database, 'asActor'>;

export type InterviewRow = {
  id: string;
  applicationId: string;
  candidate: string;
  jobTitle: string;
  company: string;
  interviewerId: string;
  interviewer: string;
  kind: InterviewKind;
  place: string | null;
  minutes: number;
  note: string | null;
  state: InterviewState;
  startsAt: Date | null;
  endsAt: Date | null;
  moveAskedAt: Date | null;
  candidateNote: string | null;
  cancelledBy: 'candidate' | 'agency' | null;
};

const COLUMNS = sql`
  i.id, i.application_id AS "applicationId", a.full_name AS candidate, a.job_title AS "jobTitle", a.job_company AS company,
  i.interviewer_id AS "interviewerId", coalesce(p.full_name, '') AS interviewer, i.kind, i.place, i.minutes, i.note, i.state,
  i.starts_at AS "startsAt", i.ends_at AS "endsAt", i.move_asked_at AS "moveAskedAt", i.candidate_note AS "candidateNote",
  i.cancelled_by AS "cancelledBy"`;
const ROWS = sql`interviews AS i JOIN applications AS a ON a.id = i.application_id LEFT JOIN profiles AS p ON p.id = i.interviewer_id`;

/** A booked interview that the candidate wants to move is both coming and waiting. */
const CONDITIONS: Record<InterviewList, RawBuilder<unknown>> = {
  coming: sql`i.state = 'booked' AND i.ends_at > now()`,
  waiting: sql`(i.state = 'offered' OR i.state = 'booked' AND i.ends_at > now() AND i.move_asked_at IS NOT NULL)`,
  past: sql`(i.state IN ('cancelled', 'done', 'no_show') OR i.state = 'booked' AND i.ends_at <= now())`,
};
const ORDERS: Record<InterviewList, RawBuilder<unknown>> = {
  coming: sql`i.starts_at, i.id`,
  waiting: sql`i.move_asked_at NULLS LAST, i.changed_at, i.id`,
  past: sql`coalesce(i.starts_at, i.changed_at) DESC, i.id`,
};

export function listInterviews({ asActor }: Reader, consultant: Consultant, { show, page }: InterviewSearch) {
  return asActor(consultant.id, async (transaction) => {
    const { rows: counts } = await sql<Record<InterviewList, number>>`
      SELECT ${count(CONDITIONS.coming)} AS coming, ${count(CONDITIONS.waiting)} AS waiting, ${count(CONDITIONS.past)} AS past
      FROM ${ROWS}`.execute(transaction);
    const { rows } = await sql<InterviewRow>`
      SELECT ${COLUMNS} FROM ${ROWS} WHERE ${CONDITIONS[show]} ORDER BY ${ORDERS[show]}
      LIMIT ${ROWS_PER_PAGE} OFFSET ${(page - 1) * ROWS_PER_PAGE}`.execute(transaction);
    return { interviews: rows, counts: counts[0] ?? { coming: 0, waiting: 0, past: 0 } };
  });
}

const count = (condition: RawBuilder<unknown>) => sql`count(*) FILTER (WHERE ${condition})::integer`;

/** One application's interviews, newest first. Readers outside the desk get none. */
export async function listInterviewsOf({ asActor }: Reader, poster: Poster, applicationId: string) {
  if (!mayWorkAtDesk(poster)) return [];
  const { rows } = await asActor(poster.id, (transaction) =>
    sql<InterviewRow>`
      SELECT ${COLUMNS} FROM ${ROWS} WHERE i.application_id = ${applicationId} ORDER BY i.created_at DESC, i.id`.execute(
      transaction,
    ),
  );
  return rows;
}

export function findInterview({ asActor }: Reader, consultant: Consultant, id: string) {
  return asActor(consultant.id, async (transaction) => {
    const interview = await selectInterview(transaction, id);
    if (!interview) return null;
    const slots = await transaction
      .selectFrom('interview_slots')
      .select('starts_at')
      .where('interview_id', '=', id)
      .orderBy('starts_at')
      .execute();
    return { interview, slots: slots.map(({ starts_at }) => starts_at) };
  });
}

/** @param isLocked locks the row until the transaction ends */
export async function selectInterview(
  transaction: Transaction<DB>,
  id: string,
  isLocked = false,
): Promise<InterviewRow | null> {
  if (!isUuid(id)) return null;
  const { rows } = await sql<InterviewRow>`
    SELECT ${COLUMNS} FROM ${ROWS} WHERE i.id = ${id} ${isLocked ? sql`FOR NO KEY UPDATE OF i` : sql``}`.execute(
    transaction,
  );
  return rows[0] ?? null;
}
