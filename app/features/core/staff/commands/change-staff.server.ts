import { sql } from 'kysely';
import { writeAudit } from '#app/features/core/accounts/commands/audit.server.ts';
import { refuseFormerAdmin } from '#app/features/core/accounts/commands/decisions/decide-account.server.ts';
import type { Admin } from '#app/features/core/accounts/policy.ts';
import type { RequestContext } from '#app/web/request-context.server.ts';
import { STAFF_ROLE_NAMES, type StaffRole } from '#domain/account/account.ts';
import type { AuditAction } from '#domain/account/audit-actions.ts';
import { isUuid } from '#domain/uuid.ts';

type Services = Pick<RequestContext, 'database' | 'tasks'>;

type Refused = 'not_found' | 'yourself' | 'owner' | 'owners_only' | 'last_owner' | 'suspended' | 'unchanged';
export type ChangeResult = { ok: true } | { ok: false; reason: Refused | 'not_admin' };

/** Suspending or changing the role ends every session of that person; becoming or ceasing to be an owner ends none. */
export type Change = 'suspend' | 'reinstate' | 'sessions' | StaffRole;

const ACTIONS: Partial<Record<Change, AuditAction>> = {
  suspend: 'staff_suspended',
  reinstate: 'staff_reinstated',
  sessions: 'staff_signed_out',
};

export async function changeColleague(
  { database }: Pick<Services, 'database'>,
  admin: Admin,
  id: string,
  change: Change,
): Promise<ChangeResult> {
  if (!isUuid(id)) return { ok: false, reason: 'not_found' };
  return refuseFormerAdmin(
    database.asActor(admin.id, async (transaction): Promise<ChangeResult> => {
      const { rows } = await sql<{ result: Refused | 'changed' }>`
        SELECT app.change_staff(${id}, ${change}) AS result`.execute(transaction);
      const result = rows[0]?.result ?? 'not_found';
      if (result !== 'changed') return { ok: false, reason: result };
      const { full_name: name } = await transaction
        .selectFrom('profiles')
        .select('full_name')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const label = change in STAFF_ROLE_NAMES ? `${name} (${STAFF_ROLE_NAMES[change as StaffRole]})` : name;
      await writeAudit(transaction, admin, ACTIONS[change] ?? 'staff_role_changed', { type: 'account', id, label });
      return { ok: true };
    }),
  );
}

export type RemovalResult =
  | { ok: true }
  | { ok: false; reason: 'not_found' | 'yourself' | 'owner' | 'no_heir' | 'not_admin' };

export async function removeColleague(
  { database, tasks }: Services,
  admin: Admin,
  id: string,
  heirId: string,
): Promise<RemovalResult> {
  if (!isUuid(id)) return { ok: false, reason: 'not_found' };
  return refuseFormerAdmin(
    database.asActor(admin.id, async (transaction): Promise<RemovalResult> => {
      const { rows } = await sql<{ result: 'removed' | 'not_found' | 'yourself' | 'owner' | 'no_heir' }>`
        SELECT app.remove_staff(${id}, ${heirId}) AS result`.execute(transaction);
      const result = rows[0]?.result ?? 'not_found';
      if (result !== 'removed') return { ok: false, reason: result };
      await writeAudit(transaction, admin, 'account_deleted', { type: 'account', id, label: '' });
      await tasks.send(transaction, 'remove-loose-files', {});
      return { ok: true };
    }),
  );
}
