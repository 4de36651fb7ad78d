/** Boards of any size find the same jobs in the same order, as reading every job does. */
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#db/connections/client.server.ts';
import { fillJobs } from '#db/seed/fill.server.ts';
import { PasswordHasher } from '#platform/password-hash/password-hasher.server.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { addJobs, hoursFromNow } from '#tests/support/jobs.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

let db: TestDatabase;
let owner: pg.Client;

beforeAll(async () => {
  db = await createTestDatabase({ seeded: true });
  owner = new pg.Client({ connectionString: db.ownerUrl });
  await owner.connect();
  const patient = openDatabase(db.appUrl, { statementTimeout: 60_000 });
  await fillJobs(patient, new PasswordHasher(), 1_100);
  await patient.close();
  // Without statistics PostgreSQL plans badly; on a site autovacuum collects them.
  await owner.query('ANALYZE jobs');
  await addJobs(
    db.database,
    { title: 'Two places forklift', location: 'Leeds / Stockport', created_at: hoursFromNow(-9_000) },
    { title: 'Nowhere forklift', location: 'Remote', work_mode: 'remote', created_at: hoursFromNow(2) },
    { title: 'Old forklift', created_at: new Date('1969-05-01'), closes_at: hoursFromNow(90_000) },
    { title: 'Rich forklift', salary_min: 99_000_000, salary_max: 99_000_000, salary_period: 'year' },
    ...Array.from({ length: 9 }, (_, n) => ({ title: `People team lead ${n}`, created_at: hoursFromNow(-8_000 * n) })),
    { title: 'Team people lead' },
    { title: 'Closed forklift', status: 'closed' },
    { title: 'Expired forklift', closes_at: hoursFromNow(-1) },
  );
});

afterAll(async () => {
  await owner?.end();
  await db?.drop();
});

const setEstimatedJobCount = (jobs: number) =>
  owner.query(
    `SELECT pg_restore_relation_stats('schemaname', 'public', 'relname', 'jobs_newest', 'reltuples', $1::real)`,
    [jobs],
  );

type Asked = {
  words?: object[];
  circle?: number;
  category?: string;
  mode?: string;
  location?: string;
  pay?: number;
  days?: number;
  sort?: string;
};

async function find({ words, circle, category, mode, location, pay, days, sort = 'best' }: Asked) {
  const miles = circle ?? null;
  const [latitude, longitude] = circle ? [53.41, -2.16] : [null, null];
  const parameters = sql`_words => ${words ? JSON.stringify(words) : null}::jsonb, _latitude => ${latitude}, _longitude => ${longitude},
    _miles => ${miles}, _location => ${location ?? null}`;
  const { rows } = await sql<{ id: string; miles: number | null; total: number; is_more: boolean }>`
    SELECT (job).id, miles, total, is_more FROM find_public_jobs(${parameters}, _category => ${category ?? null}, _work_mode => ${mode ?? null},
      _pay_from => ${pay ?? null}, _posted_after => now() - make_interval(days => ${days ?? null}), _sort => ${sort}, _offset => 7)
  `.execute(db.database.asPublic);
  const choices = await sql`SELECT * FROM count_found_jobs_by_choice(${parameters}) ORDER BY 1, 2, 3, 4, 5`.execute(
    db.database.asPublic,
  );
  return { rows, choices: choices.rows };
}

const FORKLIFT = { any: ['forklift'], exact: ['forklift'] };

const ORDERS: Record<string, string> = { pay: 'pay_by_year DESC, id DESC', closing: 'closes_at, id' };

/** Reads every job. Locations have tests of their own (places-nearby). */
async function listAll({ words, circle, category, mode, pay, days, sort = 'best' }: Asked): Promise<string[]> {
  const rows = await queryTasks<{ id: string }>(
    db,
    `SELECT id FROM jobs WHERE status = 'open' AND closes_at > now() AND ($1::jsonb IS NULL OR search_vector @@ app.words_query($1))
       AND ($2::float8 IS NULL OR EXISTS (
         SELECT FROM job_places AS p WHERE p.job_id = jobs.id AND app.miles_between(53.41, -2.16, p.latitude, p.longitude) <= $2))
       AND ($3::text IS NULL OR category = $3) AND ($4::text IS NULL OR work_mode = $4) AND ($5::numeric IS NULL OR pay_by_year >= $5)
       AND ($6::integer IS NULL OR created_at >= now() - make_interval(days => $6)) ORDER BY ${ORDERS[sort] ?? 'created_at DESC, id DESC'}`,
    [words ? JSON.stringify(words) : null, circle, category, mode, pay, days].map((value) => value ?? null),
  );
  return rows.map(({ id }) => id);
}

