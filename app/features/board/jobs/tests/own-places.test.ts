/** The board recognises exactly the studio's published places, as whole words. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBoard } from '#app/features/board/jobs/queries/found-jobs.server.ts';
import { seededContent } from '#db/seed/seed-content.server.ts';
import { EMPTY_QUESTION } from '#domain/job/search/job-question.ts';
import { ALERT_CONTENT } from '#tests/support/alerts.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { addJobs, addPeople } from '#tests/support/jobs.ts';

let db: TestDatabase;
const LOCATIONS = [
  'Lincoln',
  'Uphill, Lincoln',
  'Louth, Lincolnshire',
  'Hull',
  'Hullavington',
  'London',
  'Londonderry',
];

beforeAll(async () => {
  db = await createTestDatabase();
  await addPeople(db.database);
  await addJobs(db.database, ...LOCATIONS.map((location) => ({ location })));
});

afterAll(() => db?.drop());

const publish = (...names: string[]) =>
  db.database.asSystem(async (transaction) => {
    await sql`UPDATE content_items SET published = NULL, published_at = NULL WHERE collection = 'places'`.execute(
      transaction,
    );
    for (const name of names) {
      await sql`INSERT INTO content_items (collection, slug, published, published_at, updated_by)
        VALUES ('places', ${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}, ${JSON.stringify({ name })}::jsonb, now(), 'Test')
        ON CONFLICT (collection, slug) DO UPDATE SET published = EXCLUDED.published, published_at = now()`.execute(
        transaction,
      );
    }
  });

async function findLocations(where: string): Promise<string[]> {
  const { asPublic } = db.database;
  const { jobs } = await findBoard({ asPublic, content: ALERT_CONTENT }, { ...EMPTY_QUESTION, where });
  return jobs.map((job) => job.location).sort();
}

async function countedAt(...locations: string[]): Promise<number[]> {
  const { rows } = await sql<{ location: string; total: number }>`
    SELECT location, total FROM count_public_jobs_by_place(_locations => ${locations}::text[])`.execute(
    db.database.asPublic,
  );
  return locations.map((location) => rows.find((row) => row.location === location)?.total ?? -1);
}

test('with two places of its own, an agency finds their jobs and no others', async () => {
  await publish('Lincoln', 'Hull');
  expect(await findLocations('Lincoln')).toEqual(['Lincoln', 'Uphill, Lincoln']);
  expect(await findLocations('Hull')).toEqual(['Hull']);
  expect(await countedAt('Lincoln', 'Hull')).toEqual([2, 1]);
  expect(await findLocations('London')).toEqual(['London']);
});

test('a place that is unpublished is a town like any other', async () => {
  await publish('Lincoln');
  expect(await findLocations('Hull')).toEqual(['Hull']);
  expect(await countedAt('Lincoln', 'Hull')).toEqual([2, 1]);
});

test('an empty list of places, or a name like a parameter or a quote, causes no error', async () => {
  await publish();
  expect(await findLocations('Lincoln')).toEqual(['Lincoln', 'Uphill, Lincoln']);
  await publish("O'Hull", 'Hull');
  for (const location of ["O'Hull", '$4', "');--", '%']) expect(await findLocations(location)).toEqual([]);
});

test('two hundred places are counted, of which most are unknown', async () => {
  const names = Array.from({ length: 200 }, (_, index) => `Town${index}`);
  await publish(...names, 'Hull');
  const counts = await countedAt(...names, 'Hull');
  expect(counts).toEqual([...Array(200).fill(0), 1]);
});

test('the places of the demo are as many as its content says', () => {
  const { places } = seededContent();
  expect(places.map(({ name }) => name)).toHaveLength(9);
  expect(places.filter(({ hasDialogs }) => hasDialogs).map(({ slug }) => slug)).toEqual(['london']);
});
