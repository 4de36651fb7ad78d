// @form full
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { streamJobsOfPart } from '#app/features/site/sitemap/queries/sitemap-jobs.server.ts';
import { makeSitemap } from '#app/features/site/sitemap/queries/sitemap-urls.server.ts';
import { ownerIdOf } from '#db/seed/cast.ts';
import { seededContent } from '#db/seed/seed-content.server.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { addPeople } from '#tests/support/jobs.ts';

const JOBS = 12_000;
let db: TestDatabase;
let owner: pg.Client;

/**
 * A fixed seed, because random samples decide how a search runs. Twelve thousand small jobs: 'common' in five of six, 'middling' in one of
 * 80, 'scarce' in six; two thirds are in Leeds.
 */
beforeAll(async () => {
  db = await createTestDatabase();
  await addPeople(db.database);
  // In batches, because statements time out after a few seconds.
  for (let from = 1; from < JOBS; from += JOBS / 12) {
    await db.database.asSystem((transaction) =>
      sql`
      INSERT INTO jobs (id, title, company, location, salary, salary_min, salary_period, category, description, requirements, user_id,
                        created_at, closes_at, status)
      SELECT md5(n::text)::uuid, CASE WHEN n % 2000 = 7 THEN 'scarce' WHEN n % 80 = 3 THEN 'middling' WHEN n % 6 = 0 THEN 'other' ELSE 'common' END
               || ' job ' || n,
             'Company ' || n % 7, CASE WHEN n % 3 = 0 THEN 'York' ELSE 'Leeds' END, 'by agreement', 20000 + 1000 * (n % 50), 'year',
             (ARRAY['white-collar', 'blue-collar'])[1 + n / 7 % 2], repeat('You plan the week with the team. ', 45), 'Care.', ${ownerIdOf('agency')}::uuid,
             now() - n * interval '5 minutes', now() + (n % 40 - 1) * interval '1 day' + interval '1 hour',
             CASE WHEN n % 100 = 99 THEN 'closed' ELSE 'open' END
      FROM generate_series(${from}::int, ${from + JOBS / 12 - 1}::int) AS n`.execute(transaction),
    );
  }
  owner = new pg.Client({ connectionString: db.adminUrl });
  await owner.connect();
  await owner.query('VACUUM (ANALYZE) jobs');
});

afterAll(async () => {
  await owner?.end();
  await db?.drop();
});

/** Writes the statistics of ANALYZE, because the board's size decides how far jobs are counted. */
async function pretendThatOpen(jobs: number): Promise<void> {
  await owner.query(
    `SELECT pg_restore_relation_stats('schemaname', 'public', 'relname', 'jobs_newest', 'reltuples', ${jobs}::real)`,
  );
}

async function countRowsRead(call: string): Promise<number> {
  await owner.query('BEGIN');
  const before = await countSoFar();
  await owner.query(call);
  const after = await countSoFar();
  await owner.query('ROLLBACK');
  return after - before;
}

async function countSoFar(): Promise<number> {
  const { rows } = await owner.query(`
    SELECT pg_stat_get_xact_tuples_returned('jobs'::regclass) + pg_stat_get_xact_tuples_fetched('jobs'::regclass)
           + (SELECT sum(pg_stat_get_xact_tuples_returned(indexrelid)) FROM pg_index WHERE indrelid = 'jobs'::regclass) AS looked_at`);
  return Number(rows[0].looked_at);
}

async function countRead(call: string): Promise<number> {
  const countFetched = "SELECT pg_stat_get_xact_tuples_fetched('jobs'::regclass) AS read";
  await owner.query('BEGIN');
  const before = await owner.query(countFetched);
  await owner.query(call);
  const after = await owner.query(countFetched);
  await owner.query('ROLLBACK');
  return Number(after.rows[0].read) - Number(before.rows[0].read);
}

