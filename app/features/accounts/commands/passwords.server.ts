/** Forgotten and changed passwords, changed addresses, and mails asked for again (product: "Accounts"; abuse: A05, A23). */
import { setTimeout as wait } from 'node:timers/promises';
import { sql, type Transaction } from 'kysely';
import type { RequestContext } from '#app/site/request-context.server.ts';
import type { DB } from '#db/types.ts';
import type { Actor } from '../policy.ts';
import { accountOf } from '../queries/account-of.server.ts';
import { countAttempt, forgiveAttempts, logEvent, passesIpLimit } from './limits.server.ts';
import { findAccountLink, spendAccountLink, voidAccountLinks } from './links.server.ts';
import { queueAccountMail, queueRequestedLink } from './mails.server.ts';
import { endAllSessions, endOtherSessions } from './sessions.server.ts';
import { proveAddress } from './sign-up.server.ts';

type Services = Pick<RequestContext, 'database' | 'client' | 'passwords' | 'tasks'>;

/** Asking takes this long at least, so that time does not tell whether there was somebody to write to. */
const LEAST_MS = 500;

export type MailRequest = 'confirm-email' | 'reset-password';

/** Always the same answer, for known and unknown addresses. @returns whether so many requests may be made from there */
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

/** Whose link it is: what a password must not be depends on that; null for a link that is worth nothing. */
export const findResetLink = ({ database }: Pick<Services, 'database'>, token: string) =>
  database.asSystem(async (transaction) => {
    const link = await findAccountLink(transaction, token, 'reset_password');
    if (!link) return null;
    const { full_name: fullName } = await transaction
      .selectFrom('profiles')
      .select('full_name')
      .where('id', '=', link.userId)
      .executeTakeFirstOrThrow();
    return { ...link, fullName };
  });

/** A new password by link: ends every session, lifts a lock, and proves the address. */
export async function resetPassword(
  { database, client, passwords, tasks }: Services,
  { token, password }: { token: string; password: string },
): Promise<{ ok: true } | { ok: false; reason: 'bad_link' | 'busy' }> {
  const passwordHash = await passwords.inTurn(({ hash }) => hash(password));
  if (passwordHash === 'busy') return { ok: false, reason: 'busy' };
  return database.asSystem(async (transaction) => {
    const link = await spendAccountLink(transaction, token, 'reset_password');
    if (!link) return { ok: false, reason: 'bad_link' };
    await setPassword(transaction, link.userId, passwordHash);
    await proveAddress(tasks, transaction, link.userId);
    await endAllSessions(transaction, link.userId);
    await forgiveAttempts(transaction, link.email);
    await queueAccountMail(tasks, transaction, 'password-changed', link.userId);
    await logEvent(transaction, client, { type: 'password_reset', userId: link.userId });
    return { ok: true };
  });
}

/** Whoever knew the old one may have asked for links: for another password, or to move the account to their own address. */
async function setPassword(transaction: Transaction<DB>, accountId: string, passwordHash: string): Promise<void> {
  await transaction
    .updateTable('credentials')
    .set({ password_hash: passwordHash, pending_email: null })
    .where('user_id', '=', accountId)
    .execute();
  await voidAccountLinks(transaction, accountId, ['reset_password', 'change_email']);
}

/** Why nothing was changed for whoever said to know the password. */
export type PasswordRefusal =
  | { ok: false; reason: 'wrong_password' | 'busy' | 'too_many_attempts' }
  | { ok: false; reason: 'locked'; retryAfterSeconds: number };
export type ChangeResult = { ok: true } | PasswordRefusal;

/** Whoever holds a stolen session does not hold the password. All other sessions end. */
export function changePassword(
  services: Services,
  actor: Actor,
  { current, next }: { current: string; next: string },
): Promise<ChangeResult> {
  const { tasks, client } = services;
  return withCurrentPassword(services, actor, { current, next }, async (transaction, passwordHash) => {
    await setPassword(transaction, actor.id, passwordHash);
    await endOtherSessions(transaction, actor);
    await queueAccountMail(tasks, transaction, 'password-changed', actor.id);
    await logEvent(transaction, client, { type: 'password_changed', userId: actor.id });
    return { ok: true };
  });
}

/** Nothing changes until the link in the mail to the new address is used. Whether it is taken is not told here. */
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
    // An address that was mistyped before is somebody's, too.
    await voidAccountLinks(transaction, actor.id, ['change_email']);
    await queueAccountMail(tasks, transaction, 'confirm-new-email', actor.id);
    await logEvent(transaction, client, { type: 'email_change_requested', userId: actor.id });
    return { ok: true };
  });
}

/** The old address hears of it; every session ends. */
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
    // They lie in the old mailbox.
    await voidAccountLinks(transaction, link.userId, ['reset_password']);
    await queueAccountMail(tasks, transaction, 'email-changed', link.userId);
    await logEvent(transaction, client, { type: 'email_changed', userId: link.userId });
    return { ok: true };
  });
}

/**
 * Guessing the current password counts like guessing at the front door. `next` is hashed in the same turn. Also whoever
 * knows it is limited: each change costs hashes, and may write to addresses that are not theirs.
 */
export async function withCurrentPassword<Result>(
  services: Pick<Services, 'database' | 'client' | 'passwords'>,
  actor: Actor,
  { current, next }: { current: string; next?: string },
  change: (transaction: Transaction<DB>, nextHash: string) => Promise<Result>,
): Promise<Result | PasswordRefusal> {
  const { database, passwords } = services;
  if (!(await passesIpLimit(services, 'account_change'))) return { ok: false, reason: 'too_many_attempts' };
  const result = await passwords.inTurn<Result | PasswordRefusal>(async ({ hash, verify }) => {
    const counted = await countAttempt(database.asPublic, actor.email);
    if (counted.isLocked) return { ok: false, reason: 'locked', retryAfterSeconds: counted.retryAfterSeconds };
    const stored = await database.asSystem((transaction) =>
      transaction.selectFrom('credentials').select('password_hash').where('user_id', '=', actor.id).executeTakeFirst(),
    );
    if (!(await verify(current, stored?.password_hash ?? null)) || !stored) return WRONG_PASSWORD;
    await forgiveAttempts(database.asPublic, actor.email);
    const nextHash = next === undefined ? '' : await hash(next);
    return database.asSystem(async (transaction) => {
      // While it was looked at, its owner may have chosen another one, to be rid of whoever asks here.
      const isStillIt = await transaction
        .selectFrom('credentials')
        .select('user_id')
        .where('user_id', '=', actor.id)
        .where('password_hash', '=', stored.password_hash)
        .forUpdate()
        .executeTakeFirst();
      if (!isStillIt) return WRONG_PASSWORD;
      return change(transaction, nextHash);
    });
  });
  return result === 'busy' ? { ok: false, reason: 'busy' } : result;
}

const WRONG_PASSWORD: PasswordRefusal = { ok: false, reason: 'wrong_password' };
