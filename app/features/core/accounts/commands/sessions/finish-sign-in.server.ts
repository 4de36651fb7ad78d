import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Viewer } from '../../policy.ts';
import { rememberBrowser } from './known-browsers.server.ts';
import { beginSession } from './sessions.server.ts';

export type FinishedSignIn = {
  ok: true;
  token: string;
  browserTokens: string[];
};

/** A password reset ends all sessions. With this lock it either commits before this transaction, or waits and ends the new session too. */
export const holdPassword = (transaction: Transaction<DB>, { id }: Viewer) =>
  transaction.selectFrom('credentials').select('user_id').where('user_id', '=', id).forShare().execute();

export async function finishSignIn(
  transaction: Transaction<DB>,
  viewer: Viewer,
  browserTokens: readonly string[],
): Promise<FinishedSignIn | { ok: false; reason: 'ended' }> {
  const waitingSession = await transaction
    .deleteFrom('sessions')
    .where('token_hash', '=', viewer.session.hash)
    .where('kind', '=', 'second_factor')
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  if (waitingSession.numDeletedRows === 0n) return { ok: false, reason: 'ended' };
  const token = await beginSession(transaction, { userId: viewer.id, role: viewer.role, kind: 'full' });
  return { ok: true, token, browserTokens: await rememberBrowser(transaction, viewer.id, browserTokens) };
}
