/** Signing in and out (spec: accounts §4, §7, §8). */
import { sql, type Transaction } from 'kysely';
import type { RequestContext } from '#app/web/request-context.server.ts';
import type { DB } from '#db/types.ts';
import { type AccountStatus, isStaffRole, type Role } from '#domain/account/account.ts';
import { networkOf } from '#platform/limits/network.server.ts';
import { signIns } from '#platform/metrics/counters.server.ts';
import type { Viewer } from '../../policy.ts';
import { accountOf } from '../../queries/account-of.server.ts';
import {
  countAttempt,
  findLock,
  forgiveAttempts,
  type LockoutType,
  logEvent,
  logFailedSignIn,
  passesIpLimit,
} from '../limits.server.ts';
import { notifyOwnerOfLock } from '../lock-notice.server.ts';
import { findKnownBrowser, rememberBrowser } from './known-browsers.server.ts';
import { beginSession, endAllSessions, endSession } from './sessions.server.ts';

type Services = Pick<RequestContext, 'database' | 'client' | 'passwords' | 'tasks'>;

export type SignInResult =
  | {
      ok: true;
      kind: Viewer['session']['kind'];
      role: Role;
      isApplying: boolean;
      token: string;
      browserTokens: string[] | null;
    }
  | { ok: false; reason: 'locked'; retryAfterSeconds: number }
  | {
      ok: false;
      reason: 'too_many_attempts' | 'busy' | 'invalid_credentials' | 'email_not_confirmed' | 'rejected' | 'suspended';
    };

type Attempt = {
  email: string;
  password: string;
  oldToken: string | null;
  browserTokens?: readonly string[];
};

/**
 * Costs one password hash even if the account does not exist: neither answer nor timing reveals which addresses have one. Other refusals
 * are reported only after the right password.
 */
export async function signIn(services: Services, attempt: Attempt): Promise<SignInResult> {
  const result = await attemptSignIn(services, attempt);
  signIns.inc({ way: 'password', outcome: result.ok ? 'ok' : result.reason });
  return result;
}

async function attemptSignIn(services: Services, attempt: Attempt): Promise<SignInResult> {
  const { database, client, passwords } = services;
  const { email, password } = attempt;
  if (!(await passesIpLimit(services, 'sign_in'))) return { ok: false, reason: 'too_many_attempts' };
  const [identifier, type] = await findCounter(services, attempt);
  const lock = await findLock(database.asPublic, identifier, type);
  if (lock.isLocked) return { ok: false, reason: 'locked', retryAfterSeconds: lock.retryAfterSeconds };

  const result = await passwords.inTurn<SignInResult>(async ({ verify }) => {
    const lockAfterAttempt = await countAttempt(database.asPublic, identifier, type);
    if (lockAfterAttempt.isLocked)
      return { ok: false, reason: 'locked', retryAfterSeconds: lockAfterAttempt.retryAfterSeconds };
    const account = await database.asSystem((transaction) => findCredentials(transaction, email));
    if (!(await verify(password, account?.passwordHash ?? null)) || !account) {
      await logFailedSignIn({ database, client }, email);
      await notifyOwnerOfLock(services, email, identifier, type);
      return { ok: false, reason: 'invalid_credentials' };
    }
    await forgiveAttempts(database.asPublic, identifier, type);
    return admit(services, account, attempt);
  }, networkOf(client.ip));
  return result === 'busy' ? { ok: false, reason: 'busy' } : result;
}

/** Unknown browsers share one counter per email address. */
async function findCounter({ database }: Services, attempt: Attempt): Promise<[string, LockoutType]> {
  const { email, browserTokens = [] } = attempt;
  if (browserTokens.length === 0) return [email, 'email'];
  const tokenHash = await database.asSystem((transaction) => findKnownBrowser(transaction, email, browserTokens));
  return tokenHash === null ? [email, 'email'] : [tokenHash, 'known_browser'];
}

async function admit(
  { database, client }: Services,
  account: Credentials,
  { email, oldToken, browserTokens = [] }: Attempt,
): Promise<SignInResult> {
  const { userId, role, status } = account;
  if (status === 'rejected' || status === 'suspended') return { ok: false, reason: status };
  if (!account.isEmailConfirmed) return { ok: false, reason: 'email_not_confirmed' };
  return database.asSystem(async (transaction) => {
    // A new password or a first second factor ends all sessions. With this lock, that change either has committed and is read here, or waits
    // for this sign-in and then ends its session too.
    await transaction.selectFrom('credentials').select('user_id').where('user_id', '=', userId).forShare().execute();
    const now = await findCredentials(transaction, email);
    if (now?.passwordHash !== account.passwordHash) return { ok: false, reason: 'invalid_credentials' };
    const kind = status === 'pending' ? 'restricted' : now.hasFactor ? 'second_factor' : 'full';
    // spec: accounts §4 "Sign-in fires a login audit".
    await logEvent(transaction, client, { type: 'login', userId, details: { session: kind } });
    const isApplying = kind === 'restricted' && role === 'job_seeker' && (await mayApplyWaiting(transaction));
    const token = await beginSession(transaction, { userId, role, kind, isApplying, replaces: oldToken });
    const newTokens = kind === 'second_factor' ? null : await rememberBrowser(transaction, userId, browserTokens);
    return { ok: true, kind, role, isApplying, token, browserTokens: newTokens };
  });
}

async function mayApplyWaiting(transaction: Transaction<DB>): Promise<boolean> {
  const { rows } = await sql<{ result: boolean }>`SELECT app.may_apply_waiting() AS result`.execute(transaction);
  return rows[0]?.result === true;
}

type Credentials = {
  userId: string;
  role: Role;
  status: AccountStatus;
  passwordHash: string;
  isEmailConfirmed: boolean;
  hasFactor: boolean;
};

/**
 * Leaves out accounts proven neither by the human check nor by confirming the address. Otherwise an attacker could sign up with an address
 * and then try the password, to learn whether the address already had an account.
 */
async function findCredentials(transaction: Transaction<DB>, email: string): Promise<Credentials | null> {
  const row = await transaction
    .selectFrom('profiles')
    .innerJoin('credentials', 'credentials.user_id', 'profiles.id')
    .where('profiles.id', '=', accountOf(email))
    .where(({ eb, or }) => or([eb('email_confirmed_at', 'is not', null), eb('announced_at', 'is not', null)]))
    .select([
      'profiles.id',
      'profiles.role',
      'profiles.status',
      'credentials.password_hash',
      'credentials.email_confirmed_at',
      sql<boolean>`app.has_factor(profiles.id)`.as('hasFactor'),
    ])
    .executeTakeFirst();
  if (!row) return null;
  return {
    userId: row.id,
    role: row.role,
    status: row.status,
    passwordHash: row.password_hash,
    isEmailConfirmed: row.email_confirmed_at !== null,
    hasFactor: row.hasFactor && isStaffRole(row.role),
  };
}

/**
 * Ends all sessions (spec: accounts §4 "Sign-out clears everything"). A session that still needs its second factor may not be the owner's,
 * so it ends only itself.
 */
export async function signOut(
  { database, client }: Pick<Services, 'database' | 'client'>,
  viewer: Viewer,
): Promise<void> {
  await database.asSystem(async (transaction) => {
    if (viewer.session.kind === 'second_factor') await endSession(transaction, viewer);
    else await endAllSessions(transaction, viewer.id);
    await logEvent(transaction, client, { type: 'logout', userId: viewer.id });
  });
}
