/** What the tests of guests-apply.full.test.ts begin with. */
import type { Page } from 'playwright-core';
import { beforeEach } from 'vitest';
import { asSuperuser } from '#tests/support/faults.ts';
import { addJobs } from '#tests/support/jobs.ts';
import { waitForMail } from '#tests/support/mailbox.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

export const DESKTOP = { width: 1440, height: 900 };

export const button = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true });

export function provideStage() {
  const site = provideSite();
  const browser = provideBrowser();
  let job = '';

  beforeEach(async () => {
    [job = ''] = await addJobs(site.database.database, { title: 'Lighthouse keeper', company: 'Skerryvore Trust' });
    // All browsers here come from one address.
    await asSuperuser(site.database, 'TRUNCATE ip_attempts');
  });

  /** @returns the address of the page in the newest email to the guest */
  async function linkIn(to: string, subject: string): Promise<string> {
    const { links } = await waitForMail(site, { to, subject });
    const link = links.find((each) => /\/(?:my-application|confirm-email)\?token=/.test(each)) ?? '';
    const { pathname, search } = new URL(link);
    return site.url + pathname + search;
  }

  return {
    site,
    browser,
    get job() {
      return job;
    },
    linkIn,
  };
}
