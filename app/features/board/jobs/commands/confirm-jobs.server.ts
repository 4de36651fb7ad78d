import { sql } from 'kysely';
import { writeAudit } from '#app/features/core/accounts/commands/audit.server.ts';
import { findAccountLink } from '#app/features/core/accounts/commands/links.server.ts';
import type { Poster } from '#app/features/core/accounts/policy.ts';
import type { SiteServices } from '#app/web/request-context.server.ts';
import { isUuid } from '#domain/uuid.ts';
import { onManagedJob } from './manage-jobs.server.ts';
import { noteConfirmation } from './write-job.server.ts';

type Services = Pick<SiteServices, 'database' | 'tasks'>;

export type ConfirmResult = { ok: true } | { ok: false; reason: 'not_found' | 'not_open' };

/** Confirming twice is no error. If the job belongs to another account, the audit trail gets an entry. */
export function confirmJob(services: Services, poster: Poster, id: string): Promise<ConfirmResult> {
  return onManagedJob<ConfirmResult>(services, poster, id, async (transaction, job) => {
    if (job.status !== 'open' || job.is_past) return { ok: false, reason: 'not_open' };
    await noteConfirmation(transaction, id);
    if (job.user_id !== poster.id)
      await writeAudit(transaction, poster, 'job_confirmed', { type: 'job', id, label: job.title });
    return { ok: true };
  });
}

/**
 * Confirms the ticked jobs that are open and belong to the link's account. The link works until it expires, so a second press is no error.
 * @returns how many are confirmed now
 */
export function confirmByLink(
  { database }: Pick<SiteServices, 'database'>,
  { token, ids }: { token: string; ids: string[] },
): Promise<{ ok: true; confirmed: number } | { ok: false; reason: 'bad_link' }> {
  return database.asSystem(async (transaction) => {
    const link = await findAccountLink(transaction, token, 'confirm_jobs');
    if (!link) return { ok: false, reason: 'bad_link' };
    const { numUpdatedRows } = await transaction
      .updateTable('jobs')
      .set({ confirmed_at: sql<Date>`now()` })
      .where('user_id', '=', link.userId)
      .where('status', '=', 'open')
      .where('closes_at', '>', sql<Date>`now()`)
      .where(sql<boolean>`id = ANY (${ids.filter(isUuid)}::uuid[])`)
      .executeTakeFirst();
    return { ok: true, confirmed: Number(numUpdatedRows) };
  });
}
