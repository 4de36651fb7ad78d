// @form full
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CHANNELS } from '#domain/channel/channel.ts';
import { addApiKey } from '#tests/support/api-keys.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { openDesk } from '#tests/support/job-desk.ts';
import { ADMIN, addJobs } from '#tests/support/jobs.ts';
import { measured } from '#tests/support/measured.ts';
import { request } from '#tests/support/request.ts';
import { expectInFull, rounds } from '#tests/support/rounds.ts';
import { signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { requireFactors } from '#tests/support/staff.ts';

/** F18: a change through one process appears in every feed and answer of the other within five seconds. */
const PROMISED_MS = 5_000;
let database: TestDatabase;
let sites: [Site, Site];
let key: string;

beforeAll(async () => {
  database = await createTestDatabase({ seeded: true, published: true });
  sites = [await startSite({ database }), await startSite({ database })];
  await requireFactors(database, false);
  ({ key } = await addApiKey(database, ADMIN, ['jobs:write']));
});

afterAll(async () => {
  for (const site of sites ?? []) await site.stop();
  await database?.drop();
});

const read = async ({ url }: Site, path: string, conditions = {}) => {
  const { status, headers, body } = await request(url, path, { headers: conditions });
  return { status, etag: headers.etag ?? '', text: body.toString() };
};

const FEEDS = CHANNELS.map((channel) => `/feeds/${channel}.xml`);
const OUTLETS = [
  '/jobs',
  '/jobs-feed.xml',
  '/jobs-feed.xml?format=xml',
  '/jobs-feed.json',
  '/embed/jobs',
  '/api/v1/jobs',
  ...FEEDS,
];

const slowest: Record<string, number> = {};

async function isSoonEverywhere(site: Site, outlets: readonly string[], says: (text: string) => boolean) {
  const changedAt = performance.now();
  const waiting = outlets.map(async (outlet) => {
    await expect.poll(async () => says((await read(site, outlet)).text), { interval: 250, message: outlet }).toBe(true);
    slowest[outlet] = Math.max(slowest[outlet] ?? 0, performance.now() - changedAt);
  });
  await Promise.all(waiting);
}

async function write({ url }: Site, method: 'POST' | 'PATCH', path: string, job: object): Promise<string> {
  const { status, body } = await request(url, `/api/v1/jobs${path}`, {
    method,
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json', 'If-Match': '*' },
    body: JSON.stringify(job),
  });
  expect(status, body.toString()).toBe(method === 'POST' ? 201 : 200);
  return JSON.parse(body.toString()).id;
}

const JOB = {
  company: 'Candlewick Lights',
  location: 'Leeds LS1 4AP',
  salary: '£31,000 a year',
  description: 'Trims lamps. '.repeat(20),
  requirements: 'A steady hand.',
  category: 'blue-collar',
  authority: { how: 'phone', given_by: 'Ida Marsh', given_on: '2026-11-20' },
};

test('F18: a job that changes or closes through one process does so in every feed and answer of the other', async () => {
  const [first, second] = sites;
  const desk = openDesk(first, await signInAs(first, ADMIN));
  for (const channel of CHANNELS)
    expect((await desk.send(`/admin/channels/${channel}`, { is_on: 'yes', jobs: 'agency' })).status).toBe(303);
  for (const feed of FEEDS)
    await expect.poll(async () => (await read(second, feed)).status, { message: feed }).toBe(200);

  for (let round = 0; round < rounds(2, 20); round += 1) {
    const [here, there] = round % 2 ? [second, first] : [first, second];
    const id = await write(here, 'POST', '', { ...JOB, title: `Lamp trimmer ${round}` });
    await isSoonEverywhere(there, OUTLETS, (text) => text.includes(id));
    const before = await read(there, '/feeds/jooble.xml');

    await write(here, 'PATCH', `/${id}`, { title: `Wick warden ${round}` });
    await isSoonEverywhere(there, OUTLETS, (text) => text.includes(`Wick warden ${round}`));
    const sinceThen = { 'If-None-Match': before.etag };
    await expect.poll(async () => (await read(there, '/feeds/jooble.xml', sinceThen)).status).toBe(200);

    await write(here, 'PATCH', `/${id}`, { status: 'closed' });
    await isSoonEverywhere(there, [...OUTLETS, '/sitemap.xml'], (text) => !text.includes(id));
    await isSoonEverywhere(there, ['/feeds/find-a-job-expired.xml'], (text) => text.includes(id));
    expect(JSON.parse((await read(there, `/api/v1/jobs/${id}`)).text).is_open).toBe(false);
  }
  const [outlet, ms] = Object.entries(slowest).sort(([, one], [, other]) => other - one)[0] ?? ['', 0];
  measured(
    'F18',
    `changes in ${OUTLETS.length} feeds and answers of the other process after ${Math.round(ms)} ms at most (${outlet})`,
  );
  expectInFull(ms, PROMISED_MS);
});

test('F18: what the desk keeps from a channel, and a channel that it switches off, end in the feed of the other', async () => {
  const [first, second] = sites;
  const desk = openDesk(first, await signInAs(first, ADMIN));
  const [id = ''] = await addJobs(database.database, { title: 'Buoy painter', user_id: ADMIN });
  await isSoonEverywhere(second, ['/feeds/jooble.xml'], (text) => text.includes(id));
  expect((await desk.send(`/admin/channels/jobs/${id}`, { channel: 'jooble', intent: 'leave-out' })).status).toBe(303);
  await isSoonEverywhere(second, ['/feeds/jooble.xml'], (text) => !text.includes(id));
  expect((await desk.send('/admin/channels/jooble', { is_on: 'no', jobs: 'agency' })).status).toBe(303);
  await expect.poll(async () => (await read(second, '/feeds/jooble.xml')).status).toBe(404);
});
