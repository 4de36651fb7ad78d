import { setTimeout as wait } from 'node:timers/promises';
import { sql, type Transaction } from 'kysely';
import type { RequestContext } from '#app/web/request-context.server.ts';
import type { DB } from '#db/types.ts';
import { networkOf } from '#platform/limits/network.server.ts';
import { spendLinks } from '#platform/token/emailed-links.server.ts';
import type { Actor } from '../../policy.ts';
import { accountOf } from '../../queries/account-of.server.ts';
import { countAttempt, forgiveAttempts, logEvent, passesIpLimit } from '../limits.server.ts';
import { spendAccountLink } from '../links.server.ts';
import { notifyOwnerOfLock } from '../lock-notice.server.ts';
import { queueAccountMail, queueRequestedLink } from '../mails.server.ts';
import { rememberBrowser } from '../sessions/known-browsers.server.ts';
import { endAllSessions, endOtherSessions } from '../sessions/sessions.server.ts';
import { setPassword } from './set-password.server.ts';

type Services = Pick<RequestContext, 'database' | 'client' | 'passwords' | 'tasks'>;

/** A request takes at least this long, so that its timing does not tell whether the account exists. */
const LEAST_MS = 500;

export type MailRequest = 'confirm-email' | 'reset-password';

/**
 * Gives the same answer for known and unknown addresses.
 *
 * @returns false if the visitor's IP address exceeded its limit
 */
export async function requestMail(services: Services, mail: MailRequest, email: string): Promise<boolean> {
  const { database, tasks } = services;
  if (!(await passesIpLimit(services, 'mail_request'))) return false;
  const [result] = await Promise.allSettled([
    database.asSystem(async (transaction) => {
      const account = await transaction
        .selectFrom('profiles')
        .innerJoin('credentials', 'credentials.user_id', 'profiles.id')
        .select(['profiles.id', 'credentials.email_confirmed_at'])
        .where('profiles.id', '=', accountOf(email))
        .executeTakeFirst();
      if (!account || (mail === 'confirm-email' && account.email_confirmed_at !== null)) return;
      await queueRequestedLink(tasks, transaction, mail, account.id);
    }),
    wait(LEAST_MS),
  ]);
  if (result.status === 'rejected') throw result.reason;
  return true;
}

export type PasswordRefusal =
  | { ok: false; reason: 'wrong_password' | 'busy' | 'too_many_attempts' }
  | { ok: false; reason: 'locked'; retryAfterSeconds: number };
export type ChangeResult = { ok: true } | PasswordRefusal;

type NewPassword = {
  current: string;
  next: string;
  browserTokens?: readonly string[];
};

export function changePassword(
  services: Services,
  actor: Actor,
  { current, next, browserTokens = [] }: NewPassword,
): Promise<{ ok: true; browserTokens: string[] } | PasswordRefusal> {
  const { tasks, client } = services;
  return withCurrentPassword(services, actor, { current, next }, async (transaction, passwordHash) => {
    await setPassword(transaction, actor.id, passwordHash);
    await endOtherSessions(transaction, actor);
    await queueAccountMail(tasks, transaction, 'password-changed', actor.id);
    await logEvent(transaction, client, { type: 'password_changed', userId: actor.id });
    return { ok: true, browserTokens: await rememberBrowser(transaction, actor.id, browserTokens) };
  });
}

/** Nothing changes until the link in the email to the new address is used. The result does not reveal whether the address is in use. */
export function requestEmailChange(
  services: Services,
  actor: Actor,
  { current, email }: { current: string; email: string },
): Promise<ChangeResult> {
  const { tasks, client } = services;
  return withCurrentPassword(services, actor, { current }, async (transaction) => {
    await transaction
      .updateTable('credentials')
      .set({ pending_email: email })
      .where('user_id', '=', actor.id)
      .execute();
    // An earlier link may have gone to a mistyped address, which belongs to another person.
    await spendLinks(transaction, actor.id, ['change_email']);
    await queueAccountMail(tasks, transaction, 'confirm-new-email', actor.id);
    await logEvent(transaction, client, { type: 'email_change_requested', userId: actor.id });
    return { ok: true };
  });
}

export function confirmNewEmail(
  { database, tasks, client }: Services,
  token: string,
): Promise<{ ok: true } | { ok: false; reason: 'bad_link' | 'taken' }> {
  return database.asSystem(async (transaction) => {
    const link = await spendAccountLink(transaction, token, 'change_email');
    if (!link?.newEmail) return { ok: false, reason: 'bad_link' };
    const { rows } = await sql<{ result: string }>`
      SELECT app.change_email(${link.userId}, ${link.newEmail}) AS result`.execute(transaction);
    if (rows[0]?.result !== 'changed') return { ok: false, reason: 'taken' };
    await endAllSessions(transaction, link.userId);
    // Reset links are in the old mailbox.
    await spendLinks(transaction, link.userId, ['reset_password']);
    await queueAccountMail(tasks, transaction, 'email-changed', link.userId);
    await logEvent(transaction, client, { type: 'email_changed', userId: link.userId });
    return { ok: true };
  });
}

/**
 * Counts wrong passwords by session, so that strangers who lock the email address do not stop its owner, and a stolen session gets five
 * guesses. Right passwords are limited too: each costs hashes, and may send emails to other people's addresses. Hashes `next` in the same
 * turn.
 */
export async function withCurrentPassword<Result>(
  services: Pick<Services, 'database' | 'client' | 'passwords' | 'tasks'>,
  actor: Actor,
  { current, next }: { current: string; next?: string },
  change: (transaction: Transaction<DB>, nextHash: string) => Promise<Result>,
): Promise<Result | PasswordRefusal> {
  const { database, passwords } = services;
  if (!(await passesIpLimit(services, 'account_change'))) return { ok: false, reason: 'too_many_attempts' };
  // Keyed by session, so that a stolen session locks only itself; the row names its account.
  const counter = `${actor.id}:${actor.session.hash.toString('hex')}`;
  const result = await passwords.inTurn<Result | PasswordRefusal>(async ({ hash, verify }) => {
    const attempt = await countAttempt(database.asPublic, counter, 'confirmation');
    if (attempt.isLocked) return { ok: false, reason: 'locked', retryAfterSeconds: attempt.retryAfterSeconds };
    const credentials = await database.asSystem((transaction) =>
      transaction.selectFrom('credentials').select('password_hash').where('user_id', '=', actor.id).executeTakeFirst(),
    );
    if (!(await verify(current, credentials?.password_hash ?? null)) || !credentials) {
      await notifyOwnerOfLock(services, actor.email, counter, 'confirmation');
      return WRONG_PASSWORD;
    }
    await forgiveAttempts(database.asPublic, counter, 'confirmation');
    const nextHash = next === undefined ? '' : await hash(next);
    return database.asSystem(async (transaction) => {
      // While the hash was checked, the owner may have changed the password to lock out this session.
      const unchangedCredentials = await transaction
        .selectFrom('credentials')
        .select('user_id')
        .where('user_id', '=', actor.id)
        .where('password_hash', '=', credentials.password_hash)
        .forUpdate()
        .executeTakeFirst();
      if (!unchangedCredentials) return WRONG_PASSWORD;
      return change(transaction, nextHash);
    });
  }, networkOf(services.client.ip));
  return result === 'busy' ? { ok: false, reason: 'busy' } : result;
}

const WRONG_PASSWORD: PasswordRefusal = { ok: false, reason: 'wrong_password' };
