import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { request } from '#tests/support/request.ts';
import { signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';

/** P12: searches from one address do not keep other visitors from the site. */
let site: Site;
let admin: pg.Client;

beforeAll(async () => {
  site = await startSite({ env: { TRUST_PROXY: '1', DATABASE_POOL_SIZE: '12' } });
  admin = new pg.Client({ connectionString: site.database.adminUrl });
  await admin.connect();
});

afterAll(async () => {
  await admin?.end();
  await site?.stop();
});

const ask = (path: string, from: string, headers: Record<string, string> = {}) =>
  request(site.url, path, { headers: { 'X-Forwarded-For': from, Accept: 'text/html', ...headers } });

/** Blocks all searches while `work` runs. */
async function runWithBlockedSearches(work: () => Promise<unknown>): Promise<void> {
  await admin.query('BEGIN');
  await admin.query('LOCK TABLE advert_words IN ACCESS EXCLUSIVE MODE');
  try {
    await work();
  } finally {
    await admin.query('ROLLBACK');
  }
}

const GREEDY = '198.51.100.7';
const OTHER = '198.51.100.8';

test('one search of an address is at work and four wait; more are refused with words, and the search is kept', async () => {
  expect((await ask('/jobs', GREEDY)).status).toBe(200);
  const aisha = `${await signInAs(site, 'aisha@mail.example')}`;
  const paths = [
    '/jobs?search=driver',
    '/search?q=driver',
    '/api/job-count?search=driver',
    '/jobs-feed.xml?search=driver',
    '/jobs?search=driver&map=yes',
  ];
  let waiting: Promise<number>[] = [];
  let others: Promise<number>[] = [];
  await runWithBlockedSearches(async () => {
    const statusOf = (path: string, from: string, headers = {}) =>
      ask(path, from, headers).then(({ status }) => status);
    waiting = paths.map((path, number) => statusOf(`${path}&miles=${number + 1}&where=Leeds`, GREEDY));
    others = [statusOf('/jobs?search=nurse', OTHER), statusOf('/jobs?search=plumber', GREEDY, { Cookie: aisha })];
    const countLocked = async () => {
      // Statistics are read once a transaction, so discard them.
      await admin.query('SELECT pg_stat_clear_snapshot()');
      const { rows } = await admin.query<{ waiting: number }>(
        `SELECT count(*)::integer AS waiting FROM pg_stat_activity
         WHERE wait_event_type = 'Lock' AND query LIKE '%find_advert_words%' AND datname = current_database()`,
      );
      return rows[0]?.waiting;
    };
    await expect.poll(countLocked, { timeout: 3_000, interval: 20 }).toBe(1 + others.length);
    const refused = await ask('/jobs?search=driver&location=Leeds', GREEDY);
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '2']);
    expect(refused.body.toString()).toContain('We’ve kept your search');
    // An empty href is the address of the page itself.
    expect(refused.body.toString()).toContain('<a href=""');
    const api = await ask('/api/v1/jobs?search=driver', GREEDY, { Accept: 'application/json' });
    expect([api.status, api.headers['content-type'], api.headers['retry-after']]).toEqual([
      429,
      'application/problem+json',
      '2',
    ]);
    expect(JSON.parse(api.body.toString())).toMatchObject({ status: 429, title: 'Too many requests' });
    const madeUp = aisha.replace(/=.*/, `=${'a'.repeat(43)}`);
    expect((await ask('/jobs?search=driver', GREEDY, { Cookie: madeUp })).status).toBe(429);
    expect((await ask('/jobs', GREEDY)).status).toBe(200);
    expect((await ask('/about', GREEDY)).status).toBe(200);
  });
  expect(await Promise.all(waiting)).toEqual(waiting.map(() => 200));
  expect(await Promise.all(others)).toEqual(others.map(() => 200));
  expect((await ask('/jobs?search=driver&location=Leeds', GREEDY)).status).toBe(200);
});
