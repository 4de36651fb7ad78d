/**
 * Sets a password by an emailed link, to confirm a new account or replace a forgotten password. Both prove the address, and afterwards the
 * account has the password that the owner of the mailbox chose (docs/decisions/0038; abuse: A18).
 */

import type { RequestContext } from '#app/web/request-context.server.ts';
import { type AccountStatus, isStaffRole, type Role } from '#domain/account/account.ts';
import { networkOf } from '#platform/limits/network.server.ts';
import { forgiveAttempts, logEvent } from '../limits.server.ts';
import { findAccountLink, spendAccountLink } from '../links.server.ts';
import { queueAccountMail } from '../mails.server.ts';
import { rememberBrowser } from '../sessions/known-browsers.server.ts';
import { endAllSessions } from '../sessions/sessions.server.ts';
import { proveAddress } from '../sign-up.server.ts';
import { setPassword } from './set-password.server.ts';

type Services = Pick<RequestContext, 'database' | 'client' | 'passwords' | 'tasks'>;

export type PasswordLink = 'confirm_email' | 'reset_password';

export const findPasswordLink = ({ database }: Pick<Services, 'database'>, token: string, purpose: PasswordLink) =>
  database.asSystem(async (transaction) => {
    const link = await findAccountLink(transaction, token, purpose);
    if (!link) return null;
    const { full_name: fullName } = await transaction
      .selectFrom('profiles')
      .select('full_name')
      .where('id', '=', link.userId)
      .executeTakeFirstOrThrow();
    return { ...link, fullName, isStaff: isStaffRole(link.role) };
  });

type Choice = {
  token: string;
  password: string;
  browserTokens?: readonly string[];
};

export type ChoiceResult =
  | { ok: true; role: Role; status: AccountStatus; browserTokens: string[] }
  | { ok: false; reason: 'bad_link' | 'busy' };

/**
 * Ends every session and remembers this browser, because the link proved as much as a sign-in. A reset also lifts a lockout. Of concurrent
 * requests one succeeds.
 */
export async function choosePassword(
  { database, client, passwords, tasks }: Services,
  purpose: PasswordLink,
  { token, password, browserTokens = [] }: Choice,
): Promise<ChoiceResult> {
  const passwordHash = await passwords.inTurn(({ hash }) => hash(password), networkOf(client.ip));
  if (passwordHash === 'busy') return { ok: false, reason: 'busy' };
  return database.asSystem(async (transaction) => {
    const link = await spendAccountLink(transaction, token, purpose);
    if (!link) return { ok: false, reason: 'bad_link' };
    const { userId, email, role, status } = link;
    await setPassword(transaction, userId, passwordHash);
    await proveAddress(tasks, transaction, userId);
    await endAllSessions(transaction, userId);
    if (purpose === 'reset_password') {
      await forgiveAttempts(transaction, email);
      await queueAccountMail(tasks, transaction, 'password-changed', userId);
    }
    const type = purpose === 'reset_password' ? 'password_reset' : 'email_confirmed';
    await logEvent(transaction, client, { type, userId });
    const newTokens = await rememberBrowser(transaction, userId, browserTokens);
    return { ok: true, role, status, browserTokens: newTokens };
  });
}
