import { sql } from 'kysely';
import type { Admin } from '#app/features/core/accounts/policy.ts';
import type { Database } from '#db/connections/client.server.ts';
import { REPLY_DAYS } from '#domain/application/reply-promise.ts';

type Settings = {
  staffSecondFactor: boolean;
  waitingMayApply: boolean;
  replyDays: number;
  fairFirstView: boolean;
  equalityMonitoring: boolean;
};

const DEFAULTS: Settings = {
  staffSecondFactor: true,
  waitingMayApply: false,
  replyDays: REPLY_DAYS.usual,
  fairFirstView: false,
  equalityMonitoring: false,
};

/** `withoutFactor` is the number of staff without a second factor. */
export async function readSettings({ asActor }: Pick<Database, 'asActor'>, admin: Admin) {
  return asActor(admin.id, async (transaction) => {
    const savedSettings = await transaction
      .selectFrom('settings')
      .select(['staff_second_factor as staffSecondFactor', 'waiting_may_apply as waitingMayApply'])
      .select(['reply_days as replyDays', 'fair_first_view as fairFirstView'])
      .select('equality_monitoring as equalityMonitoring')
      .executeTakeFirst();
    const { rows } = await sql<{ without: number }>`
      SELECT count(*)::integer AS without FROM app.list_staff() WHERE NOT has_factor AND status = 'approved'`.execute(
      transaction,
    );
    return { ...(savedSettings ?? DEFAULTS), withoutFactor: rows[0]?.without ?? 0 };
  });
}
