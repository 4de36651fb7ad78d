import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { cities } from '#content/cities/cities.ts';
import type { Visitor } from '#tests/support/browser.ts';
import { isFullForm } from '#tests/support/form.ts';
import { visit } from '#tests/support/hydration.ts';
import { addJobs } from '#tests/support/jobs.ts';
import { findLayoutFaults } from '#tests/support/page-layout.ts';
import { listPageRoutes } from '#tests/support/page-routes.ts';
import { addPageSamples } from '#tests/support/page-samples.ts';
import { isLikeAnother } from '#tests/support/page-templates.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

const site = provideSite();
const browser = provideBrowser();
let visitor: Visitor;
let jobId = '';

/** Longer than a phone's line in the size of a title; in capitals, longer still. */
const LONG_TITLES = [
  'Electroencephalographer',
  'Consultant Otorhinolaryngologist (Paediatrics)',
  'TELECOMMUNICATIONS INFRASTRUCTURE ADMINISTRATOR',
  'Neuropsychopharmacology research associate',
];

beforeAll(async () => {
  jobId = await addPageSamples(site);
  // The layout is there without scripts, which the full form runs all the same. Nothing may be measured while it moves.
  visitor = await browser.newRegular({ javaScriptEnabled: isFullForm, reducedMotion: 'reduce' });
});

const open = (path: string) => (isFullForm ? visit : goTo)(visitor.page, site.url + path);
const goTo = async (page: Page, address: string) => (await page.goto(address))?.status();

async function expectGoodLayout(path: string, turn?: number): Promise<void> {
  await open(path);
  expect(await findLayoutFaults(visitor.page, turn)).toEqual([]);
}

// The page that the service worker shows has no scripts to wait for, and no words that others have not.
const pages = listPageRoutes().filter(({ viewer, pattern }) => !viewer && pattern !== 'offline');

test.each(pages.map((page, index) => ({ ...page, index })))(
  'the layout is right at every width on /$pattern',
  ({ pattern, addressFor, index }) => expectGoodLayout(addressFor(jobId), isLikeAnother(pattern) ? index : undefined),
);

// One of them is among the pages above, at every width.
test.each(cities.map((city, index) => ({ ...city, index })))(
  'the layout is right on the page of $name',
  ({ slug, index }) => expectGoodLayout(`/locations/${slug}`, index),
);

test('the layout is right at every width where a job has a long title', async () => {
  const ids = await addJobs(
    site.database.database,
    ...LONG_TITLES.map((title) => ({ title, company: 'Otorhinolaryngology Partners', location: 'Leeds' })),
  );
  for (const id of ids) {
    await expectGoodLayout(`/jobs/${id}`);
    await expectGoodLayout(`/jobs/${id}/apply`);
  }
  for (const path of ['/', '/jobs?search=Otorhinolaryngology', '/locations/leeds', '/search?q=Otorhinolaryngologist'])
    await expectGoodLayout(path);
});

test('a word that no line can hold breaks, and widens no page', async () => {
  const [id = ''] = await addJobs(site.database.database, { title: 'W'.repeat(150) });
  for (const path of [`/jobs/${id}`, '/jobs?search=WWWW', '/']) {
    await open(path);
    for (const width of [320, 1024, 1440]) {
      await visitor.page.setViewportSize({ width, height: 900 });
      const widest = () => visitor.page.evaluate(() => document.documentElement.scrollWidth);
      await expect.poll(widest, { message: `${path} at ${width} pixels` }).toBeLessThanOrEqual(width);
    }
  }
});

test('the header has one row from 1180 pixels on, and ends with the columns of the page', async () => {
  await open('/tools');
  for (const width of [1180, 1280, 1375, 1376, 1440]) {
    await visitor.page.setViewportSize({ width, height: 900 });
    const header = () =>
      visitor.page.evaluate(() => {
        const [bar, end] = ['header', '#header-search ~ a:last-of-type'].map((each) =>
          document.querySelector(each)?.getBoundingClientRect(),
        );
        return { isOneRow: (bar?.height ?? 1_000) < 80, isInside: (end?.right ?? 10_000) <= innerWidth - 60 };
      });
    await expect.poll(header, { message: `at ${width} pixels` }).toEqual({ isOneRow: true, isInside: true });
  }
});
