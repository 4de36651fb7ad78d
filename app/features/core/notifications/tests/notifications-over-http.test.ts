import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#db/seed/cast.ts';
import { sendForm } from '#tests/support/account-forms.ts';
import { addApplications } from '#tests/support/applications.ts';
import { addJobs } from '#tests/support/jobs.ts';
import {
  type Device,
  newDevice,
  type PushService,
  savedDevice,
  startPushService,
} from '#tests/support/push-service.ts';
import { request } from '#tests/support/request.ts';
import { castMember, signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { eventually } from '#tests/support/task-queue.ts';

let service: PushService;
let site: Site;
let cookie: string;

beforeAll(async () => {
  service = await startPushService();
  site = await startSite({ env: service.env });
});

afterAll(async () => {
  await site?.stop();
  await service?.close();
});

beforeEach(async () => {
  cookie = await signInAs(site, castMember('Aisha').id);
});

async function sendDeviceForm(fields: Record<string, string>, { as = cookie } = {}) {
  const { status, body } = await request(site.url, '/api/push-subscription', {
    method: 'POST',
    headers: {
      Origin: site.url,
      Accept: 'application/json',
      Cookie: as,
      'Content-Type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams(fields).toString(),
  });
  const text = body.toString();
  return { status, answer: text.startsWith('{') ? JSON.parse(text) : null };
}

const find = async ({ endpoint }: Device, as = cookie) =>
  (await sendDeviceForm({ intent: 'find', endpoint }, { as })).answer.preferences;

const deliveredTo = ({ endpoint }: Device) => service.delivered.filter((each) => each.endpoint === endpoint);

describe('a device', () => {
  test('is turned on, changes its preferences, is tested and turned off', async () => {
    const device = service.subscribe();
    const { endpoint } = device;
    expect(await find(device)).toBeNull();
    expect(await sendDeviceForm(savedDevice(device))).toEqual({ status: 200, answer: { ok: true } });
    expect(await find(device)).toEqual({ general: true, jobs: true, messages: true, marketing: false });
    await sendDeviceForm(savedDevice(device, { jobs: 'no', marketing: 'yes' }));
    expect(await find(device)).toEqual({ general: true, jobs: false, messages: true, marketing: true });
    expect(await sendDeviceForm({ intent: 'test', endpoint })).toEqual({ status: 200, answer: { ok: true } });
    await eventually(() => expect(deliveredTo(device)).toMatchObject([{ message: { title: 'Test notification' } }]));
    expect(service.faults).toEqual([]);
    expect(await sendDeviceForm({ intent: 'remove', endpoint })).toEqual({ status: 200, answer: { ok: true } });
    expect(await sendDeviceForm({ intent: 'test', endpoint })).toMatchObject({
      status: 409,
      answer: { ok: false, reason: 'unknown_device' },
    });
  });

  test('moves when its browser changes the push address, and keeps its preferences', async () => {
    const [device, next] = [service.subscribe(), service.subscribe()];
    await sendDeviceForm(savedDevice(device, { jobs: 'no' }));
    const { endpoint, p256dh, auth } = next;
    const moved = { intent: 'move', from: device.endpoint, endpoint, p256dh, auth };
    expect(await sendDeviceForm(moved)).toEqual({ status: 200, answer: { ok: true } });
    expect(await find(device)).toBeNull();
    expect(await find(next)).toMatchObject({ jobs: false });
    expect(await sendDeviceForm(moved)).toMatchObject({ status: 409, answer: { reason: 'unknown_device' } });
  });

  test('of another account is not found, moved, tested or removed', async () => {
    const device = service.subscribe();
    await sendDeviceForm(savedDevice(device));
    const as = await signInAs(site, castMember('Tom').id);
    const { endpoint, p256dh, auth } = newDevice();
    expect(await find(device, as)).toBeNull();
    expect(
      (await sendDeviceForm({ intent: 'move', from: device.endpoint, endpoint, p256dh, auth }, { as })).status,
    ).toBe(409);
    expect((await sendDeviceForm({ intent: 'test', endpoint: device.endpoint }, { as })).status).toBe(409);
    expect((await sendDeviceForm(savedDevice({ ...newDevice(), endpoint: device.endpoint }), { as })).status).toBe(409);
    await sendDeviceForm({ intent: 'remove', endpoint: device.endpoint }, { as });
    expect(await find(device)).not.toBeNull();
  });

  test.each([
    'http://127.0.0.1:1/push',
    'https://169.254.169.254/latest',
    'https://evil.example/push',
    'https://fcm.googleapis.com@evil.example/',
  ])('at %s is refused', async (endpoint) => {
    const reply = await sendDeviceForm(savedDevice({ ...newDevice(), endpoint }));
    expect(reply).toMatchObject({ status: 422, answer: { ok: false, reason: 'foreign_endpoint' } });
  });

  test.each<Record<string, string>>([
    { intent: 'other' },
    { p256dh: 'short' },
    { general: 'perhaps' },
    { user_id: castMember('Tom').id },
    { endpoint: `https://fcm.googleapis.com/${'x'.repeat(1000)}` },
  ])('with %.60j is no form of ours', async (fields) => {
    expect((await sendDeviceForm({ ...savedDevice(newDevice()), ...fields })).status).toBe(400);
  });

  test('is for signed-in users, also while they wait for approval, but not before the passkey', async () => {
    const waiting = await signInAs(site, castMember('Tom').id, { kind: 'restricted' });
    const half = await signInAs(site, castMember('Morag').id, { kind: 'second_factor' });
    expect((await sendDeviceForm(savedDevice(newDevice()), { as: '' })).status).toBe(401);
    expect((await sendDeviceForm(savedDevice(newDevice()), { as: waiting })).status).toBe(200);
    expect((await sendDeviceForm(savedDevice(newDevice()), { as: half })).status).toBe(403);
  });
});

describe('news of the site', () => {
  test('reaches the devices of its account, until the account signs out', async () => {
    const [phone, desk] = [service.subscribe(), service.subscribe()];
    const employer = castMember('Dev');
    const employersCookie = await signInAs(site, employer.id);
    await sendDeviceForm(savedDevice(phone));
    await sendDeviceForm(savedDevice(desk), { as: employersCookie });
    const { database } = site.database;
    const [job = ''] = await addJobs(database, { user_id: employer.id });
    const [id = ''] = await addApplications(database, { candidate_id: castMember('Aisha').id, job_id: job });
    const path = `/employer/applications/${id}/status`;
    await sendForm(site, path, { status: 'shortlisted', was: 'sent' }, { cookie: employersCookie });
    await eventually(() => expect(deliveredTo(phone)).toHaveLength(1));
    expect(deliveredTo(phone)[0]?.message).toMatchObject({
      title: expect.stringMatching(/^Update on your application for /),
      path: `/applications/${id}`,
    });
    expect(deliveredTo(desk)).toEqual([]);

    await sendForm(site, '/logout', {}, { cookie });
    const newSession = await signInAs(site, castMember('Aisha').id);
    expect(await find(phone, newSession)).toBeNull();
    expect(await find(desk, employersCookie)).not.toBeNull();
  });

  test('a new password turns every device off', async () => {
    const device = service.subscribe();
    const as = await signInAs(site, castMember('Tom').id);
    await sendDeviceForm(savedDevice(device), { as });
    const fields = { current_password: DEMO_PASSWORD, password: 'seven-herons-at-low-tide' };
    expect((await sendForm(site, '/account/password', fields, { cookie: as })).status).toBe(303);
    expect(await find(device, as)).toBeNull();
  });

  test('a device that no longer exists is forgotten', async () => {
    const device = service.subscribe();
    await sendDeviceForm(savedDevice(device));
    service.answer((response) => void response.writeHead(410).end());
    try {
      await sendDeviceForm({ intent: 'test', endpoint: device.endpoint });
      await eventually(async () => expect(await find(device)).toBeNull());
    } finally {
      service.answer(null);
    }
  });
});

describe('the page', () => {
  const read = async (as = cookie) =>
    (await request(site.url, '/account/notifications', { headers: { Cookie: as } })).body.toString();

  test('counts devices, and turns all of them off without a script', async () => {
    const as = await signInAs(site, castMember('Ruth').id);
    expect(await read(as)).toContain('None of your devices has notifications turned on.');
    const devices = [service.subscribe(), service.subscribe()];
    for (const device of devices) await sendDeviceForm(savedDevice(device), { as });
    expect(await read(as)).toContain('2 of your devices have notifications turned on.');
    const { status, body: html } = await sendForm(site, '/account/notifications', {}, { cookie: as });
    expect(status).toBe(200);
    expect(html).toContain('Notifications turned off on every device');
    expect(html).toContain('None of your devices has notifications turned on.');
    expect(await find(devices[0] ?? newDevice(), as)).toBeNull();
  });
});