describe('what a search looks at, of 12,000 jobs', () => {
  // The newest thousand jobs are always read; a page has a hundred; a sample of one in 32 has about 375.
  test.each([
    ['a common word', "_search => 'common'", 1_600],
    ['a scarce word', "_search => 'scarce'", 1_600],
    ['a word that nothing has', "_search => 'zygomorphic'", 1_100],
    ['a scarce word beside a place', "_search => 'scarce', _location => 'Leeds'", 1_600],
    ['a scarce word, the deepest page', "_search => 'scarce', _offset => 9900", 1_600],
    ['a middling word', "_search => 'middling'", 11_000],
    ['a middling word, the second page', "_search => 'middling', _offset => 100", 2_500],
    ['no word', '', 400],
  ])('the first page of %s', async (_, parameters, most) => {
    expect(await countRowsRead(`SELECT * FROM get_public_jobs(${parameters})`)).toBeLessThan(most);
  });

  test.each([
    ['a scarce word', "_search => 'scarce'", 1_000],
    ['a middling word', "_search => 'middling'", 1_200],
    ['a word that nothing has', "_search => 'zygomorphic'", 1_000],
    ['a middling word and a filter', "_search => 'middling', _category => 'blue-collar'", 1_200],
    ['pay that no job offers', '_pay_from => 90000', 1_000],
  ])('the count of %s', async (_, parameters, most) => {
    expect(await countRowsRead(`SELECT count_public_jobs(${parameters})`)).toBeLessThan(most);
  });

  test.each([
    ['everything', '', 1_100],
    ['a common word', "_search => 'common'", 1_500],
    ['a common word in a place', "_search => 'common', _location => 'Leeds'", 2_500],
  ])('the count of %s, on a large board', async (_, parameters, most) => {
    await pretendThatOpen(60_000);
    expect(await countRowsRead(`SELECT count_public_jobs(${parameters})`)).toBeLessThan(most);
    await pretendThatOpen(JOBS);
  });

  test('a rare word that ten of the newest jobs share, in whatever order', async () => {
    const alike = `UPDATE jobs SET title = 'zymurgist ' || title WHERE id IN (
      SELECT id FROM jobs WHERE status = 'open' AND closes_at > now() ORDER BY created_at DESC LIMIT 10)`;
    const undo = `UPDATE jobs SET title = replace(title, 'zymurgist ', '') WHERE title LIKE 'zymurgist %'`;
    await owner.query(alike);
    try {
      for (const sort of ['newest', 'pay', 'closing']) {
        const call = `SELECT * FROM get_public_jobs(_search => 'zymurgist', _sort => '${sort}')`;
        expect((await owner.query(call)).rowCount).toBe(10);
        expect(await countRowsRead(call), sort).toBeLessThan(2_000);
      }
    } finally {
      await owner.query(undo);
      await owner.query('VACUUM (ANALYZE) jobs');
    }
  });

  test('pay that few jobs offer, in whatever order', async () => {
    for (const sort of ['newest', 'pay', 'closing']) {
      expect(await countRowsRead(`SELECT * FROM get_public_jobs(_pay_from => 90000, _sort => '${sort}')`)).toBeLessThan(
        1_600,
      );
    }
  });

  test('the cards of Job Swipe that few jobs are for, of one place', async () => {
    const call = `SELECT * FROM draw_swipe_deck(_pay_from => 69000, _location => 'Leeds', _category => 'blue-collar', _cap => 100)`;
    expect(await countRead(call)).toBeLessThan(200);
  });

  test('similar jobs: requirements are compared for the best twenty only', async () => {
    const { rows } = await owner.query(
      `SELECT id FROM jobs WHERE status = 'open' ORDER BY created_at LIMIT 1 OFFSET 50`,
    );
    await owner.query('BEGIN');
    await owner.query("SET LOCAL track_functions = 'all'");
    const similar = await owner.query('SELECT id FROM get_similar_public_jobs($1)', [rows[0].id]);
    const compared = await owner.query(
      "SELECT pg_stat_get_xact_function_calls('similarity(text, text)'::regprocedure)::int AS calls",
    );
    await owner.query('ROLLBACK');
    expect(similar.rowCount).toBe(4);
    expect(compared.rows[0].calls).toBeGreaterThan(20);
    expect(compared.rows[0].calls).toBeLessThanOrEqual(220);
  });
});

