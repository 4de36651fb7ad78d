/** What the tests of job-pages-show-applications.full.test.ts begin with. */
import type { Page } from 'playwright-core';
import { beforeEach } from 'vitest';
import { asSuperuser } from '#tests/support/faults.ts';
import { addJobs } from '#tests/support/jobs.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

export const seen = (page: Page, text: string | RegExp) => page.getByText(text).filter({ visible: true });

export const applyLink = (page: Page) => page.getByRole('link', { name: 'Apply Now' }).filter({ visible: true });

export const FIELDS = {
  'Full name': 'Wren Halloran',
  Email: 'wren@mail.example',
  Phone: '0131 496 0321',
};

export function provideStage() {
  const site = provideSite();
  const browser = provideBrowser();
  let job = '';

  beforeEach(async () => {
    [job = ''] = await addJobs(site.database.database, { title: 'Lighthouse keeper', company: 'Skerryvore Trust' });
    // All browsers here come from one address.
    await asSuperuser(site.database, 'TRUNCATE ip_attempts');
  });

  const jobPage = () => `${site.url}/jobs/${job}`;

  return {
    site,
    browser,
    get job() {
      return job;
    },
    jobPage,
  };
}
