import { expect, test } from 'vitest';
import { isFullForm, someOf } from '#tests/support/form.ts';
import { addJobs } from '#tests/support/jobs.ts';
import { listPageRoutes } from '#tests/support/page-routes.ts';
import { isLikeAnother } from '#tests/support/page-templates.ts';
import { provideStage } from './pages-at-every-width.stage.ts';

const stage = provideStage();
const { site, open, expectGoodLayout } = stage;

/** Longer than a phone's line in the size of a title; in capitals, longer still. */
const LONG_TITLES = [
  'Electroencephalographer',
  'Consultant Otorhinolaryngologist (Paediatrics)',
  'TELECOMMUNICATIONS INFRASTRUCTURE ADMINISTRATOR',
  'Neuropsychopharmacology research associate',
];

// The page that the service worker shows has no scripts to wait for, and no words that others have not.
const pages = listPageRoutes().filter(({ viewer, pattern }) => !viewer && pattern !== 'offline');

const looked = pages.filter(({ pattern }) => isFullForm || !isLikeAnother(pattern));

test.each(looked.map((page, index) => ({ ...page, index })))(
  'the layout is right on /$pattern, in the full form at every width',
  ({ addressFor, index }) => expectGoodLayout(addressFor(stage.jobId), index),
);

test('the layout is right where a job has a long title, in the full form at every width', async () => {
  const ids = await addJobs(
    site.database.database,
    ...LONG_TITLES.map((title) => ({ title, company: 'Otorhinolaryngology Partners', location: 'Leeds' })),
  );
  const own = someOf(ids, 2).flatMap((id) => [`/jobs/${id}`, `/jobs/${id}/apply`]);
  const lists = ['/', '/jobs?search=Otorhinolaryngology', '/locations/leeds', '/search?q=Otorhinolaryngologist'];
  for (const [index, path] of [...own, ...lists].entries()) await expectGoodLayout(path, index);
});

/** The text spacing that readers may set (WCAG 1.4.12). */
const TEXT_SPACING = `* { letter-spacing: .12em !important; word-spacing: .16em !important; line-height: 1.5 !important }
  p { margin-block-end: 2em !important }`;

test.each(someOf(['/tools', '/jobs', '/', '/contact', '/about', '/blog'], 0))(
  'with the text spacing of a reader %s is not wider than 320 pixels, and its breadcrumb is whole',
  async (path) => {
    const { page } = stage.visitor;
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
    await stage.visitor.page.setViewportSize({ width, height: 900 });
    const header = () =>
      stage.visitor.page.evaluate(() => {
        const [bar, end] = ['header', '#header-search ~ a:last-of-type'].map((each) =>
          document.querySelector(each)?.getBoundingClientRect(),
        );
        return { isOneRow: (bar?.height ?? 1_000) < 80, isInside: (end?.right ?? 10_000) <= innerWidth - 60 };
      });
    await expect.poll(header, { message: `at ${width} pixels` }).toEqual({ isOneRow: true, isInside: true });
  }
});
