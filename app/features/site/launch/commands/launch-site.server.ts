import { writeAudit } from '#app/features/core/accounts/commands/audit.server.ts';
import type { Admin } from '#app/features/core/accounts/policy.ts';
import type { RequestContext } from '#app/web/request-context.server.ts';
import { findBlockers } from '../queries/set-up.server.ts';

type Services = Pick<RequestContext, 'database' | 'content'>;

export type LaunchResult = { ok: true } | { ok: false; reason: 'not_ready'; blockers: readonly string[] };

export async function launchSite({ database, content }: Services, admin: Admin): Promise<LaunchResult> {
  const blockers = findBlockers(content);
  if (blockers.length > 0) return { ok: false, reason: 'not_ready', blockers };
  await database.asActor(admin.id, async (transaction) => {
    const { numInsertedOrUpdatedRows: launched = 0n } = await transaction
      .insertInto('site_state')
      .values({ launched_by: admin.fullName })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst();
    if (launched > 0n) {
      await writeAudit(transaction, admin, 'site_launched', { type: 'settings', id: 'site', label: 'the site' });
    }
  });
  return { ok: true };
}
