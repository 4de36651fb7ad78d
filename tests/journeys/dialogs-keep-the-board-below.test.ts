// @form full
/** While a job's dialog is open, failures, redirects and late answers leave typed text and the board behind it unchanged. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { chooseInMenu } from '#tests/support/board.ts';
import { MOVING } from '#tests/support/browser.ts';
import { FAILURES, holdRequests } from '#tests/support/held-requests.ts';
import { visit } from '#tests/support/hydration.ts';
import { addJobs, EMPLOYER } from '#tests/support/jobs.ts';
import { signInBrowser } from '#tests/support/session.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

const opener = (page: Page) => page.getByRole('link', { name: 'Post New Job' }).filter({ visible: true });

const dialog = (page: Page) => page.locator('dialog[open]');

const title = (page: Page) => dialog(page).getByLabel('Title', { exact: true });

const site = provideSite();
const browser = provideBrowser();

async function newEmployer() {
  const visitor = await browser.newVisitor(MOVING);
  await signInBrowser(visitor.context, site, EMPLOYER);
  return visitor;
}

test('an employer who signs out in another tab keeps the text in the dialog, and the board below it', async () => {
  const { page, context } = await newEmployer();
  await visit(page, `${site.url}/jobs`);
  await opener(page).click();
  await title(page).fill('Sluice watcher');
  const other = await context.newPage();
  await visit(other, `${site.url}/jobs`);
  await other.getByRole('main').getByRole('button', { name: 'Logout' }).first().click();
  await other.waitForURL(/login/);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Job Seeker Login/ })
    .first()
    .waitFor();
  expect(new URL(page.url()).pathname).toBe('/jobs');
  expect(await title(page).inputValue()).toBe('Sluice watcher');
});

const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true }).first();

test.each(FAILURES)(
  'a form that cannot be loaded says so over the board, and loads on the next try, %s',
  async (_, fail) => {
    const { page, complaints } = await newEmployer();
    await visit(page, `${site.url}/jobs`);
    await page.route('**/employer/jobs/new.data*', fail);
    await opener(page).click();
    await dialog(page).getByRole('heading', { name: 'Failed to load the form.', level: 3 }).waitFor();
    await page.getByRole('heading', { level: 1, name: 'Job Postings', includeHidden: true }).waitFor();
    await page.unroute('**/employer/jobs/new.data*');
    await dialog(page).getByRole('button', { name: 'Try again' }).click();
    await title(page).waitFor();
    complaints.length = 0;
  },
);

test('a change or a deletion whose dialog is closed meanwhile is announced all the same', async () => {
  const [id = ''] = await addJobs(site.database.database, { title: 'Ferry painter' });
  const { page } = await newEmployer();
  await visit(page, `${site.url}/jobs?search=ferry+painter`);
  for (const [name, label, loading, path, toastText] of [
    ['Edit', 'Save changes', 'Saving...', `/jobs/${id}/edit.data`, 'Job updated'],
    ['Delete', 'Delete', 'Deleting...', `/jobs/${id}/delete.data`, 'Job deleted'],
  ] as const) {
    await chooseInMenu(page, 'Ferry painter', name);
    if (name === 'Delete') await dialog(page).getByText('It has no applications.').waitFor();
    const release = await holdRequests(page, path);
    await dialog(page).getByRole('button', { name: label }).click();
    await dialog(page).getByRole('button', { name: loading }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog(page).count()).toBe(0);
    release();
    await toast(page, toastText).waitFor();
  }
});

test.each(FAILURES)('what a dialog cannot load leaves the board below it, %s', async (how, fail) => {
  const name = `Ferry joiner ${how}`;
  await addJobs(site.database.database, { title: name });
  const { page, complaints } = await newEmployer();
  await visit(page, `${site.url}/jobs?search=ferry+joiner`);
  let failed = 0;
  await page.route(/\/(edit|delete)\.data/, async (route) => {
    await fail(route);
    failed += 1;
  });
  await chooseInMenu(page, name, 'Edit');
  await dialog(page).getByRole('heading', { name: 'Failed to load job details.', level: 3 }).waitFor();
  await page.keyboard.press('Escape');
  await chooseInMenu(page, name, 'Delete');
  await expect.poll(() => failed).toBe(2);
  await page.unroute(/\/(edit|delete)\.data/);
  // The dialog asks for confirmation even if the count is unknown.
  await dialog(page).getByRole('button', { name: 'Delete' }).click();
  await toast(page, 'Job deleted').waitFor();
  complaints.length = 0;
});

test.each(FAILURES)('a form whose page cannot be loaded says so, %s', async (how, fail) => {
  const [id = ''] = await addJobs(site.database.database, { title: `Ferry caulker ${how}`, status: 'draft' });
  const { page, complaints } = await newEmployer();
  await visit(page, `${site.url}/employer/jobs/${id}/preview`);
  await page.route('**/edit.data*', fail);
  await page.getByRole('link', { name: 'Edit draft' }).click();
  const screen = page.getByRole('heading', { level: 1, name: /Something went wrong|You are offline/ });
  // The page ignores answers that the site did not send.
  await (how === 'while the server fails' ? toast(page, 'Failed to load the page.') : screen).waitFor();
  complaints.length = 0;
});
