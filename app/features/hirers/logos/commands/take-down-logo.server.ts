/** Lets an administrator take down another account's logo: one transaction, with its audit entry. */
import { writeAudit } from '#app/features/core/accounts/commands/audit.server.ts';
import type { Admin } from '#app/features/core/accounts/policy.ts';
import type { SiteServices } from '#app/web/request-context.server.ts';
import { isUuid } from '#domain/uuid.ts';

type Services = Pick<SiteServices, 'database' | 'tasks'>;

export type TakeDownResult = { ok: true } | { ok: false; reason: 'no_logo' };

/** Concurrent requests remove the logo once, with one audit entry. */
export async function takeDownLogo(
  { database, tasks }: Services,
  admin: Admin,
  accountId: string,
): Promise<TakeDownResult> {
  if (!isUuid(accountId)) return { ok: false, reason: 'no_logo' };
  return database.asActor(admin.id, async (transaction) => {
    const removedLogo = await transaction
      .deleteFrom('employer_logos')
      .where('user_id', '=', accountId)
      .returning('user_id')
      .executeTakeFirst();
    if (!removedLogo) return { ok: false, reason: 'no_logo' };
    const account = await transaction
      .selectFrom('profiles')
      .select('full_name')
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow();
    const subject = { type: 'account', id: accountId, label: account.full_name } as const;
    await writeAudit(transaction, admin, 'logo_taken_down', subject);
    await tasks.send(transaction, 'remove-loose-files', {});
    return { ok: true };
  });
}
