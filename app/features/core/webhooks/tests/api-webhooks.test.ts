import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { secretWebhookShape, webhookShape, webhooksShape, webhookTestShape } from '#app/features/core/api/schema.ts';
import { type ApiCall, callApi } from '#tests/support/api-client.ts';
import { addApiKey } from '#tests/support/api-keys.ts';
import { castMember } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { requireFactors } from '#tests/support/staff.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

let site: Site;
let reader: string;
let writer: string;

beforeAll(async () => {
  site = await startSite();
  await requireFactors(site.database, false);
  const { id } = castMember('Morag');
  reader = (await addApiKey(site.database, id, ['webhooks:read'])).key;
  writer = (await addApiKey(site.database, id, ['webhooks:write'])).key;
});
afterAll(() => site?.stop());
beforeEach(() => queryTasks(site.database, 'DELETE FROM webhooks'));

const read = (path = '') => callApi(site, 'GET', `/webhooks${path}`, { key: reader });
const write = (method: string, path: string, call: ApiCall = {}) =>
  callApi(site, method, `/webhooks${path}`, { key: writer, ...call });
const NEW = { address: 'https://hooks.harbour.test/in?key=tern', events: ['job.posted', 'job.closed'] };
const add = async (call: ApiCall = {}) => write('POST', '', { body: NEW, ...call });
const SECRET = /^whsec_[A-Za-z0-9+/]{43}=$/;

test('a webhook is added, read, changed, tested, rotated, switched off and on, and removed', async () => {
  const added = await add();
  const { id, secret, ...facts } = secretWebhookShape.parse(added.json);
  expect([added.status, added.headers['cache-control']]).toEqual([201, 'private, no-store']);
  expect(secret).toMatch(SECRET);
  expect(new URL(added.headers.location ?? '').pathname).toBe(`/api/v1/webhooks/${id}`);
  expect(facts).toMatchObject({ ...NEW, is_on: true, off_since: null, waiting: 0, failed: 0 });
  expect(webhooksShape.parse((await read()).json).items).toEqual([{ id, ...facts }]);
  const one = await read(`/${id}`);
  expect(webhookShape.strict().parse(one.json)).toEqual({ id, ...facts });

  const moved = await write('PATCH', `/${id}`, { body: { address: 'https://hooks.harbour.test/new' } });
  expect(moved.json).toMatchObject({ address: 'https://hooks.harbour.test/new', events: NEW.events });
  const narrowed = await write('PATCH', `/${id}`, { body: { events: ['placement.made'] } });
  expect(narrowed.json).toMatchObject({ address: 'https://hooks.harbour.test/new', events: ['placement.made'] });

  const tested = await write('POST', `/${id}/test`);
  expect(webhookTestShape.strict().parse(tested.json)).toMatchObject({ is_delivered: false, status: null });

  const renewed = secretWebhookShape.parse((await write('POST', `/${id}/secret`)).json);
  expect(renewed.secret).toMatch(SECRET);
  expect(renewed.secret).not.toBe(secret);
  expect(renewed.previous_secret_until).not.toBeNull();

  expect((await write('PATCH', `/${id}`, { body: { is_on: false } })).json).toMatchObject({
    is_on: false,
    off_reason: 'by_hand',
  });
  expect((await write('PATCH', `/${id}`, { body: { is_on: true } })).json).toMatchObject({ is_on: true });
  const removed = await write('DELETE', `/${id}`);
  expect([removed.status, removed.body.length]).toEqual([204, 0]);
  expect((await read(`/${id}`)).status).toBe(404);
  const audited = await queryTasks<{ label: string }>(
    site.database,
    `SELECT subject_label AS label FROM audit_entries WHERE subject_label LIKE 'Webhook to %' ORDER BY created_at`,
  );
  expect(audited.map(({ label }) => label.replace('Webhook to hooks.harbour.test: ', ''))).toEqual([
    'added, for job.posted, job.closed',
    'changed, for job.posted, job.closed',
    'changed, for placement.made',
    'tested',
    'new secret',
    'switched off',
    'switched on',
    'removed',
  ]);
});

test('errors name their fields, and an unknown webhook is not found', async () => {
  const wrong: [unknown, string][] = [
    [{ ...NEW, address: 'https://127.0.0.1/' }, '/address'],
    [{ ...NEW, address: 'http://hooks.harbour.test/' }, '/address'],
    [{ ...NEW, address: `https://hooks.harbour.test/${'é'.repeat(1_900)}` }, '/address'],
    [{ ...NEW, events: [] }, '/events'],
    [{ ...NEW, events: ['webhook.test'] }, '/events/0'],
    [{ ...NEW, secret: 'whsec_mine' }, '/secret'],
  ];
  for (const [body, pointer] of wrong) {
    const { status, json } = await add({ body });
    expect([status, json.errors?.[0]?.pointer]).toEqual([422, pointer]);
  }
  expect((await read()).json).toEqual({ items: [] });
  const { id } = (await add()).json;
  expect((await write('PATCH', `/${id}`, { body: { is_on: false, events: ['job.posted'] } })).status).toBe(422);
  expect((await write('PATCH', `/${id}`, { body: {} })).json).toMatchObject(NEW);
  expect((await write('POST', `/${id}/test`, { body: {} })).status).toBe(400);
  for (const missing of [randomUUID(), 'nothing']) {
    expect((await read(`/${missing}`)).status).toBe(404);
    expect((await write('PATCH', `/${missing}`, { body: { is_on: false } })).status).toBe(404);
    expect((await write('DELETE', `/${missing}`)).status).toBe(404);
    for (const action of ['test', 'secret']) expect((await write('POST', `/${missing}/${action}`)).status).toBe(404);
  }
  for (let more = 1; more < 20; more += 1) await add();
  const refusal = await add();
  expect([refusal.status, refusal.json.detail]).toEqual([422, 'You can have up to 20 webhooks. Remove one first.']);
});

test('a request repeated under its Idempotency-Key is answered without the secret, which is not stored', async () => {
  const headers = { 'Idempotency-Key': randomUUID() };
  const first = await add({ headers });
  const repeatedReply = await add({ headers });
  expect([repeatedReply.status, repeatedReply.headers['idempotency-replayed']]).toEqual([201, 'true']);
  expect(repeatedReply.json).toEqual({ ...first.json, secret: null });
  expect((await read()).json.items).toHaveLength(1);
  const rotate = { headers: { 'Idempotency-Key': randomUUID() } };
  const { json } = await write('POST', `/${first.json.id}/secret`, rotate);
  expect((await write('POST', `/${first.json.id}/secret`, rotate)).json).toEqual({ ...json, secret: null });
  const storedBodies = await queryTasks(site.database, `SELECT encode(body, 'escape') AS body FROM answered_requests`);
  expect(storedBodies.length).toBeGreaterThan(1);
  expect(JSON.stringify(storedBodies)).not.toContain('whsec_');
});
