/** Compares the figures for charts with a count of the single jobs. */
import type { Insertable } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listPlacesOnMap } from '#app/features/board/city-pages/queries/places-on-map.server.ts';
import { listWeeksOfJobs, loadBoardFigures } from '#app/features/board/jobs/queries/board-figures.server.ts';
import { countJobs } from '#app/features/board/jobs/queries/found-jobs.server.ts';
import { findPayStrip, findPayStripOfJob } from '#app/features/board/jobs/queries/pay-figures.server.ts';
import { findPublicJob } from '#app/features/board/jobs/queries/public/public-job.server.ts';
import { countPublicJobs } from '#app/features/board/jobs/queries/public/public-jobs.server.ts';
import { seededContent } from '#db/seed/seed-content.server.ts';
import type { Jobs } from '#db/types.ts';
import { SALARY_PERIODS } from '#domain/job/job.ts';
import { EMPTY_QUESTION } from '#domain/job/search/job-question.ts';
import { yearlyPayOf } from '#domain/pay/yearly-pay.ts';
import { londonDay } from '#domain/time/calendar-day.ts';
import { ALERT_CONTENT } from '#tests/support/alerts.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { isFullForm } from '#tests/support/form.ts';
import { addJobs, addPeople, hoursFromNow } from '#tests/support/jobs.ts';

let db: TestDatabase;
let owner: pg.Client;

type Job = Partial<Insertable<Jobs>> & { created_at: Date; closes_at: Date };
const PAYS = { hour: 11, day: 120, week: 500, month: 2_100, year: 24_000 };
const TITLES = ['Welder', 'Senior welders, nights', 'Account manager', 'Accounts assistant'];
const PLACES = ['Leeds', 'Holbeck, Leeds', 'London', 'Whitby', 'Belfast'];

const inPence = (pounds: number) => Math.round(pounds * 100) / 100;

const JOBS: Job[] = Array.from({ length: 400 }, (_, n) => {
  const period = SALARY_PERIODS[n % SALARY_PERIODS.length] ?? 'year';
  const low = inPence(PAYS[period] * (1 + (n % 13) / 8));
  const pay = {
    salary_min: n % 4 === 0 ? null : low,
    salary_max: n % 4 === 1 ? null : inPence(low * 1.25),
    salary_period: period,
  };
  return {
    title: TITLES[n % TITLES.length] ?? '',
    location: PLACES[n % PLACES.length] ?? '',
    category: n % 3 === 0 ? 'blue-collar' : 'white-collar',
    type: n % 7 === 0 ? 'Part-time' : 'Full-time',
    status: n % 15 === 4 ? 'draft' : n % 15 === 9 ? 'closed' : 'open',
    created_at: hoursFromNow(-0.1 - (n * 32 * 7 * 24) / 400),
    closes_at: hoursFromNow(n % 15 === 14 ? -1 : 24 + n),
    ...(n % 6 !== 0 && pay),
  };
});
const isOpen = ({ status, closes_at }: Job) => status === 'open' && closes_at > new Date();
const payOf = ({ salary_min = null, salary_max = null, salary_period = null }: Job) =>
  yearlyPayOf({
    salaryMin: salary_min === null ? null : Number(salary_min),
    salaryMax: salary_max === null ? null : Number(salary_max),
    salaryPeriod: salary_period,
  });

beforeAll(async () => {
  db = await createTestDatabase();
  await addPeople(db.database);
  owner = new pg.Client({ connectionString: db.adminUrl });
  await owner.connect();
});

afterAll(async () => {
  await owner?.end();
  await db?.drop();
});

const inPounds = (pays: readonly number[]) => pays.map((pay) => Math.round(pay));

function medianOf(pays: readonly number[]): number {
  const sorted = [...pays].sort((one, other) => one - other);
  return ((sorted[Math.ceil(sorted.length / 2) - 1] ?? 0) + (sorted[Math.floor(sorted.length / 2)] ?? 0)) / 2;
}

test('an empty board has figures, too', async () => {
  const figures = await loadBoardFigures(db.database.asPublic);
  expect(figures).toMatchObject({ openJobs: 0, openJobsText: '0', newThisWeek: 0, medianPay: null, paid: 0 });
  expect(figures.weeks).toHaveLength(26);
  expect(figures.weeks.every(({ whiteCollar, blueCollar }) => whiteCollar + blueCollar === 0)).toBe(true);
  expect(await findPayStrip(db.database.asPublic, { title: 'Welder' })).toBeNull();
  const places = await listPlacesOnMap(db.database.asPublic, seededContent());
  expect(places.every(({ count }) => count === 0)).toBe(true);
});

