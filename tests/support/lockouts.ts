import { expect } from 'vitest';
import type { LimitedEndpoint } from '#app/features/core/accounts/commands/limits.server.ts';
import { sendForm, sendSignIn } from './account-forms.ts';
import { asSuperuser } from './faults.ts';
import type { Site } from './site.ts';
import { queryTasks } from './task-queue.ts';

export const WRONG_PASSWORD = 'not-the-right-one';

export async function lockFromElsewhere(site: Site, email: string): Promise<void> {
  for (let count = 0; count < 5; count += 1) {
    expect((await sendSignIn(site, email, WRONG_PASSWORD)).status).toBe(401);
  }
}

/** Locks the account in the database, for tests about the effect of a lock. */
export const lockAtOnce = ({ database }: Pick<Site, 'database'>, email: string) =>
  queryTasks(database, 'SELECT record_failed_login($1) FROM generate_series(1, 5)', [email]);

/** Sends five wrong passwords within a session, as a thief of the session would. */
export async function lockSession(site: Site, cookie: string): Promise<void> {
  const guess = { current_password: WRONG_PASSWORD, password: 'ten-loud-lanterns' };
  for (let count = 0; count < 5; count += 1) {
    expect((await sendForm(site, '/account/password', guess, { cookie })).status).toBe(422);
  }
}

export const letTimePass = ({ database }: Pick<Site, 'database'>, minutes: number) =>
  asSuperuser(
    database,
    `UPDATE login_failures SET first_failed_at = first_failed_at - interval '${minutes} minutes',
       locked_until = locked_until - interval '${minutes} minutes'`,
    `UPDATE credentials SET lock_notice_at = lock_notice_at - interval '${minutes} minutes',
       session_lock_notice_at = session_lock_notice_at - interval '${minutes} minutes'`,
    `UPDATE known_browsers SET created_at = created_at - interval '${minutes} minutes',
       expires_at = expires_at - interval '${minutes} minutes'`,
  );

/** Counts the emails about locks to the owner by kind, queued and sent. */
export async function countLockNotices({ database }: Pick<Site, 'database'>, accountId: string) {
  const [counts] = await queryTasks<{ signIns: number; sessions: number }>(
    database,
    `SELECT count(*) FILTER (WHERE data ->> 'mail' = 'account-locked')::int AS "signIns",
       count(*) FILTER (WHERE data ->> 'mail' = 'session-locked')::int AS sessions
     FROM tasks.job WHERE data ->> 'accountId' = $1`,
    [accountId],
  );
  return counts ?? { signIns: 0, sessions: 0 };
}

/** Records this many attempts from an address in the database, which is faster than sending them. */
export const countAttempts = (site: Pick<Site, 'database'>, ip: string, endpoint: LimitedEndpoint, attempts: number) =>
  asSuperuser(
    site.database,
    `INSERT INTO ip_attempts (ip, endpoint, attempts, started_at)
       SELECT '${ip}'::inet, '${endpoint}', ${attempts}, clock_timestamp() WHERE ${attempts} > 0`,
  );
