/** Tells the owner of an account that wrong passwords have locked it (docs/decisions/0038). */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { RequestContext } from '#app/web/request-context.server.ts';
import type { AccountMailName } from '../emails/account-mails.tsx';
import { accountOf } from '../queries/account-of.server.ts';
import { findLock, type LockoutType } from './limits.server.ts';
import { queueAccountMail } from './mails.server.ts';

/** At most one email a day of each kind. Guesses at sign-in must not hide guesses in a stolen session. */
const SIGN_IN_NOTICE = { mail: 'account-locked', sentAt: 'lock_notice_at' } as const;
const NOTICES = {
  email: SIGN_IN_NOTICE,
  known_browser: SIGN_IN_NOTICE,
  confirmation: { mail: 'session-locked', sentAt: 'session_lock_notice_at' },
} as const satisfies Record<LockoutType, { mail: AccountMailName; sentAt: string }>;

/**
 * Call it after each wrong password: it sends an email only if that attempt locked the counter. Its statements are the same for unknown
 * addresses, so that timing reveals nothing.
 */
export async function notifyOwnerOfLock(
  { database, tasks }: Pick<RequestContext, 'database' | 'tasks'>,
  email: string,
  identifier: string,
  type: LockoutType,
): Promise<void> {
  if (!(await findLock(database.asPublic, identifier, type)).isLocked) return;
  const { mail, sentAt } = NOTICES[type];
  await database.asSystem(async (transaction) => {
    const owner = await transaction
      .updateTable('credentials')
      .set(sentAt, sql<Date>`now()`)
      .where('user_id', '=', accountOf(email))
      .where('email_confirmed_at', 'is not', null)
      .where(sql<boolean>`coalesce(${sql.ref(sentAt)}, '-infinity') <= now() - interval '1 day'`)
      .returning('user_id')
      .executeTakeFirst();
    await queueAccountMail(tasks, transaction, mail, owner?.user_id ?? randomUUID());
  });
}
