// @form full
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { placeJobs } from '#app/features/board/city-pages/tasks.server.ts';
import { openDatabase } from '#db/connections/client.server.ts';
import { fillJobs } from '#db/seed/fill.server.ts';
import { JOB_CATEGORIES, JOB_TYPES, WORK_MODES } from '#domain/job/job.ts';
import { PasswordHasher } from '#platform/password-hash/password-hasher.server.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { measured } from '#tests/support/measured.ts';
import { request } from '#tests/support/request.ts';
import { expectInFull, inFull, rounds } from '#tests/support/rounds.ts';
import { type Site, startSite } from '#tests/support/site.ts';

const WORDS =
  'engineer accountant welder nurse warehouse operative solicitor senior junior lead night group services care logistics the and of work team shift licence right kingdom united safety customers thatcher saddler glazier farrier bookbinder forclift engineeer zymurgist ing ork ement HR IT C# £18 reference'.split(
    ' ',
  );
const PLACES = ['Leeds', 'London', 'York', 'Whitby', 'M1', 'Newport', 'Kent', 'ork', 'Nowhere', '53.41,-2.16'];

/** Random board addresses: words, phrases, exclusions, places and filters, including the slowest kinds. */
function* randomSearches(seed: number): Generator<string, never> {
  let state = seed;
  const randomBelow = (most: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
  const one = <Item>(items: readonly Item[]): Item => items[randomBelow(items.length)] as Item;
  const joinWords = (most: number) => Array.from({ length: randomBelow(most + 1) }, () => one(WORDS)).join(' ');
  const isIn = (parts: number) => randomBelow(parts) === 0;
  while (true) {
    const words = [
      joinWords(isIn(2) ? 12 : 3),
      isIn(3) && `"${joinWords(4)}"`,
      isIn(3) && `-${one(WORDS)}`,
      isIn(6) && `-"${joinWords(3)}"`,
    ]
      .filter(Boolean)
      .join(' ');
    const parameters = {
      search: words.slice(0, 200),
      category: isIn(3) && one(JOB_CATEGORIES),
      type: isIn(3) && one(JOB_TYPES),
      mode: isIn(3) && one(WORK_MODES),
      location: isIn(4) && one(PLACES),
      where: isIn(3) && one(PLACES),
      miles: isIn(2) && one([1, 5, 20, 50, 100]),
      salary: isIn(3) && one([20_000, 31_234, 60_000, 150_000]),
      posted: isIn(4) && one([1, 7, 30, 365]),
      industry: isIn(6) && one(['technology', 'manufacturing', 'healthcare']),
      sort: isIn(2) && one(['best', 'nearest', 'newest', 'pay', 'closing']),
      page: isIn(5) && one([2, 7, 40, 100]),
      map: isIn(2) && 'yes',
    };
    const query = Object.entries(parameters).flatMap(([name, value]) => (value ? [[name, String(value)]] : []));
    yield `/jobs?${new URLSearchParams(query)}`;
  }
}

let db: TestDatabase;
let site: Site;
let admin: pg.Client;

const JOBS = inFull(2_000, 200_000);

beforeAll(async () => {
  db = await createTestDatabase({ seeded: true, published: true });
  admin = new pg.Client({ connectionString: db.adminUrl });
  await admin.connect();
  const patient = openDatabase(db.appUrl, { size: 1, statementTimeout: 1_800_000 });
  await fillJobs(patient, new PasswordHasher(), JOBS);
  await patient.close();
  await admin.query('VACUUM (ANALYZE) jobs');
  await admin.query('VACUUM (ANALYZE) job_places');
}, 3_600_000);

afterAll(async () => {
  await admin?.end();
  await site?.stop();
  await db?.drop();
});

const schedulerTime = (path: string): number => Number(readFileSync(path, 'utf8').split(' ')[0]) / 1e6;

test('P13: after a change of places all jobs are placed anew, and stored pages dropped once', async () => {
  const notifications: string[] = [];
  admin.on('notification', ({ payload = '' }) => notifications.push(payload));
  await admin.query('LISTEN content_changed');
  const database = openDatabase(db.appUrl, { size: 1, statementTimeout: 60_000 });
  const { rows } = await database.asSystem((t) => sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(t));
  const spent = () => schedulerTime(`/proc/${rows[0]?.pid}/schedstat`) / 1_000;
  const moveLeeds = `
    UPDATE gazetteer SET latitude = latitude + 0.01 WHERE kind = 'town' AND name = 'Leeds';
    INSERT INTO place_changes (item_id, patterns)
    SELECT id, ARRAY['%leeds%'] FROM content_items WHERE collection = 'places' LIMIT 1`;
  for (const [what, change] of [
    ['another edition of the gazetteer', () => database.asSystem((t) => sql`SELECT app.renew_places()`.execute(t))],
    ['a change of Leeds', () => admin.query(moveLeeds)],
  ] as const) {
    await admin.query('DELETE FROM place_changes; DELETE FROM place_renewals');
    await change();
    notifications.length = 0;
    const before = spent();
    const batches = await placeJobs(database, 100_000);
    await expect.poll(() => notifications.length).toBeGreaterThan(0);
    const seconds = spent() - before;
    measured(
      'P13',
      `${what}, ${JOBS} jobs: ${batches} batches, ${seconds.toFixed(0)} s of the processor, ${notifications.length} eviction`,
    );
    expect(notifications).toEqual(['jobs all']);
    expectInFull(seconds, 60);
  }
  await database.close();
}, 3_600_000);

/** Processor time that the site's main thread and its database connections have used so far, in milliseconds. */
async function processorTime(): Promise<number> {
  const { rows } = await admin.query<{ pid: number }>(
    'SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  );
  return [site.pid, ...rows.map(({ pid }) => pid)].reduce(
    (sum, pid) => sum + schedulerTime(`/proc/${pid}/schedstat`),
    0,
  );
}

const search = (address: string, from: string) =>
  request(site.url, address, { headers: { 'X-Forwarded-For': from, Accept: 'text/html' } });

async function costOf(address: string): Promise<number> {
  const before = await processorTime();
  const { status, body } = await search(address, '198.51.100.7');
  expect([200, 302, 422]).toContain(status);
  if (status === 422) expect(body.toString()).toContain('This search is too broad');
  return (await processorTime()) - before;
}

test('P12: the dearest of many random addresses', async () => {
  // The site starts after the jobs are placed, because it would place them itself.
  site = await startSite({ database: db, env: { TRUST_PROXY: '1' }, alone: true });
  const costs: { address: string; ms: number }[] = [];
  const addresses = randomSearches(1);
  const count = rounds(5, 500);
  while (costs.length < count) {
    const address = addresses.next().value;
    let ms = await costOf(address);
    // Other processes use the machine's caches too, so a slow search is measured up to three times and the lowest counts.
    for (let tries = 1; tries < 3 && ms > MOST_MS; tries += 1) ms = Math.min(ms, await costOf(address));
    costs.push({ address, ms });
  }
  // The site's first tasks use the same connections, so slow searches of that time are measured again.
  for (const cost of costs) if (cost.ms > MOST_MS) cost.ms = Math.min(cost.ms, await costOf(cost.address));
  costs.sort((one, other) => other.ms - one.ms);
  const at = (share: number) => costs[Math.floor(costs.length * (1 - share))]?.ms ?? 0;
  const [dearest = { address: '', ms: 0 }] = costs;
  measured(
    'P12',
    `${costs.length} random searches of ${JOBS} jobs: ${at(0.5).toFixed(0)} ms of the processor in the middle, ${at(0.95).toFixed(0)} ms (95 %), the dearest ${dearest.ms.toFixed(0)} ms (${decodeURIComponent(dearest.address)})`,
  );
  expectInFull(dearest.ms, MOST_MS);
}, 3_600_000);
const MOST_MS = 300;

test('P12: while one address asks on 24 connections, another one finds', async () => {
  const ends = Date.now() + inFull(500, 20_000);
  const addresses = randomSearches(2);
  const greedy = Array.from({ length: 24 }, async () => {
    while (Date.now() < ends) await search(addresses.next().value, '198.51.100.7');
  });
  const times: number[] = [];
  for (let n = 0; Date.now() < ends; n += 1) {
    const began = performance.now();
    const { status } = await search(`/jobs?search=engineer&page=${1 + (n % 4)}`, '198.51.100.8');
    times.push(performance.now() - began);
    expect(status).toBe(200);
    await wait(100);
  }
  await Promise.all(greedy);
  const p95 = times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0;
  measured('P12', `another address's ${times.length} searches at the same time: ${p95.toFixed(0)} ms (95 %)`);
  expectInFull(p95, 150);
}, 120_000);
