import { sql, type Transaction } from 'kysely';
import type { Database } from '#db/connections/client.server.ts';
import type { DB } from '#db/types.ts';
import { isStaffRole, type Role } from '#domain/account/account.ts';
import { SESSION_HOURS } from '#domain/account/session-hours.ts';
import { hashToken, newToken } from '#platform/token/token.server.ts';
import type { Viewer } from '../../policy.ts';

type SessionKind = Viewer['session']['kind'];

export const mostSecondsOf = (session: LifetimeFacts): number => lifetimeOf(session).most * 3600;

type LifetimeFacts = Pick<NewSession, 'kind' | 'role' | 'isApplying'>;

function lifetimeOf({ kind, role, isApplying = false }: LifetimeFacts) {
  if (isApplying) return SESSION_HOURS.applying;
  return SESSION_HOURS[kind === 'full' && isStaffRole(role) ? 'staff' : kind];
}

type NewSession = {
  userId: string;
  role: Role;
  kind: SessionKind;
  isApplying?: boolean;
  /** The session token that the browser sent. That session ends, because an attacker may have set the cookie. */
  replaces?: string | null;
};

export async function beginSession(transaction: Transaction<DB>, session: NewSession): Promise<string> {
  const { userId, kind, replaces } = session;
  const { idle } = lifetimeOf(session);
  if (replaces) await transaction.deleteFrom('sessions').where('token_hash', '=', hashToken(replaces)).execute();
  const token = newToken();
  await transaction
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      user_id: userId,
      kind,
      expires_at: sql<Date>`now() + make_interval(secs => ${idle * 3600})`,
    })
    .execute();
  await noteAccountUse(transaction, userId);
  return token;
}

async function noteAccountUse(transaction: Transaction<DB>, userId: string): Promise<void> {
  await sql`SELECT app.note_account_use(${userId})`.execute(transaction);
}

/** Open tabs ping regularly; each ping keeps a full session alive. */
export async function rollSession({ asSystem }: Database, { id, role, session }: Viewer): Promise<void> {
  if (session.kind !== 'full') return;
  const { idle, most } = lifetimeOf({ kind: 'full', role });
  await asSystem(async (transaction) => {
    await noteAccountUse(transaction, id);
    await sql`
      UPDATE sessions
      SET expires_at = least(now() + make_interval(secs => ${idle * 3600}), created_at + make_interval(secs => ${most * 3600}))
      WHERE token_hash = ${session.hash}`.execute(transaction);
  });
}

/** spec: accounts §7 "Sign out with global scope": ends every session of the account and its push notifications. */
export async function endAllSessions(transaction: Transaction<DB>, userId: string): Promise<void> {
  await transaction.deleteFrom('sessions').where('user_id', '=', userId).execute();
  await transaction.deleteFrom('push_subscriptions').where('user_id', '=', userId).execute();
}

export async function endSession(transaction: Transaction<DB>, { session }: Viewer): Promise<void> {
  await transaction.deleteFrom('sessions').where('token_hash', '=', session.hash).execute();
}

/** Sessions are not linked to push subscriptions, so all devices stop showing notifications until turned on again. */
export async function endOtherSessions(transaction: Transaction<DB>, { id, session }: Viewer): Promise<void> {
  await transaction.deleteFrom('sessions').where('user_id', '=', id).where('token_hash', '!=', session.hash).execute();
  await transaction.deleteFrom('push_subscriptions').where('user_id', '=', id).execute();
}
