/** What employers-post-in-a-dialog.test.ts and its full form share. */
import type { Page } from 'playwright-core';
import { visit } from '#tests/support/hydration.ts';
import { signInBrowser } from '#tests/support/session.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

export const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true }).first();

export const opener = (page: Page) => page.getByRole('link', { name: 'Post New Job' }).filter({ visible: true });

export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Post a job' });

export const field = (page: Page, label: string) => dialog(page).getByLabel(label, { exact: true });

export const forgive = (complaints: string[], status: number) =>
  complaints.splice(0, complaints.length, ...complaints.filter((each) => !each.includes(`status of ${status}`)));

/** The jobs of this file alone: a short board is quickly made anew. */
export const BOARD = '/jobs?search=sluice';

export async function fillIn(page: Page, title: string): Promise<void> {
  const fields = { Title: title, Company: 'Canal Trust', Location: 'Leeds', Salary: '£31,000 a year' };
  for (const [label, value] of Object.entries(fields)) await field(page, label).fill(value);
  await dialog(page).getByLabel('Job description').fill('Opens the lock.');
  await dialog(page).getByLabel('Requirements').fill('Strong arms.');
}

/** A site and a browser for each of the two. */
export function provideStage() {
  const site = provideSite();
  const browser = provideBrowser();

  async function open(as: string, path = BOARD) {
    const visitor = await browser.newVisitor();
    await signInBrowser(visitor.context, site, as);
    await visit(visitor.page, site.url + path);
    await opener(visitor.page).click();
    await field(visitor.page, 'Title').waitFor();
    return visitor;
  }

  return { site, browser, open };
}
