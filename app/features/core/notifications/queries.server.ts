import type { Viewer } from '#app/features/core/accounts/policy.ts';
import type { Database } from '#db/connections/client.server.ts';
import { NOTIFICATION_KINDS, type NotificationPreferences } from '#domain/device/notification-preferences.ts';

type Reader = Pick<Database, 'asActor'>;

export async function countDevices({ asActor }: Reader, viewer: Viewer): Promise<number> {
  const { devices } = await asActor(viewer.id, (transaction) =>
    transaction
      .selectFrom('push_subscriptions')
      .select(({ fn }) => fn.countAll<string>().as('devices'))
      .where('user_id', '=', viewer.id)
      .executeTakeFirstOrThrow(),
  );
  return Number(devices);
}

export async function findDevice(
  { asActor }: Reader,
  viewer: Viewer,
  endpoint: string,
): Promise<NotificationPreferences | null> {
  const device = await asActor(viewer.id, (transaction) =>
    transaction
      .selectFrom('push_subscriptions')
      .select(NOTIFICATION_KINDS)
      .where('user_id', '=', viewer.id)
      .where('endpoint', '=', endpoint)
      .executeTakeFirst(),
  );
  return device ?? null;
}
