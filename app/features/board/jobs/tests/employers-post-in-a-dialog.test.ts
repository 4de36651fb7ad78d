import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectFrame, expectNoFaultsInEitherScheme, newStillVisitor, PHONE } from '#tests/support/accessibility.ts';
import { cardOf, chooseInMenu } from '#tests/support/board.ts';
import { isFullForm } from '#tests/support/form.ts';
import { holdRequests } from '#tests/support/held-requests.ts';
import { visit } from '#tests/support/hydration.ts';
import { ADMIN, addJobs, EMPLOYER } from '#tests/support/jobs.ts';
import { signInBrowser } from '#tests/support/session.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true }).first();

const opener = (page: Page) => page.getByRole('link', { name: 'Post New Job' }).filter({ visible: true });

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Post a job' });

const field = (page: Page, label: string) => dialog(page).getByLabel(label, { exact: true });

const removeStatusMessages = (complaints: string[], status: number) =>
  complaints.splice(0, complaints.length, ...complaints.filter((each) => !each.includes(`status of ${status}`)));

/** Only the jobs of this file, so that the board reloads quickly. */
const BOARD = '/jobs?search=sluice';

async function fillIn(page: Page, title: string): Promise<void> {
  const fields = { Title: title, Company: 'Canal Trust', Location: 'Leeds', Salary: '£31,000 a year' };
  for (const [label, value] of Object.entries(fields)) await field(page, label).fill(value);
  await dialog(page).getByLabel('Job description').fill('Opens the lock.');
  await dialog(page).getByLabel('Requirements').fill('Strong arms.');
}
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

test('errors take the focus in the dialog; closing it keeps the text until the job is posted', async () => {
  const { page, complaints } = await open(EMPLOYER, '/employer/jobs');
  await field(page, 'Title').fill('Sluice counter');
  await dialog(page).getByRole('button', { name: 'Post job' }).click();
  const error = dialog(page).getByRole('link', { name: 'Enter a location' });
  await error.waitFor();
  expect(
    await dialog(page)
      .getByRole('alert')
      .evaluate((box) => box.contains(document.activeElement)),
  ).toBe(true);
  removeStatusMessages(complaints, 422);
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'hidden' });
  expect(await opener(page).evaluate((link) => link === document.activeElement)).toBe(true);
  await opener(page).click();
  expect(await field(page, 'Title').inputValue()).toBe('Sluice counter');
  await fillIn(page, 'Sluice counter');
  await dialog(page).getByRole('button', { name: 'Post job' }).click();
  await toast(page, 'Job posted').waitFor();
  await page.getByRole('main').getByRole('heading', { name: 'Sluice counter' }).waitFor();
});

const POSTERS = [
  ['an employer', EMPLOYER],
  ['an administrator', ADMIN],
] as const;

test.runIf(isFullForm).each(POSTERS)('%s posts a job over the board, which reloads and shows it', async (who, as) => {
  const title = `Sluice keeper of ${who}`;
  const { page } = await open(as);
  await fillIn(page, title);
  // An administrator advertises for an employer, so the form asks for the authority.
  if (as === ADMIN) {
    await field(page, 'Who asked us').fill('Ida Marsh');
    await field(page, 'How').selectOption('phone');
  }
  await dialog(page).getByRole('button', { name: 'Post job' }).click();
  await toast(page, 'Job posted').waitFor();
  await dialog(page).waitFor({ state: 'hidden' });
  await cardOf(page, title).waitFor();
  expect(new URL(page.url()).pathname).toBe('/jobs');
  expect(await opener(page).evaluate((link) => link === document.activeElement)).toBe(true);
  await opener(page).click();
  expect(await field(page, 'Title').inputValue()).toBe('');
});

test.runIf(isFullForm)(
  'a job posted from a dialog that is closed meanwhile is announced, and the next one begins empty',
  async () => {
    const { page } = await open(EMPLOYER);
    await fillIn(page, 'Sluice timer');
    const release = await holdRequests(page, '/employer/jobs/new.data');
    await dialog(page).getByRole('button', { name: 'Post job' }).click();
    await dialog(page).getByRole('button', { name: 'Posting...' }).waitFor();
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'hidden' });
    release();
    await toast(page, 'Job posted').waitFor();
    await cardOf(page, 'Sluice timer').waitFor();
    expect(await opener(page).evaluate((link) => link === document.activeElement)).toBe(true);
    await opener(page).click();
    expect(await field(page, 'Title').inputValue()).toBe('');
  },
);

test.runIf(isFullForm)('a job posted from a dialog that is closed and opened again meanwhile closes it', async () => {
  const { page } = await open(EMPLOYER);
  await fillIn(page, 'Sluice tuner');
  const release = await holdRequests(page, '/employer/jobs/new.data');
  await dialog(page).getByRole('button', { name: 'Post job' }).click();
  await dialog(page).getByRole('button', { name: 'Posting...' }).waitFor();
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'hidden' });
  await opener(page).click();
  await dialog(page).getByRole('button', { name: 'Posting...' }).waitFor();
  release();
  await toast(page, 'Job posted').waitFor();
  await dialog(page).waitFor({ state: 'hidden' });
});

