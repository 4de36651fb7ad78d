/** Writes a mail about an account at the moment it leaves: whom it goes to and what it links to are settled only now. */
import type { Transaction } from 'kysely';
import { company } from '#content/company.ts';
import type { DB } from '#db/types.ts';
import type { Role } from '#domain/account.ts';
import type { Tasks } from '#platform/tasks/tasks.server.ts';
import { type AccountMailName, accountMails } from '../emails/account-mails.tsx';
import { renderMail } from '../emails/frame.tsx';
import { issueAccountLink, type LinkPurpose } from './links.server.ts';

const LINKS: Partial<Record<AccountMailName, LinkPurpose>> = {
  'confirm-email': 'confirm_email',
  'reset-password': 'reset_password',
  'confirm-new-email': 'change_email',
};

type AccountMail = { name: AccountMailName; accountId: string; publicOrigin: string };

/** Adds a mail to the transaction of what it tells: both happen, or neither. */
export const queueAccountMail = (
  tasks: Tasks,
  transaction: Transaction<DB>,
  mail: AccountMailName,
  accountId: string,
): Promise<void> =>
  // While one waits to be written, asking again adds none: nobody fills a mailbox by asking quickly.
  tasks.send(transaction, 'send-account-mail', { mail, accountId }, { key: `${mail} ${accountId}` });

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
    ])
    .where('id', '=', accountId)
    .executeTakeFirst();
  if (!account) return null;
  const { email, fullName, role, pendingEmail, previousEmail } = account;
  const to = { 'account-waiting': company.email, 'confirm-new-email': pendingEmail, 'email-changed': previousEmail };
  const recipient = name in to ? to[name as keyof typeof to] : email;
  if (!recipient) return null;
  const purpose = LINKS[name];
  const token = purpose ? await issueAccountLink(transaction, accountId, purpose) : '';
  return {
    to: recipient,
    ...renderMail(accountMails[name]({ email, fullName, role: role as Role, publicOrigin, token })),
  };
}
