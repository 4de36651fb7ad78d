/** An administrator releases a held deletion, or confirms the clock. */
import { sql } from 'kysely';
import { writeAudit } from '#app/features/core/accounts/commands/audit.server.ts';
import type { Admin } from '#app/features/core/accounts/policy.ts';
import type { RequestContext } from '#app/web/request-context.server.ts';
import type { TaskName } from '#platform/tasks/tasks.server.ts';
import type { DeletionKind } from '../schema.ts';

type Services = Pick<RequestContext, 'database' | 'tasks'>;

const TASKS: Record<DeletionKind, Extract<TaskName, `forget-${string}` | 'end-unused-accounts' | 'end-alerts'>> = {
  enquiries: 'forget-old-enquiries',
  applications: 'forget-guest-applications',
  people: 'forget-people',
  accounts: 'end-unused-accounts',
  alerts: 'end-alerts',
  records: 'forget-data-requests',
};

/** Deletes as many as the page showed, in a task that is sent at once. */
export function releaseDeletion(
  { database, tasks }: Services,
  admin: Admin,
  { kind, due }: { kind: DeletionKind; due: number },
): Promise<{ ok: true } | { ok: false; reason: 'changed' }> {
  return database.asActor(admin.id, async (transaction) => {
    const { rows } = await sql<{ isApproved: boolean }>`
      SELECT app.approve_deletion(${kind}, ${due}) AS "isApproved"`.execute(transaction);
    if (!rows[0]?.isApproved) return { ok: false, reason: 'changed' };
    const label = `${kind}: ${due}`;
    await writeAudit(transaction, admin, 'deletion_approved', { type: 'settings', id: admin.id, label });
    await tasks.send(transaction, TASKS[kind], {});
    return { ok: true };
  });
}

export function confirmClock({ database }: Services, admin: Admin): Promise<{ ok: true }> {
  return database.asActor(admin.id, async (transaction) => {
    await sql`SELECT app.confirm_clock()`.execute(transaction);
    await writeAudit(transaction, admin, 'clock_confirmed', { type: 'settings', id: admin.id, label: '' });
    return { ok: true };
  });
}
