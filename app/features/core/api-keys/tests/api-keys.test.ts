import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { problemShape } from '#app/web/api/problem.server.ts';
import type { ApiScope } from '#domain/api-key/api-key.ts';
import { addApiKey } from '#tests/support/api-keys.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { requestApi } from '#tests/support/prism.ts';
import { request } from '#tests/support/request.ts';
import { castMember, signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { addColleague, requireFactors } from '#tests/support/staff.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

const PATH = '/admin/settings/keys';
const KEY = /agk_[\w-]{43}/;
const morag = castMember('Morag');
let site: Site;
let cookie: string;
let consultant: string;

beforeAll(async () => {
  site = await startSite({ env: { TRUST_PROXY: '1' } });
  await requireFactors(site.database, false);
  cookie = await signInAs(site, morag.id);
  consultant = await addColleague(site.database, 'consultant', 'Jo Bell');
});

afterAll(() => site?.stop());

const addKey = (scopes: ApiScope[] = ['jobs:write'], more = {}) => addApiKey(site.database, morag.id, scopes, more);

async function callWithKey(path: string, key: string | null, headers = {}) {
  const authorization = key === null ? {} : { Authorization: `Bearer ${key}` };
  const answer = await requestApi(site.url, `/api/v1${path}`, { headers: { ...authorization, ...headers } });
  return { ...answer, json: JSON.parse(answer.body.toString() || 'null') };
}

async function send(fields: Record<string, string>) {
  const { status, headers, body } = await request(site.url, PATH, {
    method: 'POST',
    headers: { Cookie: cookie, Origin: site.url, 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  });
  return { status, headers, html: body.toString().replaceAll('<!-- -->', '') };
}

const form = (more = {}) => ({
  intent: 'make',
  id: randomUUID(),
  name: 'Bullhorn',
  account: consultant,
  days: '90',
  rate: '120',
  'scope-jobs:write': 'yes',
  ...more,
});

const audited = async (action: string) =>
  (
    await queryTasks<{ label: string }>(
      site.database,
      'SELECT subject_label AS label FROM audit_entries WHERE action = $1 ORDER BY created_at DESC',
      [action],
    )
  ).map(({ label }) => label);

describe('the page', () => {
  test('shows a new key once, in the answer to its form, and works without a script', async () => {
    const fields = form();
    const { status, headers, html } = await send(fields);
    const [key = ''] = KEY.exec(html) ?? [];
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(key).not.toBe('');
    expect(headers['set-cookie']).toBeUndefined();
    const page = await request(site.url, PATH, { headers: { Cookie: cookie } });
    expect(page.body.toString()).not.toMatch(KEY);
    expect(page.body.toString()).toContain(key.slice(0, 10));
    expect((await callWithKey('/jobs?limit=1', key)).status).toBe(200);
    const secondReply = await send(fields);
    expect(secondReply.status).toBe(409);
    expect(KEY.test(secondReply.html)).toBe(false);
    expect(await audited('api_key_made')).toEqual(['Bullhorn']);
    const stored = await queryTasks(site.database, `SELECT k::text AS row FROM api_keys AS k`);
    expect(JSON.stringify(stored)).not.toContain(key.slice(12));
  });

  test('shows what is missing, and refuses colleagues who cannot work at the desk', async () => {
    const { 'scope-jobs:write': _, ...withoutScope } = form({ name: ' ', rate: '0' });
    const { status, html } = await send(withoutScope);
    expect(status).toBe(422);
    for (const text of ['Enter a name', 'Select at least one permission', 'Enter requests per minute'])
      expect(html).toContain(text);
    const editor = await addColleague(site.database, 'editor');
    expect((await send(form({ account: editor }))).status).toBe(409);
    expect((await send(form({ account: castMember('Dev').id }))).status).toBe(409);
  });

  test('asks before a key is revoked; then the key opens nothing', async () => {
    const { id, key } = await addKey();
    const question = await request(site.url, `${PATH}?revoke=${id}`, { headers: { Cookie: cookie } });
    expect(question.body.toString()).toContain('can’t restore a revoked key');
    expect((await callWithKey('/jobs?limit=1', key)).status).toBe(200);
    expect((await send({ intent: 'revoke', key: id })).status).toBe(303);
    expect((await callWithKey('/jobs?limit=1', key)).status).toBe(401);
    expect(await audited('api_key_revoked')).toEqual(['A key']);
    expect((await send({ intent: 'revoke', key: randomUUID() })).status).toBe(404);
  });
});

describe('a key', () => {
  test('is for its program only: answers are not cached or readable by other sites, and cookies are ignored', async () => {
    await callWithKey('/jobs?category=blue-collar', null);
    const { key } = await addKey();
    const { status, headers } = await callWithKey('/jobs?category=blue-collar', key, { Cookie: cookie });
    expect([status, headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect((await callWithKey('/jobs?category=blue-collar', null)).headers['access-control-allow-origin']).toBe('*');
    expect((await request(site.url, '/api/v1/jobs', { method: 'OPTIONS' })).status).toBe(405);
  });

  test.each([
    ['is made up', async () => `agk_${'x'.repeat(43)}`],
    ['is no key', async () => 'x'],
    ['is empty', async () => ''],
    ['has expired', async () => (await addKey(['jobs:write'], { expiresAt: "now() - interval '1 second'" })).key],
    ['is of a candidate', async () => (await addApiKey(site.database, castMember('Aisha').id, ['jobs:write'])).key],
  ])('%s opens nothing, not even what needs no key', async (_what, find) => {
    const { status, headers, json } = await callWithKey('/jobs?limit=1', await find(), {
      'X-Forwarded-For': '198.51.100.7',
    });
    expect(status).toBe(401);
    expect(headers['www-authenticate']).toBe('Bearer error="invalid_token"');
    expect(problemShape.parse(json).detail).toContain('unknown');
  });

  test('loses its rights with its account, for good', async () => {
    const id = await addColleague(site.database, 'consultant', 'Sam Leaver');
    const { key } = await addApiKey(site.database, id, ['jobs:write']);
    expect((await callWithKey('/jobs?limit=1', key)).status).toBe(200);
    await asSuperuser(site.database, `UPDATE profiles SET status = 'suspended' WHERE id = '${id}'`);
    expect((await callWithKey('/jobs?limit=1', key)).status).toBe(401);
    await asSuperuser(site.database, `UPDATE profiles SET status = 'approved' WHERE id = '${id}'`);
    expect((await callWithKey('/jobs?limit=1', key)).status).toBe(401);
  });

  test('is limited per minute, and is told how many requests are left', async () => {
    const { key } = await addKey(['jobs:write'], { rate: 2 });
    const first = await callWithKey('/jobs?limit=1', key);
    expect(first.headers['ratelimit-policy']).toBe('"minute";q=2;w=60');
    expect(first.headers['ratelimit']).toMatch(/^"minute";r=1;t=\d+$/);
    await callWithKey('/jobs?limit=1', key);
    const { status, headers, json } = await callWithKey('/jobs?limit=1', key);
    expect([status, problemShape.parse(json).status]).toEqual([429, 429]);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(headers['ratelimit']).toMatch(/^"minute";r=0;t=\d+$/);
  });

  test('shows its last use, to the minute', async () => {
    const { id, key } = await addKey();
    await callWithKey('/jobs?limit=1', key);
    const lastUse = async () =>
      (
        await queryTasks<{ at: string }>(
          site.database,
          `SELECT last_used_at::text AS at FROM api_keys WHERE id = '${id}'`,
        )
      )[0]?.at;
    const first = await lastUse();
    expect(first).toBeTruthy();
    await callWithKey('/jobs?limit=1', key);
    expect(await lastUse()).toBe(first);
  });
});

test('A48: a key in an address is refused, whatever it opens', async () => {
  const { key } = await addKey();
  for (const path of [`/jobs?access_token=${key}`, `/jobs?search=${key}`, `/places?start=${encodeURIComponent(key)}`]) {
    const { status, json } = await callWithKey(path, null);
    expect([path, status]).toEqual([path, 400]);
    expect(json.detail).toContain('revoke it');
  }
});

test('A48: after twenty guesses an address is refused, but a right key from there still works', async () => {
  const from = { 'X-Forwarded-For': '198.51.100.99' };
  const statuses: number[] = [];
  for (let guess = 0; guess < 21; guess += 1) {
    statuses.push((await callWithKey('/jobs?limit=1', `agk_${String(guess).padStart(43, 'x')}`, from)).status);
  }
  expect(statuses).toEqual([...Array(20).fill(401), 429]);
  const { key } = await addKey();
  expect((await callWithKey('/jobs?limit=1', key, from)).status).toBe(200);
});
