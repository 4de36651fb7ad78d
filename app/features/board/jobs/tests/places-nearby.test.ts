/** A job counts for a place of the studio if it is within the place's radius, on the board as on maps and in figures. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { findBoard } from '#app/features/board/jobs/queries/found-jobs.server.ts';
import { EMPTY_QUESTION } from '#domain/job/search/job-question.ts';
import { ALERT_CONTENT } from '#tests/support/alerts.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { addJobs, addPeople } from '#tests/support/jobs.ts';

let db: TestDatabase;
const LOCATIONS = [
  'Lincoln',
  'Uphill, Lincoln',
  'Bracebridge Heath',
  'Louth, Lincolnshire',
  'Lincolnshire',
  'Louthwick',
  'Sleaford',
  'Sleaford, Lincoln',
  'Hull',
];

const lincoln = { name: 'Lincoln', latitude: 53.2307, longitude: -0.5406 };
const louth = { name: 'Louth', latitude: 53.3669, longitude: -0.0061 };
const hull = { name: 'Hull', latitude: 53.7444, longitude: -0.3326 };
const sleaford = { name: 'Sleaford', latitude: 52.9987, longitude: -0.4097 };

beforeAll(async () => {
  db = await createTestDatabase();
  await addPeople(db.database);
  await addJobs(db.database, ...LOCATIONS.map((location) => ({ location })));
});

afterAll(() => db?.drop());

beforeEach(() => publish(lincoln, louth, hull));

type Published = { name: string; radiusMiles?: number; localities?: object[] };

const publish = (...places: Published[]) =>
  db.database.asSystem(async (transaction) => {
    for (const place of places) {
      const published = JSON.stringify(place);
      await transaction
        .insertInto('content_items')
        .values({
          collection: 'places',
          slug: place.name.toLowerCase(),
          published,
          published_at: new Date(),
          updated_by: 'A test',
        })
        .onConflict((known) => known.columns(['collection', 'slug']).doUpdateSet({ published }))
        .execute();
    }
  });

async function find(where = 'Lincoln'): Promise<string[]> {
  const { asPublic } = db.database;
  const { jobs } = await findBoard({ asPublic, content: ALERT_CONTENT }, { ...EMPTY_QUESTION, where });
  return jobs.map((job) => job.location).sort();
}

async function count(location = 'Lincoln'): Promise<number[]> {
  const { rows } = await sql<{ search: number; map: number }>`
    SELECT (SELECT coalesce(max(total), 0) FROM find_public_jobs(_location => ${location})) AS search,
           (SELECT total FROM count_public_jobs_by_place(_locations => ARRAY[${location}])) AS map
  `.execute(db.database.asPublic);
  return rows.flatMap(({ search, map }) => [search, map]);
}

async function expectFound(...expected: string[]): Promise<void> {
  expect(await find()).toEqual(expected);
  expect(await count()).toEqual(Array(2).fill(expected.length));
}

const NEAR = ['Bracebridge Heath', 'Lincoln', 'Sleaford, Lincoln', 'Uphill, Lincoln'];

test('jobs within ten miles count, and neither the county nor another town', () => expectFound(...NEAR));

test('a radius that ends before Louth counts Sleaford', async () => {
  await publish({ ...lincoln, radiusMiles: 20 });
  await expectFound('Bracebridge Heath', 'Lincoln', 'Sleaford', 'Sleaford, Lincoln', 'Uphill, Lincoln');
});

test('one that reaches Louth counts its jobs, and neither Lincolnshire nor a longer name', async () => {
  await publish({ ...lincoln, radiusMiles: 26 });
  await expectFound(
    'Bracebridge Heath',
    'Lincoln',
    'Louth, Lincolnshire',
    'Sleaford',
    'Sleaford, Lincoln',
    'Uphill, Lincoln',
  );
  expect(await find('Louth')).toEqual(['Louth, Lincolnshire']);
});

test('a distance in the address replaces the radius', async () => {
  await publish({ ...lincoln, radiusMiles: 26 });
  const { asPublic } = db.database;
  const question = { ...EMPTY_QUESTION, where: 'Lincoln', miles: 5 };
  const { jobs } = await findBoard({ asPublic, content: ALERT_CONTENT }, question);
  expect(jobs.map((job) => job.location).sort()).toEqual(NEAR);
});

test('a district of another place counts there', async () => {
  await publish({ ...lincoln, radiusMiles: 20 }, { ...hull, localities: [sleaford, { name: 'Bracebridge Heath' }] });
  await expectFound('Lincoln', 'Sleaford', 'Sleaford, Lincoln', 'Uphill, Lincoln');
  expect(await find('Hull')).toEqual(['Bracebridge Heath', 'Hull']);
});

test.each(["O'Brien's %_\\ {}", 'Nine" Elms', "x'); DROP TABLE jobs; --"])(
  'a district called %s does no harm',
  async (name) => {
    await publish({ ...lincoln, localities: [{ name }] });
    await expectFound(...NEAR);
  },
);
