/** What failures-are-told.test.ts and its full form share. */
import type { Page } from 'playwright-core';
import { afterEach, beforeEach } from 'vitest';
import { forbid, prepareBrokenNumbers } from '#tests/support/faults.ts';
import { addJobs } from '#tests/support/jobs.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

export const numbers = prepareBrokenNumbers();

export const LIST_PROCEDURES = ['get_public_jobs', 'count_public_jobs', 'find_public_jobs'];

export const board = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('heading');

/** A site and a browser for each of the two. */
export function provideStage() {
  const site = provideSite({ env: () => numbers.env });
  const browser = provideBrowser();
  let jobId: string;
  let giveBack: (() => Promise<void>)[] = [];

  beforeEach(async () => {
    // A change drops every stored page: each test begins with none.
    [jobId = ''] = await addJobs(site.database.database, { title: 'Lighthouse keeper' });
  });

  afterEach(async () => {
    await numbers.mend();
    for (const give of giveBack.splice(0)) await give();
  });

  async function breakDatabase(...procedures: string[]): Promise<() => Promise<void>> {
    const give = await forbid(site.database, ...procedures);
    giveBack.push(give);
    return async () => {
      giveBack = giveBack.filter((each) => each !== give);
      await give();
    };
  }
  const statusOf = async (path: string) => (await fetch(site.url + path, { redirect: 'manual' })).status;
  const logLines = () =>
    site
      .log()
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Record<string, unknown>);

  return {
    site,
    browser,
    get jobId() {
      return jobId;
    },
    get giveBack() {
      return giveBack;
    },
    breakDatabase,
    statusOf,
    logLines,
  };
}
