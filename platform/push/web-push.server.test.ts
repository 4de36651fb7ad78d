import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { UnlikelyToSucceed } from '#platform/tasks/unlikely-to-succeed.ts';
import { detourTest } from '#tests/support/detour.ts';
import {
  newDevice,
  newVapidKeys,
  PUSH_ORIGIN,
  type PushService,
  startPushService,
  withStatus,
} from '#tests/support/push-service.ts';
import type { PushDelivery, PushMessage } from './push.ts';
import { createWebPush } from './web-push.server.ts';

const keys = newVapidKeys();
let service: PushService;

beforeAll(async () => {
  service = await startPushService(keys.publicKey);
  detourTest({ from: PUSH_ORIGIN, to: service.url });
});

afterAll(async () => {
  vi.unstubAllGlobals();
  await service?.close();
});

beforeEach(() => service.answer(null));

const open = (limitMs?: number) =>
  createWebPush({ keys, contact: () => 'mailto:desk@tidewell.example', ...(limitMs && { limitMs }) });

const MESSAGE: PushMessage = {
  title: 'A new job for you',
  body: 'Joiner, Llŷn – £30 000',
  path: '/jobs/1',
  tag: 'jobs',
};
const DELIVERY: PushDelivery = { lifetimeSeconds: 86_400, urgency: 'low', topic: 'jobs' };

const send = (push = open(), device = service.subscribe()) =>
  push.send(device, MESSAGE, DELIVERY, new AbortController().signal);

test('a message reaches the one device that can read it, signed by this site', async () => {
  const device = service.subscribe();
  expect(await send(open(), device)).toBe('sent');
  expect(service.faults).toEqual([]);
  const { endpoint, message, headers } = service.delivered.at(-1) ?? {};
  expect({ endpoint, message }).toEqual({ endpoint: device.endpoint, message: MESSAGE });
  expect(headers).toMatchObject({ ttl: '86400', urgency: 'low', topic: 'jobs' });
});

test.each([404, 410])('after %d the device is gone', async (status) => {
  service.answer(withStatus(status));
  expect(await send()).toBe('gone');
});

test.each([401, 403])('%d says that it is not for these keys', async (status) => {
  service.answer(withStatus(status));
  expect(await send()).toBe('refused');
});

test.each([429, 500, 503])('%d may go better later', async (status) => {
  service.answer(withStatus(status));
  const error = await send().catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toBeInstanceOf(UnlikelyToSucceed);
});

test.each([400, 413])('%d will hardly go better', async (status) => {
  service.answer(withStatus(status));
  await expect(send()).rejects.toBeInstanceOf(UnlikelyToSucceed);
});

test('a redirect is not followed', async () => {
  const requests = service.asked();
  service.answer(withStatus(307, { Location: `${service.url}/elsewhere` }));
  await expect(send()).rejects.toThrow();
  expect(service.asked()).toBe(requests + 1);
});

test('a push service that does not answer times out', async () => {
  service.answer(() => undefined);
  await expect(send(open(50))).rejects.toMatchObject({ name: 'TimeoutError' });
});

test('an address outside push services is not called', async () => {
  const requests = service.asked();
  const device = newDevice(service.url);
  expect(open().accepts(device)).toBe(false);
  await expect(send(open(), device)).rejects.toBeInstanceOf(UnlikelyToSucceed);
  expect(service.asked()).toBe(requests);
});

test('a device with invalid keys is not accepted', () => {
  const device = newDevice();
  const push = open();
  expect(push.accepts(device)).toBe(true);
  expect(push.accepts({ ...device, p256dh: `B${'A'.repeat(86)}` })).toBe(false);
  expect(push.accepts({ ...device, p256dh: 'short' })).toBe(false);
  expect(push.accepts({ ...device, auth: 'short' })).toBe(false);
});
