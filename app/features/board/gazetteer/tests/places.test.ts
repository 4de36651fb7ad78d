/** Locations match whole words, never letters within a word, on every page that takes a place. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchPublicJobs } from '#app/features/board/jobs/queries/public/public-jobs.server.ts';
import { cities } from '#content/cities/cities.ts';
import { seedContent } from '#db/seed/seed-content.server.ts';
import { EMPTY_QUESTION } from '#domain/job/search/job-question.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { addJobs, addPeople } from '#tests/support/jobs.ts';

let db: TestDatabase;
const PLACES = [
  'London',
  'Londonderry',
  'Nine Elms, London',
  'London.',
  'Bradford/Manchester',
  'St. Helens',
  'Isle of Man',
];

beforeAll(async () => {
  db = await createTestDatabase();
  await seedContent(db.database);
  await addPeople(db.database);
  await addJobs(db.database, ...PLACES.map((location) => ({ location })));
});

afterAll(() => db?.drop());

async function placesFoundBy(location: string): Promise<string[]> {
  const jobs = await searchPublicJobs(db.database.asPublic, { ...EMPTY_QUESTION, location });
  return jobs.map((job) => job.location).sort();
}

async function countsOf(location: string): Promise<number[]> {
  const { rows } = await sql<{ board: number; figures: number }>`
    SELECT (SELECT total FROM count_public_jobs(_location => ${location})) AS board,
           (SELECT recent FROM count_public_jobs_by_age(_search => '', _location => ${location})) AS figures
  `.execute(db.database.asPublic);
  return rows.flatMap(({ board, figures }) => [board, figures]);
}

test.each([
  ['London', ['London', 'London.', 'Nine Elms, London']],
  ['london, UK', ['London', 'London.', 'Nine Elms, London']],
  ['Londond', ['Londonderry']],
  ['lond', ['London', 'London.', 'Londonderry', 'Nine Elms, London']],
  ['ondo', ['London', 'London.', 'Londonderry', 'Nine Elms, London']],
  ['lm', ['Nine Elms, London']],
  ['Elms, Lon', ['Nine Elms, London']],
  ['man', ['Bradford/Manchester', 'Isle of Man']],
  ['st. hel', ['St. Helens']],
  ['helens', ['St. Helens']],
  ['_ondon', []],
])(
  '%s is found where a word begins or else inside words, and a city of ours as a whole word',
  async (location, expected) => {
    expect(await placesFoundBy(location)).toEqual(expected);
    expect(await countsOf(location)).toEqual(Array(2).fill(expected.length));
  },
);

test('every city with a page of its own is a whole word', async () => {
  const longerNames = cities.map(({ name }) => `${name}bury`);
  await addJobs(db.database, ...longerNames.map((location) => ({ location })));
  for (const { name } of cities) {
    expect(await placesFoundBy(name)).not.toContain(`${name}bury`);
    expect(await placesFoundBy(`${name}bury`)).toEqual([`${name}bury`]);
  }
});
