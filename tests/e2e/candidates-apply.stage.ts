/** What candidates-apply.test.ts and its full form share. */
import type { Page } from 'playwright-core';
import { beforeEach } from 'vitest';
import { addCandidates } from '#tests/support/applications.ts';
import { pdf } from '#tests/support/documents.ts';
import { addJobs } from '#tests/support/jobs.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

export const NOTE = 'Dear keepers,\n\nI like the sea.';

export const main = (page: Page) => page.getByRole('main');

export const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });

export const note = (page: Page) => main(page).getByLabel(/^Cover note/);

export const heading = (page: Page) =>
  page.getByRole('heading', { name: 'This is exactly what Skerryvore Trust will see' });

export const file = (name: string) => ({ name, mimeType: 'application/pdf', buffer: pdf() });

/** A browser says on its console that an answer was 4xx or 5xx. */
export const forgive = (complaints: string[], status: number) =>
  complaints.splice(0, complaints.length, ...complaints.filter((each) => !each.includes(`status of ${status}`)));

export const SIZES = [
  ['on a desk', { width: 1440, height: 900 }],
  ['on a phone', { width: 390, height: 844 }],
] as const;

/** A site and a browser for each of the two. */
export function provideStage() {
  const site = provideSite();
  const browser = provideBrowser();
  let job = '';

  beforeEach(async () => {
    [job = ''] = await addJobs(site.database.database, { title: 'Lighthouse keeper', company: 'Skerryvore Trust' });
  });
  const applyPage = () => `${site.url}/jobs/${job}/apply`;

  const listApplications = () =>
    site.database.database.asSystem((transaction) =>
      transaction.selectFrom('applications').selectAll().where('job_id', '=', job).execute(),
    );

  async function newCandidate(): Promise<string> {
    const [id = ''] = await addCandidates(site.database.database, 'Wren Halloran');
    return id;
  }

  return {
    site,
    browser,
    get job() {
      return job;
    },
    applyPage,
    listApplications,
    newCandidate,
  };
}
