/** What visitors-find-jobs.test.ts and its full form share. */
import type { Page } from 'playwright-core';
import { beforeAll } from 'vitest';
import { addLighthouseJobs } from '#tests/support/board.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

/** Set before, gone after: the page was loaded anew. */
export const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isSamePage: true }));

export const isMarked = (page: Page) => page.evaluate(() => 'isSamePage' in window);

/** A site and a browser for each of the two. */
export function provideStage() {
  const site = provideSite();
  const browser = provideBrowser();

  beforeAll(async () => {
    await addLighthouseJobs(site);
  });

  return { site, browser };
}
