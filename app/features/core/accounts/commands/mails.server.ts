/** Writes an account email when it is sent: its recipient and its link are only decided then. */
import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { agency } from '#domain/site/site.ts';
import { renderMail } from '#platform/mail/mail-frame.tsx';
import type { Tasks } from '#platform/tasks/tasks.server.ts';
import { type AccountMailName, accountMails } from '../emails/account-mails.tsx';
import { issueAccountLink, type LinkPurpose } from './links.server.ts';

const LINKS: Partial<Record<AccountMailName, LinkPurpose>> = {
  'confirm-email': 'confirm_email',
  'reset-password': 'reset_password',
  'confirm-new-email': 'change_email',
};

type AccountMail = { name: AccountMailName; accountId: string; publicOrigin: string };

/**
 * Visitors can request these links for any account, so each account gets one a minute, and five before an hour's pause:
 * an attacker cannot flood a mailbox. Of concurrent requests one gets through.
 */
export async function queueRequestedLink(
  tasks: Tasks,
  transaction: Transaction<DB>,
  mail: 'confirm-email' | 'reset-password',
  accountId: string,
): Promise<void> {
  const { numUpdatedRows } = await transaction
    .updateTable('credentials')
    .set({
      links_asked_for: sql<number>`CASE WHEN link_asked_at > now() - interval '1 hour' THEN links_asked_for + 1 ELSE 1 END`,
      link_asked_at: sql<Date>`now()`,
    })
    .where('user_id', '=', accountId)
    .where(sql<boolean>`link_asked_at IS NULL OR link_asked_at <= now() - interval '1 minute'`)
    .where(sql<boolean>`links_asked_for < 5 OR link_asked_at <= now() - interval '1 hour'`)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) await queueAccountMail(tasks, transaction, mail, accountId);
}

/** Adds a mail to the transaction of what it tells: both happen, or neither. */
export const queueAccountMail = (
  tasks: Tasks,
  transaction: Transaction<DB>,
  mail: AccountMailName,
  accountId: string,
): Promise<void> => tasks.send(transaction, 'send-account-mail', { mail, accountId });

/** @returns null where there is nothing to write any more: the account is gone, or its new address was taken back */
export async function writeAccountMail(transaction: Transaction<DB>, { name, accountId, publicOrigin }: AccountMail) {
  const account = await transaction
    .selectFrom('profiles')
    .innerJoin('credentials', 'user_id', 'id')
    .select([
      'email',
      'full_name as fullName',
      'role',
      'pending_email as pendingEmail',
      'previous_email as previousEmail',
      'email_confirmed_at as emailConfirmedAt',
      'takes_guest_applications as takesGuestApplications',
    ])
    .where('id', '=', accountId)
    .executeTakeFirst();
  if (!account) return null;
  const { email, fullName, role, pendingEmail, previousEmail, takesGuestApplications } = account;
  const isConfirmed = account.emailConfirmedAt !== null;
  const to = { 'account-waiting': agency().email, 'confirm-new-email': pendingEmail, 'email-changed': previousEmail };
  const recipient = name in to ? to[name as keyof typeof to] : email;
  if (!recipient) return null;
  const purpose = name === 'account-approved' && !isConfirmed ? 'confirm_email' : LINKS[name];
  const token = purpose ? await issueAccountLink(transaction, accountId, purpose) : '';
  return {
    to: recipient,
    ...renderMail(
      accountMails[name]({ email, fullName, role, publicOrigin, isConfirmed, takesGuestApplications, token }),
    ),
  };
}
