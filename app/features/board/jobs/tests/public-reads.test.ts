import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countBoardChoices } from '#app/features/board/jobs/queries/board-choices.server.ts';
import { findBoard } from '#app/features/board/jobs/queries/found-jobs.server.ts';
import { PAY_STEPS } from '#app/features/board/jobs/schema.ts';
import type { SalaryPeriod } from '#domain/job/job.ts';
import { EMPTY_QUESTION, type JobQuestion } from '#domain/job/search/job-question.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { ADMIN, addJobs, addPeople, hoursFromNow } from '#tests/support/jobs.ts';

let db: TestDatabase;
const ids: Record<string, string> = {};

/** Adds three open jobs with words of their own, jobs that must stay hidden, and 120 more for paging. */
beforeAll(async () => {
  db = await createTestDatabase();
  await addPeople(db.database);
  const pay = (salary_max: number, salary_period: SalaryPeriod) => ({ salary_max, salary_period });
  const jobs = {
    forklift: {
      title: 'FORKLIFT Driver',
      company: 'Ærø & Sons',
      location: 'Leeds',
      created_at: hoursFromNow(-3),
      ...pay(20, 'hour'),
    },
    nurse: {
      title: 'Care nurse 100%',
      company: 'a_b',
      location: 'York',
      created_at: hoursFromNow(-2),
      ...pay(38_000, 'year'),
    },
    backslash: {
      title: 'HR lead',
      company: 'C:\\Temp',
      location: 'Leeds',
      created_at: hoursFromNow(-1),
      category: 'blue-collar',
      type: 'Part-time',
      closes_at: hoursFromNow(1),
      ...pay(50_000, 'year'),
    },
    draft: { title: 'Secret draft', status: 'draft' },
    closed: { title: 'Secret closed', status: 'closed' },
    expired: { title: 'Secret expired', closes_at: hoursFromNow(-1) },
  } as const;
  const jobIds = await addJobs(db.database, ...Object.values(jobs));
  Object.keys(jobs).forEach((name, index) => {
    ids[name] = jobIds[index] ?? '';
  });
  const many = Array.from({ length: 120 }, (_, n) => ({
    title: `Filler ${n}`,
    location: 'Hull',
    created_at: hoursFromNow(-100 - n),
  }));
  await addJobs(db.database, ...many);
});

afterAll(() => db.drop());

type Row = { id: string; title: string };

async function board(parameters: Record<string, unknown> = {}): Promise<Row[]> {
  const named = Object.entries(parameters).map(([name, value]) => sql`${sql.raw(name)} => ${value}`);
  return (await sql<Row>`SELECT * FROM get_public_jobs(${sql.join(named)})`.execute(db.database.asPublic)).rows;
}

async function count(parameters: Record<string, unknown> = {}): Promise<number> {
  const named = Object.entries(parameters).map(([name, value]) => sql`${sql.raw(name)} => ${value}`);
  const { rows } = await sql<{ total: number }>`SELECT total FROM count_public_jobs(${sql.join(named)})`.execute(
    db.database.asPublic,
  );
  return rows[0]?.total ?? -1;
}

const titles = (rows: Row[]) => rows.map(({ title }) => title);

