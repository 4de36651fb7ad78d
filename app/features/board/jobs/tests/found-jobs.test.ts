import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countJobs, findBoard, findJobs } from '#app/features/board/jobs/queries/found-jobs.server.ts';
import { readTypedSearches } from '#app/features/board/jobs/queries/typed-words.server.ts';
import { EMPTY_QUESTION, type JobQuestion } from '#domain/job/search/job-question.ts';
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
    { title: 'Café team leader', company: 'Bar', location: 'Zürich', requirements: 'None.', description: 'Opens up.' },
    { title: 'Mécanïcien, straße', company: 'Weg', location: 'Solihull', requirements: 'None.', description: 'Digs.' },
    { title: 'Smørrebrød chef', company: 'Dansk', location: 'Ynys Môn', requirements: 'None.', description: 'Bakes.' },
    { title: 'Pipefitter', company: 'Rohr', location: 'Perth', requirements: 'None.', description: 'Fits.' },
    { title: 'Forklift driver, closed', status: 'closed' },
    { title: 'Forklift driver, expired', closes_at: hoursFromNow(-1) },
  );
});

afterAll(() => db.drop());

const findTitles = async (filters: Partial<JobQuestion>) => {
  const search = { ...EMPTY_QUESTION, ...filters };
  const context = { asPublic: db.database.asPublic, content: { search: { synonyms: SYNONYMS } } };
  const [board, jobs, jobCount] = await Promise.all([
    findBoard(context, search),
    findJobs(context, search),
    countJobs(context, search),
  ]);
  const titles = board.jobs.map(({ title }) => title);
  expect(jobs.map(({ title }) => title)).toEqual(titles);
  expect([board.totalCount.count, jobCount.count]).toEqual([titles.length, titles.length]);
  return { titles: titles.toSorted(), meant: board.meant };
};

describe('whole words come first, then parts of words in title, company and location, then corrections', () => {
  test.each([
    ['java', ['Java engineer'], null],
    ['avascrip', ['JavaScript engineer'], null],
    ['SCRIPT engin', ['JavaScript engineer'], null],
    ['orthgat', ['Warehouse operative'], null],
    ['eed engineer', ['Java engineer', 'JavaScript engineer'], null],
    // Requirements match whole words only, so the word counts as misspelt.
    ['ounterbalanc', ['Forklift driver'], 'counterbalance'],
    ['river -lass', ['Forklift driver', 'LGV class 1 driver'], null],
    ['kotlins', ['Java engineer'], null],
    // A word that only a closed advert has does not end the search.
    ['lift drive', ['Forklift driver'], null],
    ['nusre', ['Registered nurse'], 'nurse'],
    ['ipefitter', ['Pipefitter'], null],
    // One of the two is a whole word, but no advert has both.
    ['team caf', ['Café team leader'], null],
    ['engineer pallet', ['Forklift driver', 'Java engineer', 'JavaScript engineer'], null],
    ['100%', [], null],
    ['_', [], null],
  ])('%s finds %j', async (search, expected, corrected) => {
    expect(await findTitles({ search })).toEqual({ titles: expected, meant: corrected });
  });

  test.each([
    ['hull', ['LGV class 1 driver']],
    ['YORK', ['Registered nurse', 'Support analyst']],
    ['Solihull', ['Mécanïcien, straße']],
    ['%', []],
    ['_ull', []],
  ])('the place %s finds %j', async (where, expected) => {
    expect((await findTitles({ where, sort: 'newest' })).titles).toEqual(expected);
    const withWords = await findTitles({ where, search: '-zymurgist', sort: 'newest' });
    expect(withWords.titles).toEqual(expected);
  });
});

describe('accents never matter', () => {
  test.each([
    ['cafe', 'Café team leader'],
    ['CAFÉ', 'Café team leader'],
    ['cafe\u0301', 'Café team leader'],
    ['"café team"', 'Café team leader'],
    ['mecanicien strasse', 'Mécanïcien, straße'],
    ['MÉCANÏCIEN straße', 'Mécanïcien, straße'],
    ['smorrebrod', 'Smørrebrød chef'],
    ['smørrebrød', 'Smørrebrød chef'],
    ['ørrebr', 'Smørrebrød chef'],
    ['pipe\ufb01tter', 'Pipefitter'],
    ['pipe\u00adfitter', 'Pipefitter'],
  ])('%s finds %s', async (search, title) => {
    expect((await findTitles({ search })).titles).toEqual([title]);
  });

  test('the location is found without its accents, and a title is marked with them', async () => {
    expect((await findTitles({ where: 'Ynys Mon' })).titles).toEqual(['Smørrebrød chef']);
    expect((await findTitles({ where: 'Ynys Mo\u0302n' })).titles).toEqual(['Smørrebrød chef']);
    expect((await find('cafe leader'))[0]?.marked).toBe('\uE000Café\uE001 team \uE000leader\uE001');
    const [row] = (
      await sql<{
        title: string;
      }>`SELECT title FROM get_public_jobs(_search => 'cafe\u0301', _location => 'zurich')`.execute(
        db.database.asPublic,
      )
    ).rows;
    expect(row?.title).toBe('Café team leader');
  });
});

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
])('%s is read as %s', async (search, corrected) => {
  expect((await readTypedSearches(db.database.asPublic, [search], SYNONYMS))[0]?.meant).toBe(corrected);
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
