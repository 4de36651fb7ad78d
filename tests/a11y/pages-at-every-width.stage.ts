/** What pages-at-every-width.test.ts and its full form share. */
import type { Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import type { Visitor } from '#tests/support/browser.ts';
import { isFullForm } from '#tests/support/form.ts';
import { visit } from '#tests/support/hydration.ts';
import { findLayoutFaults } from '#tests/support/page-layout.ts';
import { addPageSamples } from '#tests/support/page-samples.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

const goTo = async (page: Page, address: string) => (await page.goto(address))?.status();

/** A site and a browser for each of the two. */
export function provideStage() {
  const site = provideSite();
  const browser = provideBrowser();
  let visitor: Visitor;
  let jobId = '';

  beforeAll(async () => {
    jobId = await addPageSamples(site);
    // The layout is there without scripts, which the full form runs all the same. Nothing may be measured while it moves.
    visitor = await browser.newRegular({ javaScriptEnabled: isFullForm, reducedMotion: 'reduce' });
  });

  const open = (path: string) => (isFullForm ? visit : goTo)(visitor.page, site.url + path);

  async function expectGoodLayout(path: string, turn?: number): Promise<void> {
    await open(path);
    expect(await findLayoutFaults(visitor.page, turn)).toEqual([]);
  }

  return {
    site,
    get visitor() {
      return visitor;
    },
    get jobId() {
      return jobId;
    },
    open,
    expectGoodLayout,
  };
}
