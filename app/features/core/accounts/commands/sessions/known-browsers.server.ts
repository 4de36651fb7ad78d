/**
 * Browsers in which an account has signed in. Each has its own lockout counter, so that wrong passwords from elsewhere do not lock out the
 * owner. A known browser has no other privilege (docs/decisions/0038).
 */
import { sql, type Transaction } from 'kysely';
import { KNOWN_BROWSER_DAYS } from '#app/web/cookies/known-browser-cookie.server.ts';
import type { DB } from '#db/types.ts';
import { hashToken, newToken } from '#platform/token/token.server.ts';
import { accountOf } from '../../queries/account-of.server.ts';

/** Limit per account: each token allows more password guesses, so the oldest are dropped. */
const MOST_BROWSERS = 20;

export async function findKnownBrowser(
  transaction: Transaction<DB>,
  email: string,
  tokens: readonly string[],
): Promise<string | null> {
  const row = await transaction
    .selectFrom('known_browsers')
    .select('token_hash')
    .where('token_hash', 'in', tokens.map(hashToken))
    .where('user_id', '=', accountOf(email))
    .where('expires_at', '>', sql<Date>`now()`)
    .limit(1)
    .executeTakeFirst();
  return row ? row.token_hash.toString('hex') : null;
}

/**
 * Remembers a browser for an account for 90 days from now. Rejects tokens that the account did not issue, which a stranger may have
 * planted.
 *
 * @param tokens from the browser's cookie
 *
 * @returns the tokens for its new cookie
 */
export async function rememberBrowser(
  transaction: Transaction<DB>,
  userId: string,
  tokens: readonly string[],
): Promise<string[]> {
  const expiresAt = sql<Date>`now() + make_interval(days => ${KNOWN_BROWSER_DAYS}::int)`;
  const rows = await transaction
    .selectFrom('known_browsers')
    .select(['token_hash', 'user_id'])
    // The empty hash matches no row; it keeps the IN list from being empty.
    .where('token_hash', 'in', [Buffer.alloc(0), ...tokens.map(hashToken)])
    .where('expires_at', '>', sql<Date>`now()`)
    .execute();
  const ownerOf = new Map(rows.map((row) => [row.token_hash.toString('hex'), row.user_id]));
  const validTokens = tokens.filter((token) => ownerOf.has(hashToken(token).toString('hex')));
  const ownToken = validTokens.find((token) => ownerOf.get(hashToken(token).toString('hex')) === userId);
  const usedToken = ownToken ?? newToken();
  if (ownToken) {
    await transaction
      .updateTable('known_browsers')
      .set({ expires_at: expiresAt })
      .where('token_hash', '=', hashToken(usedToken))
      .execute();
  } else {
    await transaction
      .insertInto('known_browsers')
      .values({ token_hash: hashToken(usedToken), user_id: userId, expires_at: expiresAt })
      .execute();
    await sql`
      DELETE FROM known_browsers WHERE token_hash IN (
        SELECT token_hash FROM known_browsers WHERE user_id = ${userId} ORDER BY expires_at DESC, token_hash OFFSET ${MOST_BROWSERS})
    `.execute(transaction);
  }
  return [usedToken, ...validTokens.filter((token) => token !== usedToken)];
}

export async function forgetBrowsers(transaction: Transaction<DB>, userId: string): Promise<void> {
  await transaction.deleteFrom('known_browsers').where('user_id', '=', userId).execute();
}
