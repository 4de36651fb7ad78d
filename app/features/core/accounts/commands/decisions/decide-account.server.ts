import { sql } from 'kysely';
import type { RequestContext } from '#app/web/request-context.server.ts';
import { isUuid } from '#domain/uuid.ts';
import { type Admin, mayDelete } from '../../policy.ts';
import { writeAudit } from '../audit.server.ts';
import { queueAccountMail } from '../mails.server.ts';

type Services = Pick<RequestContext, 'database' | 'tasks'>;

export type Decision = 'approved' | 'rejected';
export type DecisionResult =
  | { ok: true; name: string }
  | { ok: false; reason: 'already_decided' | 'not_found' | 'not_admin' };

/** Records who decided and when (spec: accounts §4). Of two concurrent decisions one wins, and only its email is sent. */
export async function decideAccount(
  { database, tasks }: Services,
  admin: Admin,
  accountId: string,
  decision: Decision,
): Promise<DecisionResult> {
  if (!isUuid(accountId)) return { ok: false, reason: 'not_found' };
  return refuseFormerAdmin(
    database.asActor(admin.id, async (transaction) => {
      const { rows } = await sql<{ result: 'decided' | 'already_decided' | 'not_found' }>`
        SELECT app.decide_account(${accountId}, ${decision}) AS result`.execute(transaction);
      const result = rows[0]?.result ?? 'not_found';
      if (result !== 'decided') return { ok: false, reason: result };
      const account = await transaction
        .selectFrom('profiles')
        .select('full_name')
        .where('id', '=', accountId)
        .executeTakeFirstOrThrow();
      const subject = { type: 'account', id: accountId, label: account.full_name } as const;
      await writeAudit(transaction, admin, `account_${decision}`, subject);
      await queueAccountMail(tasks, transaction, `account-${decision}`, accountId);
      if (decision === 'approved') {
        await tasks.send(transaction, 'tell-account', { news: 'account-approved', subjectId: accountId });
      }
      return { ok: true, name: account.full_name };
    }),
  );
}

export type DeletionResult = { ok: true } | { ok: false; reason: 'yourself' | 'owner' | 'not_found' | 'not_admin' };

/**
 * Deletes all data of the account in one transaction; the audit entry keeps only its id. Jobs of staff pass to `admin`. An administrator
 * who was just deleted cannot delete another account, so at least one administrator remains.
 */
export async function deleteAccount(services: Services, admin: Admin, accountId: string): Promise<DeletionResult> {
  if (!isUuid(accountId)) return { ok: false, reason: 'not_found' };
  if (!mayDelete(admin, accountId)) return { ok: false, reason: 'yourself' };
  return refuseFormerAdmin(
    services.database.asActor(admin.id, async (transaction) => {
      const { rows } = await sql<{ result: 'deleted' | 'yourself' | 'owner' | 'not_found' }>`
        SELECT app.delete_account(${accountId}) AS result`.execute(transaction);
      const result = rows[0]?.result ?? 'not_found';
      if (result !== 'deleted') return { ok: false, reason: result };
      await writeAudit(transaction, admin, 'account_deleted', { type: 'account', id: accountId, label: '' });
      await services.tasks.send(transaction, 'remove-loose-files', {});
      return { ok: true };
    }),
  );
}

/**
 * Turns the database's refusal of a non-administrator (app.demand_admin) into a result: their rights may have ended after the gate's check.
 */
export async function refuseFormerAdmin<Result>(
  change: Promise<Result>,
): Promise<Result | { ok: false; reason: 'not_admin' }> {
  try {
    return await change;
  } catch (error) {
    if ((error as { code?: unknown }).code === INSUFFICIENT_PRIVILEGE) return { ok: false, reason: 'not_admin' };
    throw error;
  }
}

const INSUFFICIENT_PRIVILEGE = '42501';
