import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { endAllSessions, endOtherSessions } from '#app/features/core/accounts/commands/sessions/sessions.server.ts';
import type { Viewer } from '#app/features/core/accounts/policy.ts';
import { saveDevice } from '#app/features/core/notifications/commands/devices.server.ts';
import { writeForDevice } from '#app/features/core/notifications/commands/send-push.server.ts';
import { notifyAccount } from '#app/features/core/notifications/commands/tell-account.server.ts';
import {
  addDevice as addDeviceOf,
  addJoiner,
  listDevices as listDevicesOf,
  type Person,
  recordInto,
  type SentTask,
} from '#app/features/core/notifications/tests/devices.ts';
import { DEFAULT_PREFERENCES, type NotificationPreferences } from '#domain/device/notification-preferences.ts';
import type { Push, PushMessage } from '#platform/push/push.ts';
import { accountServices } from '#tests/support/account-services.ts';
import { actingCandidate, addApplications } from '#tests/support/applications.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { addJobs, addPeople, EMPLOYER } from '#tests/support/jobs.ts';
import { newDevice } from '#tests/support/push-service.ts';
import { eventually, handlersOf, startTestTasks } from '#tests/support/task-queue.ts';

let db: TestDatabase;
const sent: SentTask[] = [];
const recording = recordInto(sent);

beforeAll(async () => {
  db = await createTestDatabase();
  await addPeople(db.database);
});

afterAll(() => db?.drop());

beforeEach(() => {
  sent.length = 0;
});

const asSystem = <T>(work: Parameters<typeof db.database.asSystem<T>>[0]) => db.database.asSystem(work);
const change = (statement: string) => asSystem((transaction) => sql.raw(statement).execute(transaction));
const addPerson = (person?: Person) => addJoiner(db.database, person);
const addDevice = (id: string, preferences?: Partial<NotificationPreferences>) =>
  addDeviceOf(db.database, id, preferences);
const listDevices = (id: string) => listDevicesOf(db.database, id);

const accepting: Push = { publicKey: '', accepts: () => true, send: async () => 'sent' };
const services = () => ({ ...accountServices(db), push: accepting });

describe('notifying an account', () => {
  const notify = (news: Parameters<typeof notifyAccount>[2]) =>
    asSystem((transaction) => notifyAccount(transaction, recording, news));
  const write = (deviceId: string, news: Omit<Parameters<typeof writeForDevice>[1], 'deviceId'>) =>
    asSystem((transaction) => writeForDevice(transaction, { deviceId, ...news }));

  async function addApplication() {
    const candidate = await addPerson({ device: null });
    const [job = ''] = await addJobs(db.database, { title: 'Lighthouse keeper' });
    const application = { candidate_id: candidate, job_id: job, job_title: 'Lighthouse keeper' };
    const [id = ''] = await addApplications(db.database, application);
    return { candidate, id };
  }

  test('reaches each of its devices that wants this kind of news', async () => {
    const { candidate, id } = await addApplication();
    const [phone, laptop] = [await addDevice(candidate), await addDevice(candidate)];
    await addDevice(candidate, { messages: false });
    await addDevice(EMPLOYER);
    await notify({ news: 'application-moved', subjectId: id });
    expect(new Set(sent.map(({ payload }) => payload['deviceId']))).toEqual(new Set([phone, laptop]));
    const written = await write(phone, { news: 'application-moved', subjectId: id });
    expect(written?.notification.message).toEqual({
      title: 'Update on your application for Lighthouse keeper',
      body: 'Sign in to read it.',
      path: `/applications/${id}`,
      tag: id.replaceAll('-', ''),
    });
  });

  test('reaches only the candidate and the employer, and neither after a withdrawal', async () => {
    const { candidate, id } = await addApplication();
    const [ownDevice, employers, foreign] = [
      await addDevice(candidate),
      await addDevice(EMPLOYER),
      await addDevice(await addPerson({ device: null })),
    ];
    expect(await write(foreign, { news: 'application-moved', subjectId: id })).toBeNull();
    expect(await write(employers, { news: 'application-moved', subjectId: id })).toBeNull();
    expect(await write(ownDevice, { news: 'application-received', subjectId: id })).toBeNull();
    const received = await write(employers, { news: 'application-received', subjectId: id });
    expect(received?.notification.message).toMatchObject({
      title: 'New application for Lighthouse keeper',
      path: `/employer/applications/${id}`,
    });
    await change(`UPDATE applications SET status = 'withdrawn' WHERE id = '${id}'`);
    await notify({ news: 'application-moved', subjectId: id });
    expect(sent).toEqual([]);
    expect(await write(ownDevice, { news: 'application-moved', subjectId: id })).toBeNull();
  });

  test('stops once the kind was turned off or the account has another role', async () => {
    const id = await addPerson({ device: null });
    const device = await addDevice(id);
    expect(await write(device, { news: 'account-approved', subjectId: id })).not.toBeNull();
    await change(`UPDATE push_subscriptions SET general = false WHERE id = '${device}'`);
    expect(await write(device, { news: 'account-approved', subjectId: id })).toBeNull();
    expect(await write(device, { news: 'test' })).not.toBeNull();
  });
});

