import { sql, type Transaction } from 'kysely';
import { passesIpLimit } from '#app/features/core/accounts/commands/limits.server.ts';
import type { Viewer } from '#app/features/core/accounts/policy.ts';
import type { RequestContext } from '#app/web/request-context.server.ts';
import type { DB } from '#db/types.ts';
import type { NotificationPreferences } from '#domain/device/notification-preferences.ts';
import type { Push, PushAddress } from '#platform/push/push.ts';

type Services = Pick<RequestContext, 'database' | 'push'>;

/** Limit per account. One more removes the oldest. */
const MOST_DEVICES = 10;

type Refused = { ok: false; reason: 'push_off' | 'foreign_endpoint' | 'taken' };
export type SaveResult = { ok: true } | Refused;

export async function saveDevice(
  services: Services,
  viewer: Viewer,
  address: PushAddress,
  preferences: NotificationPreferences,
): Promise<SaveResult> {
  return changeDevice(services, viewer, address, async (transaction) => {
    await transaction
      .insertInto('push_subscriptions')
      .values({ ...address, ...preferences, user_id: viewer.id })
      .onConflict((conflict) =>
        conflict.column('endpoint').doUpdateSet({ p256dh: address.p256dh, auth: address.auth, ...preferences }),
      )
      .execute();
    await sql`
      DELETE FROM push_subscriptions WHERE id IN (
        SELECT id FROM push_subscriptions WHERE user_id = ${viewer.id} ORDER BY created_at DESC, id OFFSET ${MOST_DEVICES}
      )`.execute(transaction);
    return { ok: true };
  });
}

/** Browsers change push addresses on their own; the device's preferences stay. */
export async function moveDevice(
  services: Services,
  viewer: Viewer,
  from: string,
  address: PushAddress,
): Promise<SaveResult | { ok: false; reason: 'unknown_device' }> {
  return changeDevice(services, viewer, address, async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('push_subscriptions')
      .set(address)
      .where('user_id', '=', viewer.id)
      .where('endpoint', '=', from)
      // A page may have reported the new address already.
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('push_subscriptions as s').select('s.id').where('s.endpoint', '=', address.endpoint))),
      )
      .executeTakeFirst();
    return numUpdatedRows > 0n ? { ok: true } : { ok: false, reason: 'unknown_device' };
  });
}

/** Runs `work` with this push address, after taking it from any other account. Refuses addresses that we cannot send to. */
async function changeDevice<Result>(
  { database, push }: Services,
  viewer: Viewer,
  address: PushAddress,
  work: (transaction: Transaction<DB>) => Promise<Result>,
): Promise<Result | Refused> {
  const refusal = refuse(push, address);
  if (refusal) return refusal;
  return database.asActor(viewer.id, async (transaction): Promise<Result | Refused> => {
    const { rows } = await sql<{ is_free: boolean }>`
      SELECT app.free_push_endpoint(${address.endpoint}, ${address.p256dh}, ${address.auth}) AS is_free
    `.execute(transaction);
    return rows[0]?.is_free ? work(transaction) : { ok: false, reason: 'taken' };
  });
}

/**
 * @param endpoint null for all devices
 *
 * @returns the number removed
 */
export async function removeDevices({ database }: Services, viewer: Viewer, endpoint: string | null): Promise<number> {
  const { numDeletedRows } = await database.asActor(viewer.id, (transaction) =>
    transaction
      .deleteFrom('push_subscriptions')
      .where('user_id', '=', viewer.id)
      .$if(endpoint !== null, (query) => query.where('endpoint', '=', endpoint ?? ''))
      .executeTakeFirst(),
  );
  return Number(numDeletedRows);
}

export type TestResult = { ok: true } | { ok: false; reason: 'push_off' | 'unknown_device' | 'too_many_tests' };

export async function sendTest(
  services: Pick<RequestContext, 'database' | 'push' | 'tasks' | 'client'>,
  viewer: Viewer,
  endpoint: string,
): Promise<TestResult> {
  const { database, push, tasks } = services;
  if (!push) return { ok: false, reason: 'push_off' };
  if (!(await passesIpLimit(services, 'push_test'))) return { ok: false, reason: 'too_many_tests' };
  return database.asActor(viewer.id, async (transaction) => {
    const device = await transaction
      .selectFrom('push_subscriptions')
      .select('id')
      .where('user_id', '=', viewer.id)
      .where('endpoint', '=', endpoint)
      .executeTakeFirst();
    if (!device) return { ok: false, reason: 'unknown_device' };
    await tasks.send(transaction, 'send-push', { deviceId: device.id, news: 'test' }, { key: `${device.id} test` });
    return { ok: true };
  });
}

export async function forgetDevice(transaction: Transaction<DB>, id: string): Promise<void> {
  await transaction.deleteFrom('push_subscriptions').where('id', '=', id).execute();
}

function refuse(push: Push | null, address: PushAddress): Refused | null {
  if (!push) return { ok: false, reason: 'push_off' };
  return push.accepts(address) ? null : { ok: false, reason: 'foreign_endpoint' };
}
