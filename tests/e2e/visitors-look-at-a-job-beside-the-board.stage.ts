/** What visitors-look-at-a-job-beside-the-board.test.ts and its full form share. */
import type { Page } from 'playwright-core';
import { beforeAll } from 'vitest';
import { addLighthouseJobs, cardOf } from '#tests/support/board.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

export const LAPTOP = { viewport: { width: 1440, height: 900 } };

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

export const titleOf = (page: Page, title: string) =>
  cardOf(page, title).getByRole('link', { name: title, exact: true });

/** A site and a browser for each of the two. */
export function provideStage() {
  const site = provideSite();
  const browser = provideBrowser();

  beforeAll(async () => {
    await addLighthouseJobs(site);
  });

  return { site, browser };
}
