import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Tasks } from '#platform/tasks/tasks.server.ts';
import type { AccountMailName } from '../emails/account-mails.tsx';

/**
 * Visitors can request these links for any account, so each account gets one a minute, and five before an hour's pause. Of concurrent
 * requests one gets through.
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

/** Queues an email in the transaction of the change it reports: both happen, or neither. */
export const queueAccountMail = (
  tasks: Tasks,
  transaction: Transaction<DB>,
  mail: AccountMailName,
  accountId: string,
): Promise<void> => tasks.send(transaction, 'send-mail', { mail, accountId });
