/**
 * Changes the service account that notifies Google of jobs. The key is stored sealed; removing the account also deletes what it sent. Each
 * change is in the audit trail.
 */
import { writeAudit } from '#app/features/core/accounts/commands/audit.server.ts';
import type { Admin } from '#app/features/core/accounts/policy.ts';
import type { RequestContext } from '#app/web/request-context.server.ts';
import type { GoogleChange } from '../form.ts';

type Services = Pick<RequestContext, 'database' | 'googleIndexing'>;
type ChangeResult = { ok: true } | { ok: false; reason: 'no_account' };

export function changeGoogleAccount(
  { database, googleIndexing }: Services,
  admin: Admin,
  change: GoogleChange,
): Promise<ChangeResult> {
  return database.asActor(admin.id, async (transaction) => {
    const note = (label: string) =>
      writeAudit(transaction, admin, 'settings_changed', { type: 'settings', id: 'google-indexing', label });
    if (change.intent === 'remove') {
      const { numDeletedRows } = await transaction.deleteFrom('google_account').executeTakeFirst();
      await transaction.deleteFrom('google_told_jobs').execute();
      if (numDeletedRows > 0n) await note('Google for Jobs indexing: off');
      return { ok: true };
    }
    const { service_account: account, per_day } = change;
    // A new key may solve earlier failures, so messages are sent again at once.
    const renewed = { per_day, failures: 0, last_reason: null, last_status: null, next_try_at: new Date(0) };
    if (!account) {
      const { numUpdatedRows } = await transaction.updateTable('google_account').set(renewed).executeTakeFirst();
      if (numUpdatedRows === 0n) return { ok: false, reason: 'no_account' };
    } else {
      const { email, keyId, privateKey } = account;
      const row = { email, key_id: keyId, sealed_key: googleIndexing.sealKey(privateKey), ...renewed };
      await transaction
        .insertInto('google_account')
        .values(row)
        .onConflict((conflict) => conflict.column('is_only').doUpdateSet(row))
        .execute();
    }
    await note(`Google for Jobs indexing: up to ${per_day} a day${account ? `, by ${account.email}` : ''}`);
    return { ok: true };
  });
}
