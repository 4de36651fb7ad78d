import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readTypedSearches } from '#app/features/jobs/queries/typed-words.server.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { addJobs, addPeople, hoursFromNow } from '#tests/support/jobs.ts';

let db: TestDatabase;

const SYNONYMS = [
  ['HGV', 'LGV', 'lorry'],
  ['RGN', 'registered nurse'],
  ['React', 'ReactJS'],
];

beforeAll(async () => {
  db = await createTestDatabase();
  await addPeople(db.database);
  await addJobs(
    db.database,
    {
      title: 'Forklift driver',
      company: 'Mersey Pallets',
      location: 'Stockport',
      requirements: 'A counterbalance licence.',
    },
    {
      title: 'Warehouse operative',
      company: 'Northgate',
      location: 'Leeds',
      description: 'Loads by forklift at times.',
      requirements: 'None.',
    },
    {
      title: 'LGV class 1 driver',
      company: 'Haul',
      location: 'Hull',
      description: 'Nights out.',
      requirements: 'Tacho card.',
    },
    {
      title: 'Registered nurse',
      company: 'Ward',
      location: 'York',
      description: 'Night shift on a ward.',
      requirements: 'NMC pin.',
    },
    {
      title: 'Support analyst',
      company: 'Desk',
      location: 'York',
      description: 'Shift work, never at night.',
      requirements: 'IT and C# or .NET.',
    },
    {
      title: 'React developer',
      company: 'Pixel',
      location: 'Leeds',
      description: 'TypeScript. No agency staff.',
      requirements: 'Node.js.',
    },
    {
      title: 'Java engineer',
      company: 'Bean',
      location: 'Leeds',
      description: 'Builds services.',
      requirements: 'Kotlin.',
    },
    {
      title: 'JavaScript engineer',
      company: 'Bean',
      location: 'Leeds',
      description: 'Builds pages.',
      requirements: 'HTML.',
      created_at: hoursFromNow(1),
    },
    { title: 'Forklift driver, closed', status: 'closed' },
    { title: 'Forklift driver, expired', closes_at: hoursFromNow(-1) },
  );
});

afterAll(() => db.drop());

type Found = { title: string; marked: string; text: string | null; total: number };

async function find(search: string, sort = 'best'): Promise<Found[]> {
  const [typed] = await readTypedSearches(db.database.asPublic, [search], SYNONYMS);
  const { rows } = await sql<Found>`
    SELECT (job).title, marked_title AS marked, marked_text AS text, total
    FROM find_public_jobs(_words => ${JSON.stringify(typed?.entries)}::jsonb, _sort => ${sort})
  `.execute(db.database.asPublic);
  return rows;
}
const titles = async (search: string) => (await find(search)).map(({ title }) => title);

describe('the words of a search', () => {
  test.each([
    ['forklift', ['Forklift driver', 'Warehouse operative']],
    ['forklifts drivers', ['Forklift driver']],
    ['counterbalance', ['Forklift driver']],
    ['mersey', ['Forklift driver']],
    ['driver hull', ['LGV class 1 driver']],
    ['hgv', ['LGV class 1 driver']],
    ['lorry driver', ['LGV class 1 driver']],
    ['rgn', ['Registered nurse']],
    ['registered nurses', ['Registered nurse']],
    ['ReactJS', ['React developer']],
    ['IT', ['Support analyst']],
    ['C#', ['Support analyst']],
    ['.net', ['Support analyst']],
    ['node', ['React developer']],
    ['java', ['Java engineer']],
    ['javascr', ['JavaScript engineer']],
    ['"night shift"', ['Registered nurse']],
    ['engineer -java', ['JavaScript engineer']],
    ['jobs in hull', ['LGV class 1 driver']],
    ['part-time', []],
  ])('%s finds %j', async (search, expected) => {
    expect(await titles(search)).toEqual(expected);
  });

  test.each(['"', '-', '""', '& | !', "'; DROP TABLE jobs; --", ':*', '()', '\\', 'a'.repeat(100), '<->', '-forklift'])(
    '%j is a search like any other',
    async (search) => {
      await expect(find(search)).resolves.toBeInstanceOf(Array);
    },
  );
});

test.each([
  ['forclift', 'forklift'],
  ['forklfit drivr', 'forklift driver'],
  ['registered nurze', 'registered nurse'],
])('%s is read as %s', async (search, meant) => {
  expect((await readTypedSearches(db.database.asPublic, [search], SYNONYMS))[0]?.meant).toBe(meant);
});

test.each(['forklift', '"forclift"', 'forkl', 'zzzzzz', '-forclift'])('%s is as it is meant', async (search) => {
  expect((await readTypedSearches(db.database.asPublic, [search], SYNONYMS))[0]?.meant).toBeNull();
});

test('marks the words in the title, or else in the lines that have them', async () => {
  const [first, second] = await find('forklift');
  expect(first).toMatchObject({ marked: '\uE000Forklift\uE001 driver', text: null, total: 2 });
  expect(second?.text).toContain('Loads by \uE000forklift\uE001 at times');
});

test('the index of jobs is asked for a phrase, a word of a title and what is not wanted so that nothing is lost, and nothing added where it says so', async () => {
  const adverts = [
    'people team',
    'team people',
    'the people team lead',
    'people of the team lead',
    'lead people team the people',
    "o'neil team",
    'lead',
  ];
  const queries = [
    `'people' <-> 'team'`,
    `'people' <-> 'team' <-> 'lead'`,
    `'team' & 'lead' | 'people' <-> 'team'`,
    `'lead' & !( 'people' <-> 'team' )`,
    `'lead' & !( 'the' <-> 'people' <-> 'team' )`,
    `'people' <3> 'team'`,
    `'lead' & !( 'people' <3> 'team' )`,
    `'lead':A & 'people'`,
    `'o' <-> 'neil'`,
    `!'people'`,
  ];
  const admin = new pg.Client({ connectionString: db.adminUrl });
  await admin.connect();
  const { rows } = await admin.query<{ query: string; is_enough: boolean; truth: boolean; found: boolean }>(
    `SELECT q AS query, app.is_index_enough(q::tsquery) AS is_enough, vector @@ q::tsquery AS truth,
            app.index_words(vector) @@ app.index_query(q::tsquery) AS found
     FROM unnest($1::text[]) AS q CROSS JOIN unnest($2::text[]) AS advert CROSS JOIN LATERAL (
       SELECT setweight(to_tsvector('simple', split_part(advert, ' ', 1)), 'A') || to_tsvector('simple', substr(advert, length(split_part(advert, ' ', 1)) + 1)) AS vector) AS v`,
    [queries, adverts],
  );
  await admin.end();
  expect(rows.filter(({ truth, found, is_enough }) => (truth && !found) || (found && !truth && is_enough))).toEqual([]);
  expect(rows.filter(({ is_enough }) => is_enough).map(({ query }) => query)).toContain(queries[3]);
  expect(new Set(rows.map(({ truth }) => truth)).size).toBe(2);
});
