/** Every page of the sitemap in a browser. */
import { expect, test } from 'vitest';
import { expectFrame, expectNoFaultsAtAnyWidth, findFaults, newStillVisitor } from '#tests/support/accessibility.ts';
import { visit } from '#tests/support/hydration.ts';
import { listPageRoutes } from '#tests/support/page-routes.ts';
import { provideBrowser } from '#tests/support/stage.ts';
import { isJob, pages, provideStage } from './every-sitemap-address.stage.ts';

const { site } = provideStage();

const browser = provideBrowser();

/** One of each kind is looked at in every-public-page.test.ts. */
const walked = new Set(listPageRoutes().map(({ addressFor }) => addressFor('')));

test('each page that is neither a job nor walked elsewhere can be used by everybody, and the browser complains of none', async () => {
  const { page, complaints } = await newStillVisitor(browser);
  const faults: string[] = [];
  const others = [...pages.keys()].filter((each) => !isJob(each) && !walked.has(each));
  expect(others).toContain('/locations/london');
  for (const path of others) {
    await visit(page, site.url + path);
    faults.push(...[...(await findFaults(page)), ...complaints.splice(0)].map((fault) => `${path} ${fault}`));
  }
  expect(faults).toEqual([]);
});

// It has a layout of its own.
test('the page of London can be used by everybody', async () => {
  const { page } = await newStillVisitor(browser);
  await visit(page, `${site.url}/locations/london`);
  await expectNoFaultsAtAnyWidth(page);
  await expectFrame(page);
});