test.each<Asked>([
  { words: [FORKLIFT] },
  { words: [FORKLIFT], sort: 'newest' },
  { words: [FORKLIFT], sort: 'pay' },
  { words: [FORKLIFT], sort: 'closing' },
  { words: [FORKLIFT], circle: 10 },
  { words: [FORKLIFT], circle: 50, sort: 'nearest' },
  { words: [FORKLIFT], circle: 50, sort: 'pay' },
  { words: [FORKLIFT], category: 'blue-collar', mode: 'remote', pay: 40_000, days: 30 },
  { words: [FORKLIFT], location: 'Leeds' },
  { words: [FORKLIFT], location: 'Belfast' },
  { words: [FORKLIFT], location: 'Liverpool' },
  { words: [{ any: ['planned maintenance'] }] },
  { words: [{ any: ['people team'] }] },
  { words: [{ any: ['forklift', 'reach truck', 'people team lead'] }], circle: 50 },
  { words: [FORKLIFT, { any: ['planned maintenance'], not: true }] },
  { words: [FORKLIFT, { any: ['carry out planned maintenance'], not: true }] },
  { words: [{ any: ['engineer'] }, { any: ['welder'], not: true }], circle: 20 },
  { words: [{ any: ['welder'], not: true }], circle: 10 },
  { circle: 10 },
  { circle: 10, sort: 'closing' },
  { mode: 'remote', location: 'Cardiff' },
  { words: [{ any: ['thatcher'] }], sort: 'pay' },
])('%j', async (search) => {
  await setEstimatedJobCount(1_100);
  const small = await find(search);
  await setEstimatedJobCount(1_000_000);
  expect(await find(search)).toEqual(small);
  if (!search.location) {
    const all = await listAll(search);
    const ids = small.rows.map(({ id }) => id);
    expect(small.rows[0]?.total).toBe(all.length);
    if (search.sort && search.sort !== 'nearest') expect(ids).toEqual(all.slice(7, 107));
    else expect(all).toEqual(expect.arrayContaining(ids));
  }
  expect(small.choices.length).toBeGreaterThan(0);
  expect(small.rows.every(({ total, is_more: isMore }) => total > 7 && total <= 500 && !isMore)).toBe(true);
});

test.each(['pay', 'closing', 'newest'])(
  'of very many the first by %s are the same as on a small board',
  async (sort) => {
    const search = { words: [{ any: ['right'] }], sort };
    await setEstimatedJobCount(1_100);
    const small = await find(search);
    await setEstimatedJobCount(1_000_000);
    const large = await find(search);
    expect(large.rows.map(({ id }) => id)).toEqual(small.rows.map(({ id }) => id));
    expect(small.rows[0]?.total).toBeGreaterThan(500);
    expect(large.rows[0]).toMatchObject({ total: 500, is_more: true });
    expect(large.choices).toEqual([]);
  },
);

test('blocks of jobs are read if the best paid jobs lack a word that the newest have', async () => {
  await addJobs(
    db.database,
    ...Array.from({ length: 60 }, (_, n) => ({
      title: `Baron ${n}`,
      description: 'Rest.',
      requirements: 'None.',
      salary_min: 900_000 + n,
      salary_period: 'year' as const,
    })),
  );
  const findBest = async () => {
    const { rows } = await sql<{ id: string; pay: string }>`
      SELECT (job).id, (job).salary_min AS pay
      FROM find_public_jobs(_words => '[{"any": ["right"]}]', _sort => 'pay', _limit => 3)`.execute(
      db.database.asPublic,
    );
    return rows;
  };
  await setEstimatedJobCount(1_100);
  const small = await findBest();
  await setEstimatedJobCount(1_000_000);
  expect(await findBest()).toEqual(small);
  expect(small.map(({ pay }) => Number(pay) < 900_000)).toEqual([true, true, true]);
});

test('a search of a large board ends when its time is over, and says that there may be more', async () => {
  const findInTime = async (phrase: string, milliseconds: number | null) => {
    const { rows } = await sql<{ total: number; is_more: boolean; is_cut: boolean }>`
      SELECT total, is_more, is_cut FROM find_public_jobs(
        _words => ${JSON.stringify([{ any: [phrase] }])}::jsonb, _sort => 'newest', _limit => 1, _milliseconds => ${milliseconds})
    `.execute(db.database.asPublic);
    return rows[0];
  };
  const all = { total: 9, is_more: false, is_cut: false };
  await setEstimatedJobCount(1_100);
  expect(await findInTime('people team', 0)).toEqual(all);
  await setEstimatedJobCount(1_000_000);
  expect(await findInTime('people team', null)).toEqual(all);
  expect(await findInTime('people team', 60_000)).toEqual(all);
  // The newest thousand jobs are always read.
  expect(await findInTime('people team', 0)).toEqual({ total: 1, is_more: true, is_cut: true });
  await expect(findInTime('old forklift', 0)).rejects.toMatchObject({ code: 'AG001' });
  const { rows } = await sql`
    SELECT * FROM count_found_jobs_by_choice(_words => '[{"any": ["people team"]}]', _milliseconds => 0)
  `.execute(db.database.asPublic);
  expect(rows).toEqual([]);
});

