/** What candidates-apply-in-a-dialog.test.ts and its full form share. */
import type { Page } from 'playwright-core';
import { beforeEach, expect } from 'vitest';
import { addCandidates } from '#tests/support/applications.ts';
import type { TestBrowser } from '#tests/support/browser.ts';
import { addJobs } from '#tests/support/jobs.ts';
import { signInBrowser } from '#tests/support/session.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

export const NOTE = 'Dear keepers,\n\nI like the sea.';

export const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true }).first();

export const applyLink = (page: Page) => page.getByRole('link', { name: 'Apply Now' }).filter({ visible: true });

export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Apply for Lighthouse keeper' });

export const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });

export const note = (page: Page) => dialog(page).getByLabel(/^Cover note/);

export const heading = (page: Page) =>
  page.getByRole('heading', { name: 'This is exactly what Skerryvore Trust will see' });

export const applied = (page: Page) =>
  page.getByText(/^Application submitted on \d+ \w+ \d{4}$/).filter({ visible: true });

export const isFocused = (part: ReturnType<Page['locator']>) =>
  expect.poll(() => part.evaluate((element) => element === document.activeElement)).toBe(true);

/** A site and a browser for each of the two. */
export function provideStage() {
  const site = provideSite();
  const browser = provideBrowser();
  let job = '';

  beforeEach(async () => {
    [job = ''] = await addJobs(site.database.database, { title: 'Lighthouse keeper', company: 'Skerryvore Trust' });
  });
  const jobPage = () => `${site.url}/jobs/${job}`;

  const listApplications = () =>
    site.database.database.asSystem((transaction) =>
      transaction.selectFrom('applications').selectAll().where('job_id', '=', job).execute(),
    );

  async function newCandidate(options: Parameters<TestBrowser['newVisitor']>[0] = {}) {
    const visitor = await browser.newVisitor(options);
    const [id = ''] = await addCandidates(site.database.database, 'Wren Halloran');
    await signInBrowser(visitor.context, site, id);
    return { ...visitor, id };
  }

  return {
    site,
    browser,
    get job() {
      return job;
    },
    jobPage,
    listApplications,
    newCandidate,
  };
}
