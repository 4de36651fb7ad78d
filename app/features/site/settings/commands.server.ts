import { sql } from 'kysely';
import { writeAudit } from '#app/features/core/accounts/commands/audit.server.ts';
import type { Admin } from '#app/features/core/accounts/policy.ts';
import type { RequestContext } from '#app/web/request-context.server.ts';
import type { SavedSection } from './schema.ts';

export type SaveResult = { ok: true } | { ok: false; reason: 'no_factor' };

export function saveSettings(
  { database }: Pick<RequestContext, 'database'>,
  admin: Admin,
  saved: SavedSection,
): Promise<SaveResult> {
  return database.asActor(admin.id, async (transaction) => {
    if (saved.section === 'sign_in' && saved.staff_second_factor) {
      const { rows } = await sql<{ has: boolean }>`
        SELECT has_factor AS has FROM app.list_staff() WHERE id = ${admin.id}`.execute(transaction);
      if (!rows[0]?.has) return { ok: false, reason: 'no_factor' };
    }
    const { section: _, ...values } = saved;
    const formerSettings = await transaction.selectFrom('settings').selectAll().forUpdate().executeTakeFirst();
    const changedValues = Object.entries(values).filter(
      ([name, value]) => formerSettings?.[name as keyof typeof formerSettings] !== value,
    );
    if (changedValues.length === 0) return { ok: true };
    await transaction
      .insertInto('settings')
      .values({ ...values })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...values, updated_at: sql<Date>`now()` }))
      .execute();
    for (const [name, value] of changedValues) {
      const answer = typeof value === 'number' ? value : value ? 'yes' : 'no';
      const label = `${NAMES[name as keyof typeof NAMES]}: ${answer}`;
      await writeAudit(transaction, admin, 'settings_changed', { type: 'settings', id: name, label });
    }
    return { ok: true };
  });
}

const NAMES = {
  staff_second_factor: 'Staff need a second factor',
  waiting_may_apply: 'Candidates may apply before approval',
  reply_days: 'Days to reply to an application',
  fair_first_view: 'Hide names until shortlisted',
  equality_monitoring: 'Equality monitoring for applicants',
};
