/** What keyboard.test.ts and its full form share. */
import type { Locator, Page } from 'playwright-core';
import { beforeAll } from 'vitest';
import { addJobs } from '#tests/support/jobs.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

export const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

export const inHeader = (page: Page) => page.getByRole('banner');

export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  for (let stop = 0; stop < 80; stop += 1) {
    await page.keyboard.press(key);
    if (await isFocused(target)) return;
  }
  throw new Error(`No ${key} leads to ${target}`);
}

/** A site and a browser for each of the two. */
export function provideStage() {
  const site = provideSite();
  const browser = provideBrowser();
  let jobId: string;

  beforeAll(async () => {
    [jobId = ''] = await addJobs(site.database.database, { title: 'Lighthouse keeper' });
  });

  return {
    site,
    browser,
    get jobId() {
      return jobId;
    },
  };
}
