/**
 * Challenges that a passkey signs (WebAuthn). Each belongs to one session, works once, and expires after five minutes. It is stored in the
 * database for all processes, and deleted before the answer is checked.
 */
import { sql, type Transaction } from 'kysely';
import type { Database } from '#db/connections/client.server.ts';
import type { DB } from '#db/types.ts';
import type { Viewer } from '../../policy.ts';

/** The site that a passkey belongs to. Comes from the configuration, never from a request header. */
export function relyingParty(publicOrigin: string): { id: string; origin: string } {
  return { id: new URL(publicOrigin).hostname, origin: publicOrigin };
}

export const CEREMONY_MS = 300_000;

/**
 * EdDSA, ES256, RS256. Set explicitly because the library's default depends on the Node version: a key created under one might be
 * unreadable under another.
 */
export const ALGORITHMS = [-8, -7, -257];

export async function keepChallenge(
  transaction: Transaction<DB>,
  { session }: Viewer,
  challenge: string,
): Promise<void> {
  await transaction
    .updateTable('sessions')
    .set({ challenge, challenge_expires_at: sql<Date>`now() + interval '5 minutes'` })
    .where('token_hash', '=', session.hash)
    .execute();
}

/**
 * Deletes and returns the challenge of this session, so it is used once. Of two concurrent answers one gets it.
 * @returns null if the session has no challenge, or it has expired
 */
export function takeChallenge({ asSystem }: Database, { session }: Viewer): Promise<string | null> {
  return asSystem(async (transaction) => {
    const { rows } = await sql<{ challenge: string | null; is_fresh: boolean }>`
      UPDATE sessions SET challenge = NULL, challenge_expires_at = NULL
      FROM (
        SELECT token_hash, challenge, challenge_expires_at > now() AND expires_at > now() AS is_fresh
        FROM sessions WHERE token_hash = ${session.hash} AND kind = ${session.kind} AND challenge IS NOT NULL FOR UPDATE
      ) AS kept
      WHERE sessions.token_hash = kept.token_hash
      RETURNING kept.challenge, kept.is_fresh`.execute(transaction);
    const [storedChallenge] = rows;
    return storedChallenge?.is_fresh ? storedChallenge.challenge : null;
  });
}