test('four jobs with pay have no median, five have one', async () => {
  const { asPublic } = db.database;
  const pay = { salary_min: 30_000, salary_max: 40_000, salary_period: 'year' } as const;
  await addJobs(db.database, pay, pay, pay, pay, { title: 'Unpaid' });
  expect(await loadBoardFigures(asPublic)).toMatchObject({ openJobs: 5, medianPay: null, paid: 4 });
  expect(await findPayStrip(asPublic, { title: 'Warehouse operative' })).toBeNull();
  await addJobs(db.database, { ...pay, title: 'Senior warehouse operatives, nights' });
  expect(await loadBoardFigures(asPublic)).toMatchObject({ medianPay: 35_000, paid: 5 });
  expect(await findPayStrip(asPublic, { title: 'Warehouse operative' })).toMatchObject({ median: 35_000 });
  await owner.query('DELETE FROM jobs');
});

describe('of four hundred jobs', () => {
  let ids: string[];
  beforeAll(async () => {
    ids = await addJobs(db.database, ...JOBS);
  });

  test('open jobs, their median pay, and what was posted this week', async () => {
    const { asPublic } = db.database;
    const figures = await loadBoardFigures(asPublic);
    const open = JOBS.filter(isOpen);
    const pays = open.map(payOf).filter((pay) => pay !== null);
    expect(figures.openJobs).toBe(open.length);
    expect(figures.openJobs).toBe((await countPublicJobs(asPublic, EMPTY_QUESTION)).count);
    expect(figures.paid).toBe(pays.length);
    expect(figures.medianPay).toBeCloseTo(medianOf(pays), 1);
    const last = figures.weeks.at(-1);
    expect(figures.newThisWeek).toBe((last?.whiteCollar ?? 0) + (last?.blueCollar ?? 0));
    expect(figures.newThisWeek).toBeGreaterThan(5);
  });

  test('each of 26 weeks has what was posted in its days, closed since or not, but no draft', async () => {
    const { weeks, isEstimate } = await listWeeksOfJobs(db.database.asPublic);
    expect(isEstimate).toBe(false);
    expect(weeks).toHaveLength(26);
    const dayAfter = (day: string, days: number) =>
      new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
    expect(dayAfter(weeks.at(-1)?.from ?? '', 6)).toBe(londonDay(new Date()));
    const posted = JOBS.filter(({ status }) => status !== 'draft');
    const expected = weeks.map(({ from }) => {
      const ownJobs = posted.filter(({ created_at }) => {
        const day = londonDay(created_at);
        return day >= from && day < dayAfter(from, 7);
      });
      const blueCollar = ownJobs.filter(({ category }) => category === 'blue-collar').length;
      return { from, whiteCollar: ownJobs.length - blueCollar, blueCollar };
    });
    expect(weeks).toEqual(expected);
    expect(weeks.reduce((sum, { whiteCollar, blueCollar }) => sum + whiteCollar + blueCollar, 0)).toBeLessThan(
      posted.length,
    );
  });

  test('each city has on the map what the board finds there', async () => {
    const { asPublic } = db.database;
    for (const { name, count, isEstimate } of await listPlacesOnMap(asPublic, seededContent())) {
      const boardCount = await countJobs({ asPublic, content: ALERT_CONTENT }, { ...EMPTY_QUESTION, where: name });
      expect(count, name).toEqual(boardCount.count);
      expect(isEstimate, name).toBe(false);
      expect(count).toBe(JOBS.filter((job) => isOpen(job) && job.location?.endsWith(name)).length);
    }
  });

  test.each([
    ['Welder', [0, 1], ''],
    ['welders (Bradford)', [0, 1], 'Leeds'],
    ['Account managers', [2], ''],
    ['Accounts assistant', [3], ''],
  ])('pay of the live jobs of a role: %s', async (title, which, location) => {
    const strip = await findPayStrip(db.database.asPublic, { title, location });
    const matching = JOBS.filter(
      (job, n) => isOpen(job) && which.includes(n % TITLES.length) && (job.location ?? '').endsWith(location),
    );
    const pays = matching
      .map(payOf)
      .filter((pay) => pay !== null)
      .sort((one, other) => one - other);
    expect(pays.length).toBeGreaterThan(10);
    expect(inPounds(strip?.pays ?? [])).toEqual(inPounds(pays));
    expect(strip?.median).toBeCloseTo(medianOf(pays), 1);
    expect(strip?.jobPay).toBeNull();
  });

  test('a job stands on the strip of its role with its own pay, or none', async () => {
    const { asPublic } = db.database;
    const [paid, unpaid] = await Promise.all([1, 6].map((n) => findPublicJob(asPublic, ids[n] ?? '')));
    if (!paid || !unpaid) throw new Error('the jobs are gone');
    const strip = await findPayStripOfJob(asPublic, paid);
    expect(strip?.jobPay).not.toBeNull();
    expect(inPounds(strip?.pays ?? [])).toContain(Math.round(strip?.jobPay ?? 0));
    expect((await findPayStripOfJob(asPublic, unpaid))?.jobPay).toBeNull();
  });

  test.each(['', '%', '(', ', ', 'Senior', "'; DROP TABLE jobs; --", 'x'.repeat(5_000)])(
    'no role is called %s',
    async (title) => {
      expect(await findPayStrip(db.database.asPublic, { title })).toBeNull();
    },
  );
});

