import { afterAll, beforeAll } from 'vitest';
import { openBrowser, type TestBrowser } from '#tests/support/browser.ts';
import { addJobs } from '#tests/support/jobs.ts';
import { type Site, startSite } from '#tests/support/site.ts';

export let site: Site;
export let browser: TestBrowser;

export const titleOf = (work: string, index: number) => `${work} ${String(index).padStart(2, '0')}`;

/** All of them stand on one page of the board. */
export const addJobsOf = (work: string, count: number) =>
  addJobs(site.database.database, ...Array.from({ length: count }, (_, index) => ({ title: titleOf(work, index) })));

export const likesOf = async (userId: string) =>
  site.database.database.asSystem((transaction) =>
    transaction
      .selectFrom('liked_jobs')
      .select('job_id')
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute()
      .then((rows) => rows.map(({ job_id }) => job_id)),
  );

/** For each of the two files. */
export function provideStage() {
  beforeAll(async () => {
    [site, browser] = await Promise.all([startSite(), openBrowser()]);
  });

  afterAll(async () => {
    await browser?.close();
    await site?.stop();
  });
}
