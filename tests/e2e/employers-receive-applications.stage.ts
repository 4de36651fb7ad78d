/** What employers-receive-applications.test.ts and its full form share. */
import type { Locator, Page } from 'playwright-core';
import { addApplications, addCandidates } from '#tests/support/applications.ts';
import { addJobs } from '#tests/support/jobs.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

export const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true }).first();

export const main = (page: Page) => page.getByRole('main');

export async function press(target: Locator): Promise<void> {
  await target.focus();
  await target.press('Enter');
}

/** A site and a browser for each of the two. */
export function provideStage() {
  const site = provideSite();
  const browser = provideBrowser();
  const statusOf = async (id: string) => {
    const { status } = await site.database.database.asSystem((transaction) =>
      transaction.selectFrom('applications').select('status').where('id', '=', id).executeTakeFirstOrThrow(),
    );
    return status;
  };

  /** A job of the employer, for which Wren applied now and Ina a minute before. */
  async function addTwo(title: string) {
    const { database } = site.database;
    const [wren = '', ina = ''] = await addCandidates(database, 'Wren Halloran', 'Ina Sorley');
    const [job = ''] = await addJobs(database, { title, company: 'Skerryvore Trust' });
    const facts = { job_id: job, job_title: title, job_company: 'Skerryvore Trust' };
    const [first = '', second = ''] = await addApplications(
      database,
      { ...facts, candidate_id: wren, full_name: 'Wren Halloran', cover_note: 'I keep lights.' },
      { ...facts, candidate_id: ina, full_name: 'Ina Sorley' },
    );
    return { job, first, second, mailOfWren: `${wren}@mail.example` };
  }

  return { site, browser, statusOf, addTwo };
}
