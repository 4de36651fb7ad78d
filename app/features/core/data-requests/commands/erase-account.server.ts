/** People delete their own account with its password (UK GDPR article 17). Administrators are deleted by another administrator. */
import { sql } from 'kysely';
import { writeAudit } from '#app/features/core/accounts/commands/audit.server.ts';
import {
  type PasswordRefusal,
  withCurrentPassword,
} from '#app/features/core/accounts/commands/passwords/passwords.server.ts';
import type { Actor } from '#app/features/core/accounts/policy.ts';
import type { RequestContext } from '#app/web/request-context.server.ts';
import { londonDay } from '#domain/time/calendar-day.ts';
import { mayEraseThemselves } from '../policy.ts';

type Services = Pick<RequestContext, 'database' | 'client' | 'passwords' | 'tasks' | 'now'>;

export type EraseResult = { ok: true } | { ok: false; reason: 'administrator' } | PasswordRefusal;

/**
 * Deletes the account and all enquiries from its address in one transaction; the database keeps the records that the law requires. The
 * audit entry has only the account's id.
 */
export async function eraseAccount(services: Services, actor: Actor, current: string): Promise<EraseResult> {
  const { database, tasks, now } = services;
  if (!mayEraseThemselves(actor)) return { ok: false, reason: 'administrator' };
  // A separate transaction, because it locks the credentials first, and a deletion locks the profile first.
  const confirmation = await withCurrentPassword<{ ok: true }>(services, actor, { current }, async () => ({
    ok: true,
  }));
  if (!confirmation.ok) return confirmation;
  return database.asSystem(async (transaction): Promise<EraseResult> => {
    const { rows } = await sql<{ result: 'erased' | 'administrator' | 'not_found' }>`
      SELECT app.erase_account(${actor.id}) AS result`.execute(transaction);
    const result = rows[0]?.result ?? 'not_found';
    if (result === 'administrator') return { ok: false, reason: result };
    if (result === 'not_found') return { ok: true };
    const { id } = await transaction
      .insertInto('data_requests')
      .values({
        kind: 'erasure',
        source: 'account',
        status: 'done',
        account_id: actor.id,
        email: actor.email,
        due_on: londonDay(now),
        confirmed_at: sql<Date>`now()`,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const subject = { type: 'account', id: actor.id, label: '' } as const;
    await writeAudit(transaction, { id: actor.id, fullName: '' }, 'account_erased', subject);
    await tasks.send(transaction, 'send-mail', { mail: 'account-erased', requestId: id });
    await tasks.send(transaction, 'remove-loose-files', {});
    return { ok: true };
  });
}