test('a search in an area with few jobs is complete, however little time it has', async () => {
  await addJobs(db.database, {
    title: 'Cliff climber',
    location: 'Dover',
    created_at: hoursFromNow(-9_000),
    salary_min: 30_000,
    salary_period: 'year',
  });
  await setEstimatedJobCount(1_000_000);
  const [kent] = await queryTasks<{ covers: number[] }>(
    db,
    "SELECT covers FROM gazetteer WHERE kind = 'area' AND name = 'Kent'",
  );
  const inKent = (word: string) =>
    sql`_words => ${JSON.stringify([{ any: [word] }])}::jsonb, _areas => ${kent?.covers}, _milliseconds => 0`;
  const findInKent = async (word: string, order: string) => {
    const { rows } = await sql`
      SELECT (job).title, is_more, is_cut FROM find_public_jobs(${inKent(word)}, _pay_from => 1000, _sort => ${order})
    `.execute(db.database.asPublic);
    return rows;
  };
  for (const order of ['best', 'newest', 'pay', 'closing']) {
    expect(await findInKent('climber', order)).toEqual([{ title: 'Cliff climber', is_more: false, is_cut: false }]);
    expect(await findInKent('engineer', order)).toEqual([]);
  }
  const { rows } = await sql`SELECT total FROM count_found_jobs_by_choice(${inKent('climber')})`.execute(
    db.database.asPublic,
  );
  expect(rows).toEqual([{ total: 1 }]);
});

test('several searches are counted at once as each is by itself, on boards of any size', async () => {
  const searches = [
    [FORKLIFT],
    [{ any: ['zygomorphic'] }],
    [{ any: ['carry out planned maintenance', 'people team'] }],
    [FORKLIFT, { any: ['welder'], not: true }],
    [{ any: ['engineer'] }, { any: ['right'] }],
  ];
  for (const jobs of [1_100, 1_000_000]) {
    await setEstimatedJobCount(jobs);
    const { rows } = await sql<{ total: number; is_more: boolean }>`
      SELECT total, is_more FROM count_found_jobs_of_each(${JSON.stringify(searches)}::jsonb, 'Leeds') ORDER BY n
    `.execute(db.database.asPublic);
    expect(rows).toEqual(await Promise.all(searches.map(countOne)));
    expect(rows[0]?.total).toBeGreaterThan(0);
  }
});

async function countOne(words: object[]) {
  const { rows } = await sql`
    SELECT total, is_more FROM find_public_jobs(_words => ${JSON.stringify(words)}::jsonb, _location => 'Leeds', _limit => 1)
  `.execute(db.database.asPublic);
  return rows[0] ?? { total: 0, is_more: false };
}

test('similar jobs are the same, whether a board is looked up whole or block by block', async () => {
  const findAll = async () => {
    // Compares the newest jobs only, because a large board does not look at all older ones.
    const { rows } = await sql<{ given: string; id: string; miles: number | null }>`
      SELECT given.id AS given, (similar_job.job).id, miles
      FROM (SELECT md5('filled job ' || n)::uuid AS id FROM generate_series(1, 1075, 43) AS n) AS given,
        find_similar_jobs(given.id, 8) AS similar_job
    `.execute(db.database.asPublic);
    return rows;
  };
  await setEstimatedJobCount(1_100);
  const small = await findAll();
  expect(small.length).toBeGreaterThan(150);
  await setEstimatedJobCount(1_000_000);
  expect(await findAll()).toEqual(small);
});

test('the newest of very many old jobs are found where none of them is new', async () => {
  await asSuperuser(
    db,
    'ALTER TABLE jobs DISABLE TRIGGER USER',
    // Six times the 101 jobs that a deck counts, the newest last.
    `INSERT INTO jobs (title, company, location, salary, description, requirements, type, category, user_id, created_at, closes_at)
     SELECT 'Zeppelin', company, location, salary, description, requirements, type, category, user_id,
            now() - make_interval(hours => 20000 - n), now() + interval '1 day'
     FROM generate_series(1, 650) AS n CROSS JOIN (SELECT * FROM jobs WHERE status = 'open' LIMIT 1) AS one`,
    'ALTER TABLE jobs ENABLE TRIGGER USER',
  );
  const draw = async () => {
    const { rows } = await sql<{ id: string }>`
      SELECT (card.job).id, card.* FROM draw_swipe_deck(_words => ${JSON.stringify([{ any: ['zeppelin'] }])}::jsonb, _cap => 100) AS card
    `.execute(db.database.asPublic);
    return rows;
  };
  await setEstimatedJobCount(1_100);
  const small = await draw();
  expect(small).toHaveLength(20);
  await setEstimatedJobCount(1_000_000);
  expect(await draw()).toEqual(small);
});
