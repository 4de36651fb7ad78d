/** Links by which candidates choose a time. Only a hash of the token is stored; expiry uses the database's clock. */
import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { hashToken, newPathToken } from '#platform/token/token.server.ts';

/**
 * Expires the day after the last offered time. Opening the page does not use it up.
 *
 * @returns the token, which only the email contains
 */
export async function issueInterviewLink(
  transaction: Transaction<DB>,
  interviewId: string,
): Promise<{ token: string; until: Date }> {
  const token = newPathToken();
  const { rows } = await sql<{ until: Date }>`
    INSERT INTO interview_links (token_hash, interview_id, expires_at)
    SELECT ${hashToken(token)}, i.id, interval '1 day' + greatest(
      now(), i.ends_at, (SELECT max(s.starts_at) + make_interval(mins => i.minutes) FROM interview_slots AS s WHERE s.interview_id = i.id))
    FROM interviews AS i WHERE i.id = ${interviewId}
    RETURNING expires_at AS until`.execute(transaction);
  return { token, until: rows[0]?.until ?? new Date(0) };
}
