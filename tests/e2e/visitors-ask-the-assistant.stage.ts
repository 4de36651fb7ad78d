/** What visitors-ask-the-assistant.test.ts and its full form share. */
import { beforeAll } from 'vitest';
import { addJobs } from '#tests/support/jobs.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

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
