/** Lets staff who lost every second factor sign in again. Only the server's operator can call it; no page does. */
import type { Database } from '#db/connections/client.server.ts';
import { accountOf } from '../../queries/account-of.server.ts';
import { writeAudit } from '../audit.server.ts';
import { logEvent } from '../limits.server.ts';
import { endAllSessions } from '../sessions/sessions.server.ts';

export type LostSecondFactors =
  | { ok: true; fullName: string; removed: number }
  | { ok: false; reason: 'no_such_account' | 'no_second_factor' };

/** A terminal has no signed-in user. The server's own logs show which operator ran the command. */
const OPERATOR = { id: '00000000-0000-0000-0000-000000000000', fullName: 'Operator of the server' };

/** Removes all second factors and ends all sessions; the password stays. @param email normalised, as stored */
export function removeSecondFactors(
  { asSystem }: Database,
  email: string,
  command: string,
): Promise<LostSecondFactors> {
  return asSystem(async (transaction) => {
    const account = await transaction
      .selectFrom('profiles')
      .select(['id', 'full_name as fullName'])
      .where('id', '=', accountOf(email))
      .executeTakeFirst();
    if (!account) return { ok: false, reason: 'no_such_account' };
    const passkeys = await transaction.deleteFrom('passkeys').where('user_id', '=', account.id).executeTakeFirst();
    const apps = await transaction.deleteFrom('app_codes').where('user_id', '=', account.id).executeTakeFirst();
    const removedCount = Number(passkeys.numDeletedRows + apps.numDeletedRows);
    if (removedCount === 0) return { ok: false, reason: 'no_second_factor' };
    await endAllSessions(transaction, account.id);
    // The account is the subject, so its name is erased from the entry when the account is deleted.
    const subject = { type: 'account', id: account.id, label: account.fullName } as const;
    await writeAudit(transaction, OPERATOR, 'passkeys_removed', subject);
    const client = { ip: '127.0.0.1', userAgent: command };
    await logEvent(transaction, client, {
      type: 'passkeys_removed',
      userId: account.id,
      details: { removed: removedCount },
    });
    return { ok: true, fullName: account.fullName, removed: removedCount };
  });
}
