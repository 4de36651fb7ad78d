/** Logs that an account is used in two places at once (spec: accounts §9 "concurrent session"). Nothing else happens. */

import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { RequestContext } from '#app/web/request-context.server.ts';
import { holdLockOfSessions } from '#db/locks.ts';
import type { DB } from '#db/types.ts';
import { networkOf } from '#platform/limits/network.server.ts';
import type { Viewer } from '../../policy.ts';
import { logEvent } from '../limits.server.ts';

type Services = Pick<RequestContext, 'database' | 'client'>;

/**
 * Records that this session is in use. Logs an event if another session of the account was used within the last minute from another network
 * or browser, at most once an hour for each pair of sessions.
 */
export async function noteSessionUse({ database, client }: Services, viewer: Viewer): Promise<void> {
  if (viewer.session.kind !== 'full') return;
  await database.asSystem(async (transaction) => {
    for (const other of await findOtherActiveSessions(transaction, viewer, placeOf(viewer, client))) {
      const sessions = nameOfPair(viewer.session.hash, other);
      if (await isLogged(transaction, viewer, sessions)) continue;
      await logEvent(transaction, client, { type: 'concurrent_session', userId: viewer.id, details: { sessions } });
    }
  });
}

/** SHA-256 of account, network and browser: distinguishes two places without naming either. */
const placeOf = ({ id }: Viewer, { ip, userAgent }: Services['client']): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([id, networkOf(ip), userAgent]))
    .digest();

async function findOtherActiveSessions(transaction: Transaction<DB>, { id, session }: Viewer, place: Buffer) {
  // Every tab of a browser reports; one update in 15 seconds is enough.
  await sql`
    UPDATE sessions SET seen_at = now(), seen_from = ${place}
    WHERE token_hash = ${session.hash}
      AND (seen_at IS NULL OR seen_at < now() - interval '15 seconds' OR seen_from <> ${place})`.execute(transaction);
  const { rows } = await sql<{ token_hash: Buffer }>`
    SELECT token_hash FROM sessions
    WHERE user_id = ${id} AND token_hash <> ${session.hash} AND kind = 'full' AND expires_at > now()
      AND seen_at > now() - interval '1 minute' AND seen_from <> ${place}`.execute(transaction);
  return rows.map(({ token_hash }) => token_hash);
}

/** The same name for both orders. It is a one-way hash, so the log does not reveal a session. */
const nameOfPair = (one: Buffer, other: Buffer): string =>
  createHash('sha256')
    .update(Buffer.concat([one, other].sort(Buffer.compare)))
    .digest('hex')
    .slice(0, 12);

async function isLogged(transaction: Transaction<DB>, { id }: Viewer, sessions: string): Promise<boolean> {
  // Both sessions may report at once: lock first, then read what the other has logged.
  await holdLockOfSessions(transaction, sessions);
  const { rows } = await sql`
    SELECT FROM security_events
    WHERE user_id = ${id} AND event_type = 'concurrent_session' AND details ->> 'sessions' = ${sessions}
      AND created_at > now() - interval '1 hour'
    LIMIT 1`.execute(transaction);
  return rows.length > 0;
}
