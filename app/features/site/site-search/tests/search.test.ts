import { afterAll, beforeAll, expect, test } from 'vitest';
import { asSuperuser, forbid } from '#tests/support/faults.ts';
import { addJobs } from '#tests/support/jobs.ts';
import { decodeEntities, readMeta, readTitle } from '#tests/support/page-source.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { listOwnLinks } from '#tests/support/sitemap.ts';

let site: Site;

beforeAll(async () => {
  site = await startSite();
  await addJobs(site.database.database, { title: 'Negotiating pay clerk' }, { title: 'Zincographer' });
});

afterAll(() => site?.stop());

async function search(question: string) {
  const address = `${site.url}/search?q=${encodeURIComponent(question)}`;
  const html = await (await fetch(address)).text();
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const headings = [...main.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, text = '']) => decodeEntities(text));
  return { html, main, headings, links: listOwnLinks(main, address).map(({ path }) => path) };
}

test('jobs stand first, then articles, then pages, each with its count; and a search is not to be found itself', async () => {
  const { html, headings, links } = await search('pay');
  expect(headings).toHaveLength(3);
  expect(headings[0]).toMatch(/^\d+ jobs?$/);
  expect(headings[1]).toMatch(/^\d+ articles?$/);
  expect(headings[2]).toMatch(/^\d+ pages?$/);
  expect(links).toEqual(expect.arrayContaining(['/blog/negotiating-pay-uk-2026', '/tools']));
  expect(readMeta(html, 'robots')).toBe('noindex');
});

test('a kind of which nothing was found takes no room', async () => {
  expect((await search('zincographer')).headings).toEqual(['1 job']);
  const { headings, main, links } = await search('complaints procedure');
  expect(headings).toEqual(['1 page', '0 jobs']);
  expect(links).toContain('/complaints');
  expect(main).toContain('No exact matches. Browse jobs another way:');
});

test('an empty result says so, and links to other pages', async () => {
  const { main, headings, links } = await search('zeppelin');
  expect(headings[0]).toBe('No results for ‘zeppelin’.');
  expect(main).toContain('value="zeppelin"');
  expect(links).toEqual(expect.arrayContaining(['/jobs', '/contact', '/jobs?where=Leeds']));
});

test('the title says what was asked, and so is heard what was found', async () => {
  const { html, main } = await search('zincographer');
  expect(readTitle(html)).toBe('zincographer: search results | Tidewell Recruitment');
  expect(main).toContain('<p role="status" class="sr-only">1 job found for ‘zincographer’</p>');
  expect((await search('zeppelin')).main).toContain('>Nothing found for ‘zeppelin’</p>');
  const empty = await search('');
  expect(readTitle(empty.html)).toBe('Search this site | Tidewell Recruitment');
  expect(empty.main).toContain('<p role="status" class="sr-only"></p>');
});

test('words are searched at the beginnings of words', async () => {
  const { headings, links } = await search('egotiating');
  expect(headings.filter((heading) => /article|page/.test(heading))).toEqual([]);
  expect(links).not.toContain('/blog/negotiating-pay-uk-2026');
});

test('if the jobs could not be searched, trying again repeats the search', async () => {
  const giveBack = await forbid(site.database, 'find_public_jobs');
  const { main, links } = await search('pay & rise');
  await giveBack();
  expect(main).toContain('Failed to load job postings.');
  expect(links).toContain('/search?q=pay+%26+rise');
  expect(main).not.toContain('Nothing found');
});

test('without a question the page asks for one, and links to the jobs', async () => {
  const { main, headings, links } = await search('');
  expect(headings).toEqual(['Or browse jobs']);
  expect(main).toContain('name="q"');
  expect(links).toContain('/jobs?category=white-collar');
});

test('words beyond the tenth are named, and a search that ran out of time says so and stays in its form', async () => {
  const ask = async (path: string) => {
    const answer = await fetch(site.url + path);
    return { status: answer.status, text: (await answer.text()).replaceAll('<!-- -->', '') };
  };
  expect((await ask('/jobs?search=a1+b1+"c1+d1+e1"+f1+g1+h1+the+i1+j1+k1+-l1')).text).toContain(
    'We searched for the first 10 words and left out “k1 -l1”.',
  );
  await asSuperuser(
    site.database,
    // A board of more than 50,000 jobs, with no time left to read any.
    "SELECT pg_restore_relation_stats('schemaname', 'public', 'relname', 'jobs_newest', 'reltuples', 1e6::real)",
    `CREATE OR REPLACE FUNCTION app.may_read_block(_block bigint) RETURNS boolean
     LANGUAGE sql RETURN set_config('app.is_search_cut', 'yes', true) = ''`,
  );
  const board = await ask('/jobs?search=pay+clerk');
  expect([board.status, board.text]).toEqual([422, expect.stringContaining('This search is too broad')]);
  expect(board.text).toContain('value="pay clerk"');
  expect(board.text).not.toContain('Failed to load job postings.');
  const { main } = await search('pay clerk');
  expect(main).toContain('Use fewer words, or add a category or a job type.');
  for (const path of ['/api/job-count?', '/jobs-feed.xml?', '/jobs-feed.json?', '/api/v1/jobs?']) {
    const { status, text } = await ask(`${path}search=pay+clerk`);
    expect([path, status, text]).toEqual([path, 422, expect.stringContaining('This search is too broad.')]);
  }
});
