import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadBoardFigures } from '#app/features/board/jobs/queries/board-figures.server.ts';
import { listPlacesOnMap } from '#app/features/board/places/queries/places-on-map.server.ts';
import { seededContent } from '#db/seed/seed-content.server.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { addPeople } from '#tests/support/jobs.ts';

let db: TestDatabase;
let owner: pg.Client;

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

describe('of a board of many thousand', () => {
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
    // What the last ANALYZE would have found on one of more than 50,000.
    await owner.query(
      `SELECT pg_restore_relation_stats('schemaname', 'public', 'relname', 'jobs_newest', 'reltuples', 100000::real)`,
    );
  });

  /** Chance does that much to a sample of five hundred, and no more but once in a million tests. */
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
