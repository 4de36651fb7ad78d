/** Links by which candidates choose a time. */
import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { issueLink } from '#platform/token/emailed-links.server.ts';

/** Expires the day after the last offered time. */
export const issueInterviewLink = (transaction: Transaction<DB>, interviewId: string) =>
  issueLink(
    transaction,
    'interview',
    { interview_id: interviewId },
    {
      expiresAt: sql`(
        SELECT interval '1 day' + greatest(
          now(), i.ends_at, (SELECT max(s.starts_at) + make_interval(mins => i.minutes) FROM interview_slots AS s WHERE s.interview_id = i.id))
        FROM interviews AS i WHERE i.id = ${interviewId})`,
    },
  );
