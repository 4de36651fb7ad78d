/** Both changes need the password, which the thief of a session does not have. */
import { sql, type Transaction } from 'kysely';
import type { RequestContext } from '#app/web/request-context.server.ts';
import type { DB } from '#db/types.ts';
import type { AppCodeRefusal } from '#domain/account/app-code.ts';
import type { Staff } from '../../policy.ts';
import { findApp, isOpenTo } from '../../queries/app-codes.server.ts';
import { writeAudit } from '../audit.server.ts';
import { logEvent, logSuspicion } from '../limits.server.ts';
import { type ChangeResult, type PasswordRefusal, withCurrentPassword } from '../passwords/passwords.server.ts';
import { endOtherSessions } from '../sessions/sessions.server.ts';
import { tryCode } from './try-code.server.ts';

type Services = RequestContext;

export function beginApp(
  services: Services,
  staff: Staff,
  current: string,
): Promise<{ ok: true } | PasswordRefusal | { ok: false; reason: 'already_added' }> {
  return withCurrentPassword(services, staff, { current }, async (transaction) => {
    const newSetUp = await transaction
      .insertInto('app_codes')
      .values({ user_id: staff.id, sealed_secret: services.appCodes.newSecret(), begun_by: staff.session.hash })
      .onConflict((conflict) =>
        conflict
          .column('user_id')
          .doUpdateSet((row) => ({
            sealed_secret: row.ref('excluded.sealed_secret'),
            begun_by: row.ref('excluded.begun_by'),
            created_at: sql<Date>`now()`,
            last_step: 0,
          }))
          .where('app_codes.confirmed_at', 'is', null),
      )
      .executeTakeFirst();
    return newSetUp.numInsertedOrUpdatedRows === 0n
      ? { ok: false as const, reason: 'already_added' as const }
      : { ok: true as const };
  });
}

export type AppConfirmation = { ok: true } | { ok: false; reason: AppCodeRefusal };

/** The first code proves that the app has the secret. All other sessions end: from now on signing in needs a code. */
export async function confirmApp(services: Services, staff: Staff, code: string): Promise<AppConfirmation> {
  const read = await tryCode(services, staff, code, (app) => isOpenTo(app, staff, services.now));
  if (typeof read === 'string') {
    await logSuspicion(services, 'app_code_refused', { step: 'add', reason: read }, staff.id);
    return { ok: false, reason: read };
  }
  return services.database.asSystem(async (transaction) => {
    const confirmedApp = await transaction
      .updateTable('app_codes')
      .set({ confirmed_at: sql<Date>`now()`, begun_by: null, last_step: read.step })
      .where('user_id', '=', staff.id)
      .where('begun_by', '=', staff.session.hash)
      .where('sealed_secret', '=', read.secret)
      .executeTakeFirst();
    if (confirmedApp.numUpdatedRows === 0n) return { ok: false, reason: 'expired' };
    await finishChange(services, transaction, staff, 'app_code_added');
    return { ok: true };
  });
}

export function removeApp(services: Services, staff: Staff, current: string): Promise<ChangeResult> {
  return withCurrentPassword<ChangeResult>(services, staff, { current }, async (transaction) => {
    const app = await findApp(transaction, staff.id);
    await transaction.deleteFrom('app_codes').where('user_id', '=', staff.id).execute();
    // An unconfirmed app gave no access. A missing one was removed in another tab.
    if (app?.confirmed_at) await finishChange(services, transaction, staff, 'app_code_removed');
    return { ok: true };
  });
}

async function finishChange(
  { client }: Services,
  transaction: Transaction<DB>,
  staff: Staff,
  action: 'app_code_added' | 'app_code_removed',
): Promise<void> {
  await endOtherSessions(transaction, staff);
  await writeAudit(transaction, staff, action, { type: 'account', id: staff.id, label: staff.fullName });
  await logEvent(transaction, client, { type: action, userId: staff.id });
}