describe('what a search finds', () => {
  const OPEN = `status = 'open' AND closes_at > now()`;

  async function listIds(call: string): Promise<string[]> {
    const { rows } = await owner.query<{ id: string }>(call);
    return rows.map(({ id }) => id);
  }

  test.each([
    ["_search => 'common'", `search_text LIKE '%common%'`],
    ["_search => 'middling'", `search_text LIKE '%middling%'`],
    ["_search => 'scarce'", `search_text LIKE '%scarce%'`],
    ["_search => 'common', _location => 'York'", `search_text LIKE '%common%' AND location_text LIKE '%york%'`],
    ["_search => 'middling', _category => 'blue-collar'", `search_text LIKE '%middling%' AND category = 'blue-collar'`],
    ["_category => 'white-collar'", `category = 'white-collar'`],
    ["_location => 'Leeds'", `location_text LIKE '%leeds%'`],
    ['_pay_from => 69000', 'pay_by_year >= 69000'],
    [
      "_pay_from => 60000, _location => 'York', _category => 'blue-collar'",
      `pay_by_year >= 60000 AND location_text LIKE '%york%' AND category = 'blue-collar'`,
    ],
  ])('%s is what reading every job finds, in the same order, and as many', async (parameters, condition) => {
    const all = `FROM jobs WHERE ${OPEN} AND ${condition}`;
    for (const [sort, order] of [
      ['newest', 'created_at DESC, id DESC'],
      ['pay', 'pay_by_year DESC, id DESC'],
      ['closing', 'closes_at, id'],
    ]) {
      for (const offset of [0, 100, 4_000]) {
        const ids = await listIds(
          `SELECT id FROM get_public_jobs(${parameters}, _sort => '${sort}', _offset => ${offset})`,
        );
        expect(ids).toEqual(await listIds(`SELECT id ${all} ORDER BY ${order} LIMIT 100 OFFSET ${offset}`));
      }
    }
    const { rows } = await owner.query(
      `SELECT total, is_more, (SELECT count(*)::int ${all}) AS truth FROM count_public_jobs(${parameters})`,
    );
    expect(rows[0]).toEqual({ total: rows[0].truth, is_more: false, truth: rows[0].truth });
  });

  test('the cards of Job Swipe are the newest of what reading every job finds', async () => {
    for (const [parameters, condition] of [
      [`_words => '[{"any": ["middling"]}]'`, "search_text LIKE '%middling%'"],
      [
        `_words => '[{"any": ["scarce"]}]', _location => 'Leeds'`,
        "search_text LIKE '%scarce%' AND location_text LIKE '%leeds%'",
      ],
      ["_pay_from => 69000, _location => 'York'", "pay_by_year >= 69000 AND location_text LIKE '%york%'"],
      ["_pay_from => 90000, _category => 'blue-collar'", 'pay_by_year >= 90000'],
    ]) {
      const all = `FROM jobs WHERE ${OPEN} AND ${condition}`;
      const deck = await listIds(`SELECT (card.job).id FROM draw_swipe_deck(${parameters}) AS card`);
      expect(deck, parameters).toEqual(await listIds(`SELECT id ${all} ORDER BY created_at DESC, id DESC LIMIT 20`));
    }
  });

  test('on a large board it is counted to a thousand, or as far as the page asked for needs, and always known whether there are more', async () => {
    for (const [search, pattern] of [
      ['common', '%common%'],
      ['other', '%other%'],
      ['middling', '%middling%'],
    ]) {
      const { rows } = await owner.query(
        `SELECT count(*)::int AS truth FROM jobs WHERE ${OPEN} AND search_text LIKE '${pattern}'`,
      );
      const truth = Number(rows[0].truth);
      await pretendThatOpen(60_000);
      for (const needed of [1, 100, 1_000, 1_100, truth - 1, truth, truth + 1, 20_000]) {
        const answer = await owner.query(
          `SELECT total, is_more FROM count_public_jobs(_search => '${search}', _needed => ${needed})`,
        );
        const cap = Math.min(10_000, Math.max(500, needed));
        expect(answer.rows[0], `${search}, ${needed} needed`).toEqual({
          total: Math.min(truth, cap),
          is_more: truth > cap,
        });
      }
      await pretendThatOpen(JOBS);
    }
  });

  test.each(['common', 'scarce'])('an industry of %s titles is the same on a large board', async (word) => {
    await owner.query(
      `INSERT INTO content_items (collection, slug, published, published_at, updated_by) VALUES ('industries', $1, $2, now(), 'Test')`,
      [word, JSON.stringify({ category: 'white-collar', words: [word] })],
    );
    const call = `SELECT (job).id, total, is_more FROM find_public_jobs(_industry => '${word}', _limit => 20)`;
    const { rows } = await owner.query(call);
    await pretendThatOpen(60_000);
    const { rows: ofLarge } = await owner.query(call);
    await pretendThatOpen(JOBS);
    expect(rows.length).toBeGreaterThan(1);
    expect(ofLarge.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
    expect(ofLarge[0]).toMatchObject({ total: Math.min(rows[0].total, 500), is_more: rows[0].total > 500 });
  });

  test('figures of few jobs are exact, and those of thousands say that they are told from a sample', async () => {
    const figures = async (search: string) =>
      (await owner.query(`SELECT * FROM count_public_jobs_by_age('${search}')`)).rows[0];
    const { rows } = await owner.query(`
      SELECT count(*) FILTER (WHERE ${OPEN})::int AS total,
             count(*) FILTER (WHERE created_at > now() - interval '30 days')::int AS recent,
             count(*) FILTER (WHERE created_at <= now() - interval '30 days')::int AS earlier
      FROM jobs WHERE search_text LIKE '%middling%' AND created_at > now() - interval '60 days'`);
    expect(await figures('middling')).toEqual({ ...rows[0], is_estimate: false });
    const commonWord = await figures('common');
    expect(commonWord.is_estimate).toBe(true);
    // Estimated from a random sample of one in 32; being off by half is practically impossible.
    expect(commonWord.total).toBeGreaterThan(4_000);
    expect(commonWord.total).toBeLessThan(13_000);
  });
});

describe('the sitemap of more pages than a file may hold', () => {
  test('is an index of parts, which name every open job once with its last change', async () => {
    const sitemapContext = {
      asPublic: db.database.asPublic,
      publicOrigin: 'https://tidewell.example',
      content: seededContent(),
    };
    expect((await makeSitemap(sitemapContext)).isIndex).toBe(false);
    const { xml, isIndex } = await makeSitemap(sitemapContext, 5_000);
    expect(isIndex).toBe(true);
    const parts = [...xml.matchAll(/<sitemap><loc>([^<]*)<\/loc><lastmod>([^<]*)<\/lastmod><\/sitemap>/g)];
    expect(parts.map(([, address]) => address)).toEqual([
      'https://tidewell.example/sitemaps/pages.xml',
      'https://tidewell.example/sitemaps/jobs-1-of-1.xml',
    ]);
    const { rows } = await owner.query(
      `SELECT max(updated_at) AS newest FROM jobs WHERE status = 'open' AND closes_at > now()`,
    );
    expect(parts[1]?.[2]).toBe(rows[0].newest.toISOString());
    const named: string[] = [];
    for (const number of [1, 2, 3, 4]) {
      const file = await new Response(streamJobsOfPart(sitemapContext, { number, of: 4 })).text();
      expect(file).toMatch(/^<\?xml [\s\S]*<urlset [\s\S]*<\/urlset>\n$/);
      named.push(...[...file.matchAll(/\/jobs\/([0-9a-f-]{36})<\/loc><lastmod>/g)].map(([, id = '']) => id));
    }
    const open = await owner.query(`SELECT id FROM jobs WHERE status = 'open' AND closes_at > now() ORDER BY id`);
    expect(named).toEqual(open.rows.map(({ id }) => id));
  });
});
