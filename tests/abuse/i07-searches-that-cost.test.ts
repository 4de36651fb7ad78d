import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addJobs } from '#tests/support/jobs.ts';
import { type Site, startSite } from '#tests/support/site.ts';

/** I07 in short: the longest and most tangled search is read no further than a plain one, and finds no more. */
let site: Site;

beforeAll(async () => {
  site = await startSite();
  await addJobs(
    site.database.database,
    { title: 'Lighthouse keeper 100%', company: 'a_b', location: 'Hull' },
    { title: `Lighthouse ${'a'.repeat(100)}`, location: 'Hull' },
  );
});

afterAll(() => site?.stop());

async function countFound(search: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`SELECT total FROM count_public_jobs(_search => ${search})`.execute(
    site.database.database.asPublic,
  );
  const { rows: page } = await sql`SELECT id FROM get_public_jobs(_search => ${search})`.execute(
    site.database.database.asPublic,
  );
  const total = rows[0]?.total ?? -1;
  expect(page.length).toBe(Math.min(total, 100));
  return total;
}

test.each([
  ['fifty thousand letters', 'a'.repeat(50_000), 1],
  ['fifty thousand letters without a match', 'x'.repeat(50_000), 0],
  ['fifty thousand wildcards', '%_'.repeat(25_000), 0],
  ['fifty thousand words', 'lighthouse '.repeat(5_000), 2],
  ['ten thousand different words', Array.from({ length: 10_000 }, (_, n) => `w${n}`).join(' '), 0],
  ['fifty thousand backslashes', '\\'.repeat(50_000), 0],
  ['a regular expression that never ends', `${'(a+)+'.repeat(10_000)}$`, 0],
  ['one wildcard that is a letter', '100%', 1],
  ['an underscore that is a letter', 'a_b', 1],
])('%s', async (_name, search, expected) => {
  expect(await countFound(search)).toBe(expected);
});

test('by its address, a search is cut to a hundred characters, and one that is too long is refused', async () => {
  const countOn = async (search: string) => {
    const answer = await fetch(`${site.url}/jobs?search=${encodeURIComponent(search)}`);
    return { status: answer.status, jobs: /role="status"[^>]*>([^<]+)</.exec(await answer.text())?.[1] };
  };
  expect(await countOn('a'.repeat(10_000))).toEqual({ status: 200, jobs: '1 job' });
  expect(await countOn('%_'.repeat(1_500))).toEqual({ status: 200, jobs: '0 jobs' });
  expect((await countOn('a'.repeat(13_000))).status).toBe(414);
});
