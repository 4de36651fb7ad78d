/** What use-is-measured-after-consent.test.ts and its full form share. */
import type { Page } from 'playwright-core';
import { beforeEach } from 'vitest';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

export const listCookies = async (page: Page) =>
  (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`);

export const COOKIES = ['visit=1', 'visitor=1'];

export const agree = (page: Page) => page.getByRole('button', { name: 'Accept all' }).click();

/** A site and a browser for each of the two. */
export function provideStage() {
  const site = provideSite();
  const browser = provideBrowser();

  beforeEach(() => queryTasks(site.database, 'TRUNCATE measured_events, measured_vitals'));

  /** What has arrived once the page says what it has counted: 'event page detail' → how often. */
  async function listCounted(page: Page): Promise<Record<string, number>> {
    await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
    const rows = await queryTasks<{ name: string; count: number }>(
      site.database,
      `SELECT concat_ws(' ', event, page, nullif(detail, '')) AS name, count::int FROM measured_events`,
    );
    return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
  }

  return { site, browser, listCounted };
}
