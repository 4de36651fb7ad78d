/** Links by which candidates answer. Only a hash of the token is stored; expiry uses the database's clock. */
import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { CONSENT_LINK_DAYS } from '#domain/introduction/introduction.ts';
import { hashToken, newPathToken } from '#platform/token/token.server.ts';

/**
 * Opening the page does not use up the link.
 *
 * @returns the token, which only the email contains
 */
export async function issueIntroductionLink(
  transaction: Transaction<DB>,
  introductionId: string,
): Promise<{ token: string; until: Date }> {
  const token = newPathToken();
  const { rows } = await sql<{ until: Date }>`
    INSERT INTO introduction_links (token_hash, introduction_id, expires_at)
    VALUES (${hashToken(token)}, ${introductionId}, now() + make_interval(days => ${CONSENT_LINK_DAYS}::int))
    RETURNING expires_at AS until`.execute(transaction);
  return { token, until: rows[0]?.until ?? new Date(0) };
}
