/** What visitors-decide-about-cookies.test.ts and its full form share. */
import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll } from 'vitest';
import { readConsentCookie } from '#domain/consent.ts';
import { addJobs } from '#tests/support/jobs.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

export const bannerOf = (page: Page) => page.getByRole('region', { name: 'Cookies: you choose' });

export const press = (page: Page, name: string) => bannerOf(page).getByRole('button', { name, exact: true }).click();

/** A site and a browser for each of the two. */
export function provideStage() {
  const site = provideSite();
  const browser = provideBrowser();
  let jobPath: string;

  beforeAll(async () => {
    const [id] = await addJobs(site.database.database, { title: 'Lighthouse keeper' });
    jobPath = `/jobs/${id}`;
  });
  const decisionOf = async (context: BrowserContext) => {
    const cookies = await context.cookies(site.url);
    return readConsentCookie(cookies.map(({ name, value }) => `${name}=${value}`).join('; '), new Date());
  };

  return {
    site,
    browser,
    get jobPath() {
      return jobPath;
    },
    decisionOf,
  };
}
