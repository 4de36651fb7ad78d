/** Axe-core on the main pages in the second agency's colours and typeface, by day and by night. */
import { test } from 'vitest';
import { expectFrame, expectNoFaultsInEitherScheme, newStillVisitor } from '#tests/support/accessibility.ts';
import { someOf } from '#tests/support/form.ts';
import { jobCalled } from '#tests/support/harbour-and-vale/jobs.ts';
import { visit } from '#tests/support/hydration.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

const site = provideSite({ isReal: true });
const browser = provideBrowser();

const PATHS = [
  '/',
  `/jobs/${jobCalled('Turbine fitter')}`,
  '/locations/lincoln',
  '/blue-collar',
  '/blog/holiday-pay-in-temporary-work',
];

test.each(someOf(PATHS, 0))('%s', async (path) => {
  const { page } = await newStillVisitor(browser);
  await visit(page, site.url + path);
  await expectNoFaultsInEitherScheme(page);
  await expectFrame(page);
});