test.runIf(isFullForm)('a job being written stays while others are edited and deleted', async () => {
  const [id = ''] = await addJobs(site.database.database, { title: 'Sluice hand' });
  const { page } = await open(EMPLOYER);
  await field(page, 'Title').fill('Sluice writer');
  await page.keyboard.press('Escape');
  await chooseInMenu(page, 'Sluice hand', 'Edit');
  const edited = page.getByRole('dialog', { name: 'Edit Sluice hand' });
  await expect.poll(() => edited.getByLabel('Title', { exact: true }).inputValue()).toBe('Sluice hand');
  await page.keyboard.press('Escape');
  await edited.waitFor({ state: 'hidden' });
  await chooseInMenu(page, 'Sluice hand', 'Delete');
  const deleted = page.getByRole('dialog', { name: 'Delete Sluice hand?' });
  await deleted.getByRole('button', { name: 'Delete' }).click();
  await toast(page, 'Job deleted').waitFor();
  await expect.poll(() => page.locator(`a[href="/jobs/${id}"]`).count()).toBe(0);
  await opener(page).click();
  expect(await field(page, 'Title').inputValue()).toBe('Sluice writer');
});

test.runIf(isFullForm)('an employer who is signed out meanwhile keeps the text in the dialog', async () => {
  const { page, context, complaints } = await open(EMPLOYER);
  await fillIn(page, 'Sluice guard');
  await context.clearCookies();
  await dialog(page).getByRole('button', { name: 'Post job' }).click();
  await dialog(page).getByRole('alert').getByText('Authentication required: Please log in to post a job.').waitFor();
  expect(await field(page, 'Title').inputValue()).toBe('Sluice guard');
  removeStatusMessages(complaints, 401);
});

test.runIf(isFullForm)(
  'a draft is saved from the dialog with a title alone, previewed, completed and posted',
  async () => {
    const { page } = await open(EMPLOYER, '/employer/jobs');
    await field(page, 'Title').fill('Sluice painter');
    await dialog(page).getByRole('button', { name: 'Save as draft' }).click();
    await toast(page, 'Draft saved').waitFor();
    await page.getByRole('link', { name: 'Preview Sluice painter' }).click();
    await page.getByRole('heading', { level: 1, name: 'Sluice painter' }).waitFor();
    await page.getByText('Before you post it:').waitFor();
    await page.getByRole('listitem').filter({ hasText: 'Enter a location' }).waitFor();
    await page.getByRole('link', { name: 'Edit draft' }).click();
    await page.getByRole('link', { name: 'Enter a location' }).waitFor();
    const fields = { Company: 'Canal Trust', Location: 'Leeds', Salary: '£31,000 a year' };
    for (const [label, value] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(value);
    await page.getByLabel('Job description').fill('Paints the lock.');
    await page.getByLabel('Requirements').fill('A brush.');
    await page.getByLabel('No, keep White Collar').check();
    await page.getByRole('button', { name: 'Post job' }).click();
    await toast(page, 'Job posted').waitFor();
  },
);

test.runIf(isFullForm)('without JavaScript a draft is saved with a title alone, and previewed', async () => {
  const { page, context } = await browser.newVisitor({ javaScriptEnabled: false });
  await signInBrowser(context, site, EMPLOYER);
  await page.goto(`${site.url}/employer/jobs/new`);
  await page.getByLabel('Title', { exact: true }).fill('Sluice poet');
  await page.getByRole('button', { name: 'Save as draft' }).click();
  await page.getByText('Draft saved').waitFor();
  await page.getByText('This is a draft').waitFor();
});

test.runIf(isFullForm)('the preview of a draft can be used by everybody', async () => {
  const [id] = await addJobs(site.database.database, { title: 'Sluice singer', company: '', status: 'draft' });
  const { page, context } = await newStillVisitor(browser);
  await signInBrowser(context, site, EMPLOYER);
  expect(await visit(page, `${site.url}/employer/jobs/${id}/preview`)).toBe(200);
  await expectNoFaultsInEitherScheme(page);
  await expectFrame(page);
});

test.runIf(isFullForm)('without JavaScript Post New Job leads to the page with the same form', async () => {
  const { page, context } = await browser.newVisitor({ javaScriptEnabled: false });
  await signInBrowser(context, site, EMPLOYER);
  await page.goto(`${site.url}/jobs`);
  await opener(page).click();
  await page.waitForURL(/\/employer\/jobs\/new$/);
  await page.getByLabel('Title', { exact: true }).waitFor();
});

test.runIf(isFullForm)('the dialog and its errors can be used by everybody', async () => {
  const { page, context, complaints } = await newStillVisitor(browser);
  await signInBrowser(context, site, EMPLOYER);
  await visit(page, site.url + BOARD);
  await opener(page).click();
  await field(page, 'Title').waitFor();
  await expectNoFaultsInEitherScheme(page);
  await page.setViewportSize(PHONE);
  await dialog(page).getByRole('button', { name: 'Post job' }).click();
  await dialog(page).getByRole('link', { name: 'Enter a title' }).waitFor();
  await expectNoFaultsInEitherScheme(page);
  removeStatusMessages(complaints, 422);
});
