/** Reads an interview for the candidate with its link. Opening it changes nothing, because mail programs open links. */
import { sql } from 'kysely';
import type { Database } from '#db/connections/client.server.ts';
import type { InterviewKind, InterviewState } from '#domain/interview/interview.ts';
import { hashToken, isPathToken } from '#platform/token/token.server.ts';
import type { InterviewLink } from '../policy.ts';

/** @returns null for a link that has expired, was revoked or never existed, or whose interview is gone */
export async function findLink({ asSystem }: Pick<Database, 'asSystem'>, token: string): Promise<InterviewLink | null> {
  if (!isPathToken(token)) return null;
  const tokenHash = hashToken(token);
  const { rows } = await asSystem((transaction) =>
    sql<{ id: string | null }>`SELECT app.find_interview_link(${tokenHash}) AS id`.execute(transaction),
  );
  const interviewId = rows[0]?.id;
  return interviewId ? ({ interviewId, tokenHash } as InterviewLink) : null;
}

export type OwnInterview = {
  jobTitle: string;
  company: string;
  interviewer: string;
  kind: InterviewKind;
  place: string | null;
  minutes: number;
  note: string | null;
  state: InterviewState;
  startsAt: Date | null;
  endsAt: Date | null;
  moveAskedAt: Date | null;
  slots: Date[];
};

export const findOwnInterview = (
  { asSystem }: Pick<Database, 'asSystem'>,
  { interviewId }: InterviewLink,
): Promise<OwnInterview | null> =>
  asSystem(async (transaction) => {
    const { rows } = await sql<OwnInterview>`
      SELECT a.job_title AS "jobTitle", a.job_company AS company, coalesce(p.full_name, '') AS interviewer, i.kind, i.place,
             i.minutes, i.note, i.state, i.starts_at AS "startsAt", i.ends_at AS "endsAt", i.move_asked_at AS "moveAskedAt",
             ARRAY(SELECT s.starts_at FROM app.open_interview_slots(i.id) AS s) AS slots
      FROM interviews AS i JOIN applications AS a ON a.id = i.application_id LEFT JOIN profiles AS p ON p.id = i.interviewer_id
      WHERE i.id = ${interviewId}`.execute(transaction);
    return rows[0] ?? null;
  });
