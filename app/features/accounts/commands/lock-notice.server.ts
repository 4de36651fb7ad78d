/** Tells the owner of an account that wrong passwords have locked it, once a day at most (docs/decisions/0038). */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { RequestContext } from '#app/site/request-context.server.ts';
import { accountOf } from '../queries/account-of.server.ts';
import { findLock, type LockoutType } from './limits.server.ts';
import { queueAccountMail } from './mails.server.ts';

/**
 * After a wrong password: does nothing unless that locked the counter. The statements are the same for an address without an
 * account, for one that is not confirmed, and for an owner who was told today; the task of those finds nothing to send.
 */
export async function tellOwnerOfLock(
  { database, tasks }: Pick<RequestContext, 'database' | 'tasks'>,
  email: string,
  identifier: string,
  type: LockoutType,
): Promise<void> {
  if (!(await findLock(database.asPublic, identifier, type)).isLocked) return;
  await database.asSystem(async (transaction) => {
    const owner = await transaction
      .updateTable('credentials')
      .set({ lock_notice_at: sql<Date>`now()` })
      .where('user_id', '=', accountOf(email))
      .where('email_confirmed_at', 'is not', null)
      .where(sql<boolean>`coalesce(lock_notice_at, '-infinity') <= now() - interval '1 day'`)
      .returning('user_id')
      .executeTakeFirst();
    await queueAccountMail(tasks, transaction, 'account-locked', owner?.user_id ?? randomUUID());
  });
}