describe('jobs that are not open', () => {
  test('never comes out, in any order, by any search', async () => {
    for (const _sort of ['newest', 'pay', 'closing', 'nonsense', null]) {
      for (const _search of [null, 'secret']) {
        const rows = [...(await board({ _sort, _search })), ...(await board({ _sort, _search, _offset: 100 }))];
        expect(titles(rows).filter((title) => title.startsWith('Secret'))).toEqual([]);
      }
    }
    expect(await count({ _search: 'secret' })).toBe(0);
    expect(await count()).toBe(123);
  });

  test('is not among similar jobs or in the sitemap either', async () => {
    const { rows: similar } =
      await sql<Row>`SELECT (s.job).* FROM find_similar_jobs(${ids['closed']}, 20) AS s`.execute(db.database.asPublic);
    const { rows: changes } = await sql<Row>`SELECT * FROM list_public_job_changes()`.execute(db.database.asPublic);
    const hidden = [ids['draft'], ids['closed'], ids['expired']];
    expect(similar.length).toBeGreaterThan(0);
    expect(changes).toHaveLength(123);
    expect([...similar, ...changes].filter(({ id }) => hidden.includes(id))).toEqual([]);
  });

  test('is not among the other jobs of its employer: only what the same owner posts for the same company is', async () => {
    const company = 'Skerryvore Trust';
    const others = [
      { title: 'Older', created_at: hoursFromNow(-9) },
      { title: 'Newer', created_at: hoursFromNow(-8) },
      { title: 'Secret', status: 'draft' },
      { title: 'Shut', status: 'closed' },
      { title: 'Late', closes_at: hoursFromNow(-1) },
    ] as const;
    const [givenId, ...made] = await addJobs(
      db.database,
      { title: 'Given', company },
      ...others.map((job) => ({ ...job, company })),
      { title: 'Of another company' },
      { title: 'Of another owner', company, user_id: ADMIN },
    );
    const list = async (id?: string, limit?: number) => {
      const { rows } = await sql<Row>`SELECT * FROM get_other_jobs_of_employer(${id}, ${limit ?? null})`.execute(
        db.database.asPublic,
      );
      return titles(rows);
    };
    expect(await list(givenId)).toEqual(['Newer', 'Older']);
    expect(await list(givenId, 1)).toEqual(['Newer']);
    expect(await list(made[3])).toEqual(['Given', 'Newer', 'Older']);
    expect(await list(made[2])).toEqual([]);
    await db.database.asSystem((t) => t.deleteFrom('jobs').where('company', '=', company).execute());
    await db.database.asSystem((t) => t.deleteFrom('jobs').where('title', '=', 'Of another company').execute());
  });

  test('has a page of its own that says so, unless it is a draft', async () => {
    const open = async (id?: string) => {
      const { rows } = await sql<{ is_open: boolean }>`SELECT is_open FROM get_public_job_by_id(${id})`.execute(
        db.database.asPublic,
      );
      return rows.map(({ is_open }) => is_open);
    };
    expect(await open(ids['forklift'])).toEqual([true]);
    expect(await open(ids['closed'])).toEqual([false]);
    expect(await open(ids['expired'])).toEqual([false]);
    expect(await open(ids['draft'])).toEqual([]);
    expect(await open('00000000-0000-4000-8000-00000000dead')).toEqual([]);
  });
});

describe('limits (Z12)', () => {
  test.each([
    [-1, 1],
    [0, 1],
    [1, 1],
    [100, 100],
    [101, 100],
    [1_000_000_000, 100],
    [null, 100],
  ])('_limit %s gives %s jobs', async (_limit, expected) => {
    expect(await board({ _limit })).toHaveLength(expected);
  });

  test.each([[-1], [-2_147_483_648], [null]])('_offset %s is the first page', async (_offset) => {
    expect(titles(await board({ _offset, _limit: 2 }))).toEqual(['HR lead', 'Care nurse 100%']);
  });

  test('the second page goes on where the first ended; far beyond the end there is nothing', async () => {
    const [first, second] = [await board(), await board({ _offset: 100 })];
    expect(second).toHaveLength(23);
    expect(new Set([...first, ...second].map(({ id }) => id)).size).toBe(123);
    expect(await board({ _offset: 2_147_483_647 })).toEqual([]);
  });

  test('a number followed by other characters is refused', async () => {
    await expect(board({ _limit: '100;' })).rejects.toThrow('invalid input syntax');
  });

  test.each([[5], [0], [-2_147_483_648], [2_147_483_647], [null]])(
    'a board of this size is counted whole, whatever is needed: %s',
    async (_needed) => {
      expect(await count({ _needed })).toBe(123);
    },
  );
});

