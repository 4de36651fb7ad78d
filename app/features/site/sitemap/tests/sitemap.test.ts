/** /sitemap.xml and /sitemap (spec: marketing §2 "Legal pages and sitemap", §9 "Sitemap change frequency and priority"). */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { listArticleChanges, listArticles } from '#app/features/site/blog/queries.server.ts';
import { cities } from '#content/cities/cities.ts';
import { seededContent } from '#db/seed/seed-content.server.ts';
import { articleCategories } from '#domain/article/article-categories.ts';
import { addJobs, hoursFromNow } from '#tests/support/jobs.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { listOwnLinks, readSitemap, type SitemapEntry } from '#tests/support/sitemap.ts';

const content = seededContent();

let site: Site;
let entries: Map<string, SitemapEntry>;

beforeAll(async () => {
  site = await startSite();
  entries = await read();
});

afterAll(() => site?.stop());

const read = async () => new Map((await readSitemap(site.url)).map((entry) => [entry.path, entry]));

const isJob = (path: string) => /^\/jobs\/./.test(path);

test.each([
  ['weekly', '1.0', ['/']],
  ['weekly', '0.9', ['/white-collar', '/blue-collar']],
  ['monthly', '0.8', ['/international']],
  ['daily', '0.8', ['/jobs', '/blog']],
  [
    'weekly',
    '0.7',
    ['/tools', '/employer-services', '/career-coaching', '/request-talent', '/send-your-cv', '/request-coaching'],
  ],
  ['weekly', '0.7', ['/permanent-recruitment', '/contract-staffing', '/executive-search', '/industries/technology']],
  [
    'monthly',
    '0.3',
    ['/privacy-policy', '/cookie-policy', '/terms-of-service', '/accessibility', '/complaints', '/data-protection'],
  ],
  ['monthly', '0.5', content.pages.map(({ slug }) => `/pages/${slug}`)],
  ['weekly', '0.8', cities.map(({ slug }) => `/locations/${slug}`)],
  ['monthly', '0.7', listArticles(content).map(({ slug }) => `/blog/${slug}`)],
  ['weekly', '0.6', Object.keys(articleCategories).map((category) => `/blog/category/${category}`)],
])('pages that change %s and matter %s', (changefreq, priority, paths) => {
  for (const path of paths) expect(entries.get(path), path).toMatchObject({ changefreq, priority });
});

test('an article has the day of its last change, and the list of all that of the newest text', () => {
  for (const { slug, changedOn } of listArticleChanges(content))
    expect(entries.get(`/blog/${slug}`)?.lastmod).toBe(changedOn);
  expect(entries.get('/blog')?.lastmod).toMatch(/^\d{4}-\d\d-\d\d$/);
});

test('pages with another canonical address, and pages that are not indexed, are left out', () => {
  for (const path of ['/about', '/contact', '/search', '/enquiry-sent', '/forgot-password', '/mobile-demo', '/leeds'])
    expect(entries.has(path), path).toBe(false);
});

test('a new job is named with its moment at once, and so are the pages that show it; a closed one is not', async () => {
  const { database } = site.database;
  const posted = hoursFromNow(0);
  const [id = ''] = await addJobs(database, {
    title: 'Harbour pilot',
    location: 'Liverpool',
    category: 'blue-collar',
    created_at: posted,
    updated_at: posted,
  });
  await expect.poll(async () => (await read()).has(`/jobs/${id}`)).toBe(true);
  const after = await read();
  const { lastmod } = after.get(`/jobs/${id}`) ?? {};
  expect(lastmod).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  for (const path of ['/', '/jobs', '/locations/liverpool', '/blue-collar', '/industries/manufacturing'])
    expect(after.get(path)?.lastmod, path).toBe(lastmod);
  for (const path of ['/locations/cardiff', '/white-collar', '/industries/technology', '/privacy-policy'])
    expect(after.get(path)?.lastmod, path).toBe(entries.get(path)?.lastmod);

  await database.asSystem((transaction) =>
    transaction.updateTable('jobs').set({ status: 'closed' }).where('id', '=', id).execute(),
  );
  await expect.poll(async () => (await read()).has(`/jobs/${id}`)).toBe(false);
});

test('the page for people leads to every page of the file for machines, and counts them', async () => {
  const html = await (await fetch(`${site.url}/sitemap`)).text();
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const links = new Set(listOwnLinks(main, `${site.url}/sitemap`).map(({ path }) => path));
  // /sitemap does not list itself.
  const pages = [...entries.keys()].filter((path) => !isJob(path) && path !== '/sitemap');
  expect(pages.filter((path) => !links.has(path))).toEqual([]);
  expect(links).toContain('/sitemap.xml');
  const counts = [...main.matchAll(/>(\d+) (?:pages?|articles)<\/p>/g)].map(([, count]) => Number(count));
  expect(counts).toHaveLength(9);
  expect(main).toContain(`>${counts.reduce((sum, count) => sum + count, 1)} pages<`);
});

test('a site whose pages fit into one file has no parts with jobs', async () => {
  for (const part of ['jobs-1-of-1.xml', 'jobs-1-of-1024.xml', 'jobs-1-of-3.xml']) {
    expect((await fetch(`${site.url}/sitemaps/${part}`)).status, part).toBe(404);
  }
});
