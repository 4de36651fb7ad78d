/** What candidates-like-jobs.test.ts and its full form share. */
import type { Page } from 'playwright-core';
import { beforeEach } from 'vitest';
import { addAccount } from '#tests/support/account-forms.ts';
import type { Visitor } from '#tests/support/browser.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { addJobs } from '#tests/support/jobs.ts';
import { signInBrowser } from '#tests/support/session.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

export const main = (page: Page) => page.getByRole('main');

export const heart = (page: Page, title: string) =>
  main(page).getByRole('button', { name: `Like ${title}`, exact: true });

export const isPressed = (page: Page, title: string) => heart(page, title).getAttribute('aria-pressed');

export const toast = (page: Page, title: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(title, { exact: true }).first();

/** A site and a browser for each of the two. */
export function provideStage() {
  const site = provideSite();
  const browser = provideBrowser();

  // All browsers here come from one address.
  beforeEach(() => asSuperuser(site.database, 'TRUNCATE ip_attempts, login_failures'));

  let count = 0;
  async function newJob(details: Parameters<typeof addJobs>[1] = {}): Promise<{ id: string; title: string }> {
    count += 1;
    const title = `Lighthouse keeper ${count}`;
    const [id = ''] = await addJobs(site.database.database, { title, ...details });
    return { id, title };
  }

  async function asCandidate({ context }: Visitor): Promise<string> {
    const { id } = await addAccount(site.database.database);
    await signInBrowser(context, site, id);
    return id;
  }

  const likesOf = async (userId: string) => {
    const rows = await site.database.database.asSystem((transaction) =>
      transaction.selectFrom('liked_jobs').select('job_id').where('user_id', '=', userId).execute(),
    );
    return rows.map(({ job_id }) => job_id);
  };

  return { site, browser, newJob, asCandidate, likesOf };
}