describe('searching', () => {
  test.each(['forklift', 'FORKLIFT', 'fOrKlIfT dRiVeR', '  driver   forklift ', 'ærø', 'ÆRØ'])(
    'finds the same in any case and order of words: %s',
    async (_search) => {
      expect(titles(await board({ _search }))).toEqual(['FORKLIFT Driver']);
    },
  );

  test.each([
    ['%', ['Care nurse 100%']],
    ['100%', ['Care nurse 100%']],
    ['_', ['Care nurse 100%']],
    ['a_b', ['Care nurse 100%']],
    ['\\', ['HR lead']],
    ['c:\\temp', ['HR lead']],
    ['%%%', []],
    ['f%t', []],
    ['f_rklift', []],
    ["'; DROP TABLE jobs; --", []],
    ['.*', []],
    ['[a-z]', []],
  ])('takes every character for itself: %s', async (_search, expected) => {
    expect(titles(await board({ _search }))).toEqual(expected);
    expect(await count({ _search })).toBe(expected.length);
  });

  test('punctuation between words counts as a space, and alone as nothing', async () => {
    expect(titles(await board({ _search: '(driver)/FORKLIFT' }))).toEqual(['FORKLIFT Driver']);
    expect(await board({ _search: ' (-) ' })).toEqual(await board());
  });

  test('short words are found where a word begins', async () => {
    expect(titles(await board({ _search: 'hr' }))).toEqual(['HR lead']);
    expect(titles(await board({ _search: 'ft' }))).toEqual([]);
  });

  test('words are looked for in title, company and location, not in type, work mode, pay or text', async () => {
    const words = {
      company: 'Quernstone',
      salary: '£30,000 sanctuary',
      description: 'Obelisk',
      requirements: 'Parapet',
    };
    const [id = ''] = await addJobs(db.database, {
      ...words,
      type: 'Contract',
      work_mode: 'remote',
      location: 'Derby',
    });
    for (const _search of ['warehouse', 'quernstone', 'derby'])
      expect(titles(await board({ _search }))).toHaveLength(1);
    for (const _search of ['contract', 'remote', 'sanctuary', 'obelisk', 'parapet', 'white-collar', 'permanent']) {
      expect(titles(await board({ _search })), _search).toEqual([]);
      expect(await count({ _search }), _search).toBe(0);
    }
    await db.database.asSystem((transaction) => transaction.deleteFrom('jobs').where('id', '=', id).execute());
  });

  test('remote and hybrid work are places of the location filter; work on site is not', async () => {
    const jobIds = await addJobs(
      db.database,
      ...(['remote', 'hybrid', 'on-site'] as const).map((work_mode) => ({
        title: `Works ${work_mode}`,
        location: 'Derby',
        work_mode,
      })),
    );
    for (const [_location, expected] of [
      ['Remote', ['Works remote']],
      ['Hybrid', ['Works hybrid']],
      ['on-site', []],
      ['Derby', ['Works hybrid', 'Works on-site', 'Works remote']],
    ] as const) {
      expect(titles(await board({ _location })).sort()).toEqual(expected);
      expect(await count({ _location })).toBe(expected.length);
    }
    await db.database.asSystem((transaction) => transaction.deleteFrom('jobs').where('id', 'in', jobIds).execute());
  });

  test('only as many words and characters are read as people type', async () => {
    expect(titles(await board({ _search: `forklift ${'x'.repeat(90)} y` }))).toEqual([]);
    expect(titles(await board({ _search: `forklift${' '.repeat(100)}unknown` }))).toEqual(['FORKLIFT Driver']);
  });

  test('place, sector, kind and pay narrow it down, and the count agrees', async () => {
    for (const [parameters, expected] of [
      [{ _location: 'leeds' }, ['HR lead', 'FORKLIFT Driver']],
      [{ _location: ' YORK ' }, ['Care nurse 100%']],
      [{ _location: '%' }, []],
      [{ _category: 'blue-collar' }, ['HR lead']],
      [{ _type: 'Part-time' }, ['HR lead']],
      [{ _type: 'part-time' }, []],
      [{ _pay_from: 38_500 }, ['HR lead', 'FORKLIFT Driver']],
      [{ _pay_from: 38_500, _location: 'leeds', _search: 'driver' }, ['FORKLIFT Driver']],
    ] as const) {
      expect(titles(await board(parameters))).toEqual(expected);
      expect(await count(parameters)).toBe(expected.length);
    }
  });
});

test.each([
  ['newest', ['HR lead', 'Care nurse 100%', 'FORKLIFT Driver']],
  ['pay', ['HR lead', 'FORKLIFT Driver', 'Care nurse 100%']],
  ['nonsense', ['HR lead', 'Care nurse 100%', 'FORKLIFT Driver']],
])('the order %s is kept', async (_sort, expected) => {
  expect(titles(await board({ _sort, _limit: 3 }))).toEqual(expected);
});

test('the order closing begins with what closes first', async () => {
  expect(titles(await board({ _sort: 'closing', _limit: 1 }))).toEqual(['HR lead']);
});

test('the board says when it changes by itself', async () => {
  const { rows } = await sql<{ at: Date }>`SELECT get_next_public_job_closing() AS at`.execute(db.database.asPublic);
  const { rows: job } = await sql<{
    at: Date;
  }>`SELECT closes_at AS at FROM get_public_job_by_id(${ids['backslash']})`.execute(db.database.asPublic);
  expect(rows).toEqual(job);
});

test('the counts beside the board are of open jobs, and add up to what the board finds', async () => {
  const countChoices = async (search: Partial<JobQuestion>) => {
    const { asPublic } = db.database;
    const { question } = await findBoard(
      { asPublic, content: { search: { synonyms: [] } } },
      { ...EMPTY_QUESTION, ...search },
    );
    return countBoardChoices(asPublic, question);
  };
  const choices = await countChoices({ where: 'Leeds' });
  expect(choices?.category).toEqual([2, 1, 1]);
  expect(choices?.type).toEqual([2, 1, 1, 0, 0]);
  expect(choices?.pay.flatMap((total, index) => (total > 0 ? [PAY_STEPS[index]] : []))).toEqual([7, 10]);
  expect((await countChoices({}))?.category[0]).toBe(await count());
  expect(await countChoices({ where: 'nowhere' })).toBeNull();
});