describe.runIf(isFullForm)('of a board of many thousand', () => {
  const MANY = 16_000;

  beforeAll(async () => {
    await owner.query('DELETE FROM jobs');
    await owner.query(
      `INSERT INTO jobs (title, company, location, salary, salary_min, salary_period, category, description, requirements,
                         user_id, created_at, closes_at)
       SELECT 'Welder', 'Company', CASE WHEN n % 4 = 0 THEN 'Leeds' WHEN n % 1000 = 1 THEN 'Cardiff' ELSE 'London' END, 'by agreement',
              20000 + n % 4 * 10000, 'year', (ARRAY['white-collar', 'blue-collar'])[1 + n % 2], 'Welds.', 'Care.',
              (SELECT min(id::text)::uuid FROM profiles), now() - n * interval '15 minutes', now() + interval '30 days'
       FROM generate_series(1, $1::int) AS n`,
      [MANY],
    );
    await owner.query('VACUUM (ANALYZE) jobs');
    // Pretends that the last ANALYZE counted more than 50,000 jobs.
    await owner.query(
      `SELECT pg_restore_relation_stats('schemaname', 'public', 'relname', 'jobs_newest', 'reltuples', 100000::real)`,
    );
  });

  /** A sample of five hundred deviates by more than this only once in a million tests. */
  const about = (count: number, expected: number) =>
    Math.abs(count / expected - 1) < 5 / Math.sqrt(expected / 32) + 0.05;

  test('figures are estimates, say so, and are not far off', async () => {
    const { asPublic } = db.database;
    const figures = await loadBoardFigures(asPublic);
    expect(figures.openJobsText).toMatch(/^about /);
    expect(about(figures.openJobs, MANY)).toBe(true);
    expect(figures.medianPay).toBeGreaterThanOrEqual(30_000);
    expect(figures.medianPay).toBeLessThanOrEqual(40_000);
    expect(figures.areWeeksEstimated).toBe(true);
    const [white, blue] = [figures.weeks.map((week) => week.whiteCollar), figures.weeks.map((week) => week.blueCollar)];
    for (const counts of [white, blue]) expect(about(sumOf(counts), MANY / 2)).toBe(true);
  });

  test('a place with many jobs is told from a sample, one with few is counted', async () => {
    const places = new Map(
      (await listPlacesOnMap(db.database.asPublic, seededContent())).map((place) => [place.name, place]),
    );
    expect(places.get('London')?.isEstimate).toBe(true);
    expect(about(places.get('Leeds')?.count ?? 0, MANY / 4)).toBe(true);
    expect(places.get('Cardiff')).toMatchObject({ count: MANY / 1000, isEstimate: false });
    expect(places.get('Belfast')).toMatchObject({ count: 0, isEstimate: false });
  });

  const sumOf = (counts: readonly number[]) => counts.reduce((one, other) => one + other, 0);
});
