import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectFrame, expectNoFaults, newStillVisitor, takeStatusComplaints } from '#tests/support/accessibility.ts';
import { openBrowser, type TestBrowser } from '#tests/support/browser.ts';
import { visit } from '#tests/support/hydration.ts';
import { addJobs } from '#tests/support/jobs.ts';
import { listPageRoutes } from '#tests/support/page-routes.ts';
import { readMeta, readTitle } from '#tests/support/page-source.ts';
import { type Site, startSite } from '#tests/support/site.ts';

let site: Site;
let browser: TestBrowser;
let jobId: string;
const routes = listPageRoutes();

beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), openBrowser()]);
  [jobId = ''] = await addJobs(site.database.database, { title: 'Lighthouse keeper' });
});

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

test.each(routes)('the page /$pattern can be used by everybody, on wide screens and narrow ones', async (route) => {
  const visitor = await newStillVisitor(browser);
  await visit(visitor.page, site.url + route.addressFor(jobId));
  await expectNoFaults(visitor.page);
  await expectFrame(visitor.page);
  expect(takeStatusComplaints(visitor)).toEqual([]);
});

test('each page has a title and a description of its own', async () => {
  const seen = new Map<string, string>();
  const faults: string[] = [];
  // A wrong address has nothing to describe, and tools for developers are not for the public.
  const pages = routes.filter(({ pattern }) => pattern !== '*' && !pattern.startsWith('dev/'));
  for (const { pattern, addressFor } of pages) {
    const html = await (await fetch(site.url + addressFor(jobId))).text();
    for (const text of [readTitle(html), readMeta(html, 'description') ?? '']) {
      if (text.length < 10) faults.push(`/${pattern} says too little: '${text}'`);
      else if (seen.has(text)) faults.push(`/${pattern} and /${seen.get(text)} say the same: '${text}'`);
      seen.set(text, pattern);
    }
  }
  expect(faults).toEqual([]);
});

test('a page that is not built yet is not offered to searchers', async () => {
  for (const { pattern, addressFor } of routes) {
    const html = await (await fetch(site.url + addressFor(jobId))).text();
    if (html.includes('not ready yet')) expect(readMeta(html, 'robots'), pattern).toBe('noindex');
  }
});
