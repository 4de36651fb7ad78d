/** /search?q= as it is sent: jobs, then articles, then pages, each with its count (spec: marketing §2 "Header"). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addJobs } from '#tests/support/jobs.ts';
import { decodeEntities, readMeta } from '#tests/support/page-source.ts';
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
  expect(main).toContain('No job has these words in its title, employer or place.');
});

test('where nothing was found it says so, and where to go instead', async () => {
  const { main, headings, links } = await search('zeppelin');
  expect(headings[0]).toBe('Nothing here has all the words of ‘zeppelin’.');
  expect(main).toContain('value="zeppelin"');
  expect(links).toEqual(expect.arrayContaining(['/jobs', '/contact', '/jobs?location=Leeds']));
});

test('without a question it asks for one, and leads to the jobs', async () => {
  const { main, headings, links } = await search('');
  expect(headings).toEqual(['Or look through the jobs']);
  expect(main).toContain('name="q"');
  expect(links).toContain('/jobs?category=white-collar');
});
