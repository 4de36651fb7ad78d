import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { newToken } from '#platform/token/token.server.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { addJobs } from '#tests/support/jobs.ts';
import { type Network, startNetwork } from '#tests/support/network.ts';
import { type Answer, request } from '#tests/support/request.ts';
import { rounds } from '#tests/support/rounds.ts';
import { castMember, signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { eventually } from '#tests/support/task-queue.ts';

let db: TestDatabase;
let network: Network;
let site: Site;
let stored: string[];

/** Never stored, and reads from `jobs`. */
const SEARCH = '/jobs?search=lighthouse';
const STATEMENT = 'get_public_jobs';

beforeAll(async () => {
  db = await createTestDatabase({ seeded: true, published: true });
  network = await startNetwork(db.appUrl);
  site = await startSite({ database: db, env: { DATABASE_URL: network.url } });
  const [jobId = ''] = await addJobs(db.database, { title: 'Lighthouse keeper' });
  stored = ['/', '/about', '/jobs', `/jobs/${jobId}`];
});

afterAll(async () => {
  await site?.stop();
  network?.close();
  await db?.drop();
});

const ask = (path: string, headers = {}): Promise<Answer> => request(site.url, path, { headers });
const askOften = (count: number, path: string): Promise<Answer[]> =>
  Promise.all(Array.from({ length: count }, () => ask(path)));

async function readMetric(name: string): Promise<number> {
  const text = (await ask('/metrics')).body.toString();
  return Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.split(' ')[1],
  );
}

const countLines = (message: string): number => site.log().split(message).length - 1;

async function expectStoredPages(): Promise<void> {
  for (const path of stored) expect([path, (await ask(path)).status]).toEqual([path, 200]);
}

/** Each address may run one search and queue four; more get 429. */
function expectTurnedAway(answers: Answer[]): void {
  const verdicts = answers.map(({ status, headers }) => `${status} ${headers['retry-after']}`);
  expect(verdicts).toContain('503 2');
  expect(verdicts.filter((verdict) => !['503 2', '429 2'].includes(verdict))).toEqual([]);
}

/** Locks the table in another session, as a careless migration would. @returns a function that releases it */
async function lockTable(table: string): Promise<() => Promise<void>> {
  const holder = new pg.Client({ connectionString: db.adminUrl });
  await holder.connect();
  await holder.query('BEGIN');
  await holder.query(`LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`);
  let isHeld = true;
  const release = async () => {
    if (isHeld) await holder.end();
    isHeld = false;
  };
  onTestFinished(release);
  return release;
}

test('F12: while jobs are locked, what needs them is answered 503 and not asked for again; all else goes on', async () => {
  const account = { Cookie: await signInAs(site, castMember('Dev').id) };
  await expectStoredPages();
  expect((await ask(SEARCH)).status).toBe(200);
  const release = await lockTable('jobs');

  expectTurnedAway(await askOften(8, SEARCH));
  await eventually(async () => expect(await readMetric('agency_database_locked_statements')).toBeGreaterThan(0));
  const before = network.countSent(STATEMENT);
  const count = rounds(20, 2_000);
  expectTurnedAway(await askOften(count, SEARCH));
  // One request at a time tries the database for all, so few statements are sent.
  expect(network.countSent(STATEMENT) - before).toBeLessThan(count / 4);
  expect((await ask('/account', account)).status).toBe(200);
  await expectStoredPages();
  expect(await readMetric('agency_database_stalled{pool="primary"}')).toBe(0);

  await release();
  await eventually(async () => expect((await ask(SEARCH)).status).toBe(200));
  await eventually(async () => {
    for (const path of ['/jobs?search=keeper', SEARCH]) expect((await ask(path)).status).toBe(200);
    expect(await readMetric('agency_database_locked_statements')).toBe(0);
  });
  const [began, ended] = ['a statement waited for a lock in vain', 'a statement gets its lock again'].map(countLines);
  expect([began, ended]).toEqual([expect.any(Number), began]);
  expect(began).toBeGreaterThan(0);
});

test('F12: while the database answers nothing, stored pages stand, everything else is answered 503 at once', async () => {
  await expectStoredPages();
  expect((await ask(SEARCH)).status).toBe(200);
  network.silence();
  onTestFinished(network.speak);

  expectTurnedAway(await askOften(8, SEARCH));
  expect(await readMetric('agency_database_stalled{pool="primary"}')).toBe(1);
  const before = network.countSent(STATEMENT);
  expectTurnedAway(await askOften(rounds(20, 2_000), SEARCH));
  expectTurnedAway([await ask('/account', { Cookie: `session=${newToken()}` })]);
  expect((await ask('/readyz')).status).toBe(503);
  expect(network.countSent(STATEMENT)).toBe(before);
  await expectStoredPages();
  await eventually(async () => expect(await readMetric('agency_page_cache_paused')).toBe(1));
  await eventually(async () => {
    const misses = await readMetric('agency_page_cache_misses_total');
    await expectStoredPages();
    expect(await readMetric('agency_page_cache_misses_total')).toBe(misses);
  });

  network.speak();
  await eventually(async () => expect((await ask(SEARCH)).status).toBe(200));
  expect((await ask('/readyz')).status).toBe(200);
  expect(await readMetric('agency_database_stalled{pool="primary"}')).toBe(0);
  expect(await readMetric('agency_database_stalls_total{pool="primary",cause="no_answer"}')).toBe(1);
  expect(countLines('the database does not answer; it is not asked until it does')).toBe(1);
  expect(countLines('the database answers again')).toBe(1);
});

test('F12: one slow statement and faulty ones stop no other request', async () => {
  const release = await lockTable('jobs');
  const waiting = ask(SEARCH);
  const others = [
    ask('/about'),
    ask('/readyz'),
    ask('/account', { Cookie: await signInAs(site, castMember('Dev').id) }),
  ];
  expect((await Promise.all(others)).map(({ status }) => status)).toEqual([200, 200, 200]);
  await release();
  expect([200, 503]).toContain((await waiting).status);
  expect(await readMetric('agency_database_stalled{pool="primary"}')).toBe(0);
  expect(await readMetric('agency_database_stalls_total{pool="primary",cause="no_answer"}')).toBe(1);
});

test('F12: a made-up session is sent the stored page instead of a page of its own', async () => {
  await expectStoredPages();
  const misses = await readMetric('agency_page_cache_misses_total');
  const forAnybody = await ask('/jobs');
  for (const cookie of [`session=${newToken()}`, 'session=short', 'session=']) {
    const answer = await ask('/jobs', { Cookie: cookie });
    expect([cookie, answer.status, answer.headers.etag]).toEqual([cookie, 200, forAnybody.headers.etag]);
    expect(answer.body.equals(forAnybody.body)).toBe(true);
  }
  expect(await readMetric('agency_page_cache_misses_total')).toBe(misses);
  const privatePage = await ask('/jobs', { Cookie: await signInAs(site, castMember('Aisha').id) });
  expect([privatePage.headers['cache-control'], privatePage.headers.etag]).toEqual(['private, no-store', undefined]);
});
