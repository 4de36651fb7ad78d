/** What visitors-without-javascript.test.ts and its full form share. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll } from 'vitest';
import { addJobs, hoursFromNow } from '#tests/support/jobs.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

export const cards = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });

/** A site and a browser for each of the two. */
export function provideStage() {
  const site = provideSite();
  const browser = provideBrowser();

  beforeAll(async () => {
    const packers = Array.from({ length: 250 }, (_, n) => ({
      title: `Crate packer ${n + 1}`,
      category: n < 50 ? ('blue-collar' as const) : ('white-collar' as const),
      created_at: hoursFromNow(-n - 1),
    }));
    await addJobs(site.database.database, ...packers);
  });

  async function visitWithout(address: string, options: BrowserContextOptions = {}): Promise<Page> {
    const { page } = await browser.newVisitor({ ...options, javaScriptEnabled: false });
    await page.goto(site.url + address);
    return page;
  }

  return { site, visitWithout };
}
