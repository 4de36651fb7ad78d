import type { Database } from '#db/connections/client.server.ts';
import { DEFAULT_PREFERENCES, type NotificationPreferences } from '#domain/device/notification-preferences.ts';
import type { Tasks } from '#platform/tasks/tasks.server.ts';
import { addCandidates } from '#tests/support/applications.ts';
import { newDevice } from '#tests/support/push-service.ts';

export async function addDevice(
  { asSystem }: Database,
  userId: string,
  preferences: Partial<NotificationPreferences> = {},
): Promise<string> {
  const { endpoint, p256dh, auth } = newDevice();
  const { id } = await asSystem((transaction) =>
    transaction
      .insertInto('push_subscriptions')
      .values({ user_id: userId, endpoint, p256dh, auth, ...DEFAULT_PREFERENCES, ...preferences })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  return id;
}

export const listDevices = ({ asSystem }: Database, userId: string) =>
  asSystem((transaction) =>
    transaction
      .selectFrom('push_subscriptions')
      .select(['id', 'endpoint', 'jobs'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute(),
  );

export type Person = { skills?: string[]; location?: string | null; device?: Partial<NotificationPreferences> | null };

/** Defaults to a joiner in Leeds who wants all notifications. */
export async function addJoiner(database: Database, person: Person = {}): Promise<string> {
  const { skills = ['Joinery'], location = 'Leeds', device = {} } = person;
  const [id = ''] = await addCandidates(database, 'Wren Halloran');
  await database.asSystem((transaction) =>
    transaction.updateTable('profiles').set({ skills, location }).where('id', '=', id).execute(),
  );
  if (device) await addDevice(database, id, device);
  return id;
}

export type SentTask = { task: string; payload: Record<string, unknown>; afterSeconds: number };

export const recordInto = (sent: SentTask[]): Tasks => ({
  send: async (_transaction, task, payload, { afterSeconds = 0 } = {}) => {
    sent.push({ task, payload: payload as Record<string, unknown>, afterSeconds });
  },
});
