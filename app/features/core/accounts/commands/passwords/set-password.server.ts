import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { spendLinks } from '#platform/token/emailed-links.server.ts';
import { forgetBrowsers } from '../sessions/known-browsers.server.ts';

/**
 * Voids links and known browsers too: an attacker with the old password may have requested links (to set another password, or to move the
 * account to their own address) and made browsers known.
 */
export async function setPassword(
  transaction: Transaction<DB>,
  accountId: string,
  passwordHash: string,
): Promise<void> {
  await transaction
    .updateTable('credentials')
    .set({ password_hash: passwordHash, pending_email: null })
    .where('user_id', '=', accountId)
    .execute();
  await spendLinks(transaction, accountId, ['confirm_email', 'reset_password', 'change_email']);
  await forgetBrowsers(transaction, accountId);
}