describe('devices', () => {
  const viewer = (id: string): Viewer => actingCandidate(id);
  const save = (id: string, device = newDevice(), preferences = DEFAULT_PREFERENCES) => {
    const { endpoint, p256dh, auth } = device;
    return saveDevice(services(), viewer(id), { endpoint, p256dh, auth }, preferences);
  };

  test('a device saved again has the new preferences', async () => {
    const [id, device] = [await addPerson({ device: null }), newDevice()];
    expect(await save(id, device)).toEqual({ ok: true });
    expect(await save(id, device, { ...DEFAULT_PREFERENCES, jobs: false })).toEqual({ ok: true });
    expect(await listDevices(id)).toMatchObject([{ endpoint: device.endpoint, jobs: false }]);
  });

  test('no device is stored if the site sends no notifications', async () => {
    const id = await addPerson({ device: null });
    const { endpoint, p256dh, auth } = newDevice();
    const saved = saveDevice(accountServices(db), viewer(id), { endpoint, p256dh, auth }, DEFAULT_PREFERENCES);
    expect(await saved).toEqual({ ok: false, reason: 'push_off' });
    expect(await listDevices(id)).toEqual([]);
  });

  test('the eleventh device replaces the first', async () => {
    const id = await addPerson({ device: null });
    const devices = Array.from({ length: 11 }, () => newDevice());
    for (const device of devices) await save(id, device);
    const endpoints = (await listDevices(id)).map(({ endpoint }) => endpoint);
    expect(endpoints).toEqual(devices.slice(1).map(({ endpoint }) => endpoint));
  });

  test('a browser passes to the next account that signs in there, but not to one that only knows its address', async () => {
    const [first, second] = [await addPerson({ device: null }), await addPerson({ device: null })];
    const device = newDevice();
    await save(first, device);
    const stolen = { ...newDevice(), endpoint: device.endpoint };
    expect(await save(second, stolen)).toEqual({ ok: false, reason: 'taken' });
    expect(await listDevices(first)).toHaveLength(1);
    expect(await save(second, device)).toEqual({ ok: true });
    expect(await listDevices(first)).toEqual([]);
    expect(await listDevices(second)).toHaveLength(1);
  });

  test('an account cannot see or change the devices of others', async () => {
    const [owner, other] = [await addPerson(), await addPerson({ device: null })];
    const touched = await db.database.asActor(other, async (transaction) => [
      (await transaction.selectFrom('push_subscriptions').selectAll().execute()).length,
      Number((await transaction.deleteFrom('push_subscriptions').executeTakeFirst()).numDeletedRows),
    ]);
    expect(touched).toEqual([0, 0]);
    const { endpoint, p256dh, auth } = newDevice();
    const foreignInsert = db.database.asActor(other, (transaction) =>
      transaction.insertInto('push_subscriptions').values({ user_id: owner, endpoint, p256dh, auth }).execute(),
    );
    await expect(foreignInsert).rejects.toThrow('row-level security');
    expect(await db.database.asPublic.selectFrom('push_subscriptions').selectAll().execute()).toEqual([]);
  });

  test.each([
    ['ends all sessions', (id: string) => asSystem((transaction) => endAllSessions(transaction, id))],
    ['ends the other sessions', (id: string) => asSystem((transaction) => endOtherSessions(transaction, viewer(id)))],
    ['is rejected', (id: string) => asSuperuser(db, `UPDATE profiles SET status = 'rejected' WHERE id = '${id}'`)],
    [
      'becomes an employer',
      (id: string) => asSuperuser(db, `UPDATE profiles SET role = 'employer' WHERE id = '${id}'`),
    ],
    ['is deleted', (id: string) => change(`DELETE FROM profiles WHERE id = '${id}'`)],
  ])('an account that %s has no devices', async (_what, end) => {
    const [id, other] = [await addPerson(), await addPerson()];
    await end(id);
    expect(await listDevices(id)).toEqual([]);
    expect(await listDevices(other)).toHaveLength(1);
  });

  test('a device that no longer exists, or has other keys, is forgotten; the others are notified', async () => {
    const id = await addPerson({ device: null });
    const [goneDevice, refusedDevice, reachedDevice] = [await addDevice(id), await addDevice(id), await addDevice(id)];
    const devices = await listDevices(id);
    const [deadEndpoint, foreign] = [goneDevice, refusedDevice].map(
      (one) => devices.find((each) => each.id === one)?.endpoint,
    );
    const messages: PushMessage[] = [];
    const push: Push = {
      ...accepting,
      send: async ({ endpoint }, message) => {
        if (endpoint === deadEndpoint) return 'gone';
        if (endpoint === foreign) return 'refused';
        messages.push(message);
        return 'sent';
      },
    };
    const { tasks, stop } = await startTestTasks(db, { push, handlers: handlersOf('tell-account', 'send-push') });
    try {
      await asSystem((transaction) =>
        tasks.send(transaction, 'tell-account', { news: 'account-approved', subjectId: id }),
      );
      await eventually(async () => {
        expect(messages).toMatchObject([{ title: 'Your account is approved', path: '/candidate-login' }]);
        expect((await listDevices(id)).map((device) => device.id)).toEqual([reachedDevice]);
      });
    } finally {
      await stop();
    }
  });
});
