import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { forgetOldMeasurements } from '#app/features/core/measurement/commands.server.ts';
import { ALL, consentCookie, NONE, toConsent } from '#domain/consent.ts';
import { readMain } from '#tests/support/page-source.ts';
import { request } from '#tests/support/request.ts';
import { castMember, signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

let site: Site;
let admin: string;

beforeAll(async () => {
  site = await startSite();
  admin = await signInAs(site, castMember('Morag').id);
});

afterAll(() => site?.stop());

beforeEach(() => queryTasks(site.database, 'TRUNCATE measured_events, measured_vitals'));

const cookieFor = (choice: typeof ALL) =>
  consentCookie({ consent: toConsent(choice), decidedAt: new Date(), receipt: null }, false).split(';')[0] ?? '';
const AGREED = cookieFor(ALL);

async function send(body: unknown, { cookie = AGREED, origin = site.url } = {}): Promise<number> {
  const { status } = await request(site.url, '/api/measurements', {
    method: 'POST',
    headers: { Origin: origin, Cookie: cookie, 'Content-Type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return status;
}

const view = (page = '/') => ({ event: 'page_view', page, detail: '' });
const readToday = (table: string) =>
  queryTasks(
    site.database,
    `SELECT * FROM ${table} WHERE day = (now() AT TIME ZONE 'Europe/London')::date ORDER BY 2, 3, 4`,
  );
const countAll = async () => {
  const [row] = await queryTasks(
    site.database,
    'SELECT (SELECT count(*) FROM measured_events)::int + (SELECT count(*) FROM measured_vitals)::int AS rows',
  );
  return row?.['rows'];
};

test('counts are added up by day, event, page and detail, also for concurrent batches', async () => {
  const batch = {
    events: [view(), view('/jobs'), view(), { event: 'scroll', page: '/', detail: '25' }],
    vitals: [
      { metric: 'LCP', page: '/', bucket: 7 },
      { metric: 'LCP', page: '/', bucket: 7 },
    ],
  };
  const backwards = { events: batch.events.toReversed(), vitals: batch.vitals };
  expect(await Promise.all([batch, backwards, batch, backwards].map((each) => send(each)))).toEqual([
    204, 204, 204, 204,
  ]);
  expect(await readToday('measured_events')).toMatchObject([
    { event: 'page_view', page: '/', detail: '', count: '8' },
    { event: 'page_view', page: '/jobs', detail: '', count: '4' },
    { event: 'scroll', page: '/', detail: '25', count: '4' },
  ]);
  expect(await readToday('measured_vitals')).toMatchObject([{ metric: 'LCP', page: '/', bucket: 7, count: '8' }]);
});

test.each([
  ['no words', ''],
  ['no list', { events: 'all' }],
  ['an unknown event', { events: [{ event: 'made_up', page: '/', detail: '' }], vitals: [] }],
  ['an address instead of a pattern', { events: [view('/jobs/00000000-0000-4000-8000-000000000001')], vitals: [] }],
  ['the desk', { events: [view('/admin')], vitals: [] }],
  ['a detail that is on no list', { events: [{ ...view(), detail: 'someone@example.com' }], vitals: [] }],
  ['something besides', { events: [{ ...view(), person: 'x' }], vitals: [] }],
  ['an unknown metric', { events: [], vitals: [{ metric: 'FID', page: '/', bucket: 1 }] }],
  ['a bucket that does not exist', { events: [], vitals: [{ metric: 'CLS', page: '/', bucket: 99 }] }],
  ['half a bucket', { events: [], vitals: [{ metric: 'CLS', page: '/', bucket: 1.5 }] }],
  ['more than a batch', { events: Array.from({ length: 31 }, () => view()), vitals: [] }],
  ['more than 8 kB', JSON.stringify({ events: [], vitals: [], rest: 'x'.repeat(9_000) })],
])('%s is refused, and none of it counted', async (_name, body) => {
  expect(await send(body)).toBe(400);
  expect(await countAll()).toBe(0);
});

test('a visitor without current consent is not counted; other sites are refused', async () => {
  const batch = { events: [view()], vitals: [] };
  for (const cookie of ['', 'visit=1', cookieFor(NONE), AGREED.replace('2026', '2020')]) {
    expect(await send(batch, { cookie })).toBe(204);
  }
  expect(await send(batch, { origin: 'https://evil.example' })).toBe(403);
  expect(await countAll()).toBe(0);
});

test('counts older than 25 months are deleted, and no others', async () => {
  await queryTasks(
    site.database,
    `INSERT INTO measured_events (day, event, page, count)
     SELECT (now() AT TIME ZONE 'Europe/London')::date - make_interval(months => 25) - make_interval(days => n), 'page_view', '/', 1
     FROM generate_series(0, 1) AS n`,
  );
  expect(await forgetOldMeasurements(site.database.database)).toBe(1);
  expect(await countAll()).toBe(1);
});

describe('the page of the desk', () => {
  const read = async (search = '', cookie = admin) => {
    const { status, body } = await request(site.url, `/admin/measurement${search}`, { headers: { Cookie: cookie } });
    return { status, html: body.toString().replaceAll('<!-- -->', '') };
  };
  const add = (day: string, event: string, page: string, detail: string, count: number) =>
    queryTasks(
      site.database,
      `INSERT INTO measured_events VALUES ((now() AT TIME ZONE 'Europe/London')::date - ${day}, $1, $2, $3, $4)`,
      [event, page, detail, count],
    );

  test('says how to get figures if nothing was counted', async () => {
    const { html } = await read();
    expect(html).toContain('No visits counted in the last 30 days.');
    expect(html).toContain('We only count people who agreed to analytics cookies');
  });

  test('shows the counts of the requested days', async () => {
    await add('0', 'page_view', '/jobs/:id', '', 200);
    await add('0', 'visit', '/jobs/:id', 'search', 90);
    await add('0', 'apply_click', '/jobs/:id', '', 50);
    await add('0', 'form_start', '/jobs/:id/apply', 'apply', 20);
    await add('0', 'form_finish', '/jobs/:id/apply', 'apply', 15);
    await add('10', 'page_view', '/', '', 41);
    await add('0', 'scroll', '/jobs/:id', '90', 30);
    await queryTasks(
      site.database,
      `INSERT INTO measured_vitals SELECT (now() AT TIME ZONE 'Europe/London')::date, 'LCP', '/', 42, 3`,
    );
    const { html } = await read();
    expect(html).toMatch(/Page views by day, [^"]*: 241 in all, at most 200 on one day/);
    expect(readMain(html).match(/<rect/g)).toHaveLength(60);
    expect(html).toMatch(/Pressed ‘Apply’.*?>50<.*?>25%</s);
    expect(html).toMatch(/Sent it.*?>15<.*?>75%<.*?>8%</s);
    expect(html).toMatch(/Main content shown.*?2\.4 s.*?Good.*?>few</s);
    const week = (await read('?days=7&depth=/jobs/:id')).html;
    expect(week).toMatch(/: 200 in all/);
    expect(readMain(week).match(/<rect/g)).toHaveLength(14);
    expect(week).toContain('How far people read: A job');
    expect(week).toMatch(/>90%.*?>30<.*?>15%</s);
  });

  test('is for administrators only, and so are the rows', async () => {
    await add('0', 'page_view', '/', '', 1);
    const { status } = await read('', await signInAs(site, castMember('Dev').id));
    expect(status).toBe(403);
    const { rows } = await site.database.database.asActor(castMember('Dev').id, async (transaction) => ({
      rows: await transaction.selectFrom('measured_events').selectAll().execute(),
    }));
    expect(rows).toEqual([]);
  });
});
