import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { cities } from '#content/cities/cities.ts';
import { findLayoutFaults } from '#tests/a11y/page-layout.ts';
import type { Visitor } from '#tests/support/browser.ts';
import { isFullForm, someOf } from '#tests/support/form.ts';
import { visit } from '#tests/support/hydration.ts';
import { addJobs } from '#tests/support/jobs.ts';
import { listPageRoutes } from '#tests/support/page-routes.ts';
import { addPageSamples } from '#tests/support/page-samples.ts';
import { isLikeAnother } from '#tests/support/page-templates.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

const goTo = async (page: Page, address: string) => (await page.goto(address))?.status();
const site = provideSite();
const browser = provideBrowser();
let visitor: Visitor;
let jobId = '';

beforeAll(async () => {
  jobId = await addPageSamples(site);
  // The layout is complete without scripts; only the full form runs them. Nothing may move during the measurement.
  visitor = await browser.newRegular({ javaScriptEnabled: isFullForm, reducedMotion: 'reduce' });
});

const open = (path: string) => (isFullForm ? visit : goTo)(visitor.page, site.url + path);

async function expectGoodLayout(path: string, turn?: number): Promise<void> {
  await open(path);
  expect(await findLayoutFaults(visitor.page, turn)).toEqual([]);
}

/** Wider than a phone's screen at heading size, especially in capitals. */
const LONG_TITLES = [
  'Electroencephalographer',
  'Consultant Otorhinolaryngologist (Paediatrics)',
  'TELECOMMUNICATIONS INFRASTRUCTURE ADMINISTRATOR',
  'Neuropsychopharmacology research associate',
];

// The offline page loads no scripts and has only texts of other pages.
const pages = listPageRoutes().filter(({ viewer, pattern }) => !viewer && pattern !== 'offline');

const looked = pages.filter(({ pattern }) => isFullForm || !isLikeAnother(pattern));

test.each(looked.map((page, index) => ({ ...page, index })))(
  'the layout is right on /$pattern, in the full form at every width',
  ({ addressFor, index }) => expectGoodLayout(addressFor(jobId), index),
);

test('the layout is right where a job has a long title, in the full form at every width', async () => {
  const ids = await addJobs(
    site.database.database,
    ...LONG_TITLES.map((title) => ({ title, company: 'Otorhinolaryngology Partners', location: 'Leeds' })),
  );
  const jobPaths = someOf(ids, 2).flatMap((id) => [`/jobs/${id}`, `/jobs/${id}/apply`]);
  const lists = ['/', '/jobs?search=Otorhinolaryngology', '/locations/leeds', '/search?q=Otorhinolaryngologist'];
  for (const [index, path] of [...jobPaths, ...lists].entries()) await expectGoodLayout(path, index);
});

/** The text spacing that readers may set (WCAG 1.4.12). */
const TEXT_SPACING = `* { letter-spacing: .12em !important; word-spacing: .16em !important; line-height: 1.5 !important }
  p { margin-block-end: 2em !important }`;

test.each(someOf(['/tools', '/jobs', '/', '/contact', '/about', '/blog'], 0))(
  'with the text spacing of a reader %s is not wider than 320 pixels, and its breadcrumb is whole',
  async (path) => {
    const { page } = visitor;
    await page.setViewportSize({ width: 320, height: 900 });
    await open(path);
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets.push(sheet);
    }, TEXT_SPACING);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    const isWhole = (element: Element) => element.scrollHeight <= element.clientHeight + 1;
    for (const each of await page.locator('nav [aria-current=page]').filter({ visible: true }).all())
      if ((await each.evaluate((element) => element.clientHeight)) > 0) expect(await each.evaluate(isWhole)).toBe(true);
  },
);

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

test.runIf(isFullForm).each(cities.map((city, index) => ({ ...city, index })))(
  'the layout is right on the page of $name',
  ({ slug, index }) => expectGoodLayout(`/locations/${slug}`, index),
);

test.runIf(isFullForm)('a word that no line can hold breaks, and widens no page', async () => {
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
