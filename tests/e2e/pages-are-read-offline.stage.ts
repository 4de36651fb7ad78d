/** What pages-are-read-offline.test.ts and its full form share. */
import type { Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import { visit } from '#tests/support/hydration.ts';
import { addJobs } from '#tests/support/jobs.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

export const heading = (page: Page, name: string) =>
  page.getByRole('main').getByRole('heading', { level: 1, name }).waitFor();

export const pathOf = (page: Page) => new URL(page.url()).pathname;

export const keptPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => (await (await caches.open('pages')).keys()).map(({ url }) => new URL(url).pathname).sort());

export const whenKept = (page: Page, path: string) => expect.poll(() => keptPaths(page)).toContain(path);

/** A site and a browser for each of the two. */
export function provideStage() {
  const site = provideSite();
  const browser = provideBrowser();
  let job: string;

  beforeAll(async () => {
    const [id = ''] = await addJobs(site.database.database, { title: 'Lighthouse keeper' });
    job = `/jobs/${id}`;
  });

  const newReader = (options = {}) => browser.newVisitor({ serviceWorkers: 'allow', ...options });

  /** Visits a page of the site and waits until the worker answers for it. */
  async function visitWithWorker(page: Page, path: string): Promise<void> {
    await visit(page, site.url + path);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  }

  return {
    site,
    get job() {
      return job;
    },
    newReader,
    visitWithWorker,
  };
}
