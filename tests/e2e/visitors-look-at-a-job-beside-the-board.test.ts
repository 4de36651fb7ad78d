/** The chosen job beside the list on wide screens, and the sheet of filters on small ones. */

import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import {
  addLighthouseJobs,
  cardOf,
  expectJobs,
  jobCount,
  NEWEST_FIRST,
  preview,
  queryOf,
} from '#tests/support/board.ts';
import { visit } from '#tests/support/hydration.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

const site = provideSite();
const browser = provideBrowser();
const LAPTOP = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

beforeAll(async () => {
  await addLighthouseJobs(site);
});

const titleOf = (page: Page, title: string) => cardOf(page, title).getByRole('link', { name: title, exact: true });
const previewed = (page: Page) => preview(page).getByRole('heading', { level: 2 });

test('six whole jobs stand on the first screen of a laptop', async () => {
  const { page } = await browser.newVisitor(LAPTOP);
  await visit(page, `${site.url}/jobs`);
  const whole = await page
    .locator('.job-card')
    .evaluateAll((cards) => cards.filter((card) => card.getBoundingClientRect().bottom <= innerHeight).length);
  expect(whole).toBeGreaterThanOrEqual(6);
});

test('a press on a row shows its job beside the list, at an address that can be shared', async () => {
  const { page, context } = await browser.newVisitor(LAPTOP);
  await visit(page, `${site.url}/jobs?search=lighthouse`);
  await expect.poll(() => previewed(page).textContent()).toBe('Lighthouse archivist');
  await titleOf(page, 'Lighthouse keeper').click();
  await expect.poll(() => previewed(page).textContent()).toBe('Lighthouse keeper');
  for (const fact of ['£30,000 a year', 'Leeds', 'Full-time', 'Keeps the light burning', 'Apply by'])
    expect(await preview(page).innerText()).toContain(fact);
  expect(await titleOf(page, 'Lighthouse keeper').getAttribute('aria-current')).toBe('true');
  // The list stays as it was: the press is no navigation.
  await expectJobs(page, NEWEST_FIRST);
  expect(queryOf(page)).toMatchObject({ search: 'lighthouse', job: expect.any(String) });
  const address = page.url();

  const other = await context.newPage();
  await other.setViewportSize(LAPTOP.viewport);
  await visit(other, address);
  await expect.poll(() => previewed(other).textContent()).toBe('Lighthouse keeper');
  // Where there is no room for it, the address leads to the job itself.
  await other.setViewportSize(PHONE.viewport);
  await visit(other, address);
  await other.getByRole('heading', { level: 1, name: 'Lighthouse keeper' }).waitFor();

  await page.keyboard.press('Escape');
  await expect.poll(() => preview(page).count()).toBe(0);
  expect(queryOf(page)).toEqual({ search: 'lighthouse' });
});

test('a job that cannot be fetched says so in its place, and a press with a key held opens a tab', async () => {
  const { page, context, complaints } = await browser.newVisitor(LAPTOP);
  await visit(page, `${site.url}/jobs?search=lighthouse`);
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    titleOf(page, 'Lighthouse painter').click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await tab.getByRole('heading', { level: 1, name: 'Lighthouse painter' }).waitFor();
  await tab.close();
  expect(queryOf(page)).toEqual({ search: 'lighthouse' });
  await page.route('**/api/job-previews/**', (route) => route.abort());
  await titleOf(page, 'Lighthouse painter').click();
  await preview(page).getByText('Failed to load job details.').waitFor();
  await expectJobs(page, NEWEST_FIRST);
  complaints.length = 0;
});

test('without a script a row leads to the page of its job', async () => {
  const { page } = await browser.newVisitor({ ...LAPTOP, javaScriptEnabled: false });
  await page.goto(`${site.url}/jobs?search=lighthouse`);
  await titleOf(page, 'Lighthouse painter').click();
  await page.getByRole('heading', { level: 1, name: 'Lighthouse painter' }).waitFor();
});

test('the sheet on a phone counts what its choices find, and shows them when asked to', async () => {
  const { page } = await browser.newVisitor(PHONE);
  await visit(page, `${site.url}/jobs?search=lighthouse`);
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await page.getByRole('button', { name: 'Type' }).click();
  await sheet.getByRole('button', { name: 'Show 3 jobs' }).waitFor();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('board-type');
  await sheet.getByRole('radio', { name: 'Part-time' }).check();
  await sheet.getByRole('button', { name: 'Show 1 job', exact: true }).waitFor();
  // Nothing is narrowed down until the button is pressed, and what is left is taken back.
  await page.keyboard.press('Escape');
  await expectJobs(page, NEWEST_FIRST);
  await page.getByRole('button', { name: 'Where' }).click();
  expect(await sheet.getByRole('radio', { name: 'All types' }).isChecked()).toBe(true);
  await sheet.getByLabel('Location', { exact: true }).selectOption('Leeds');
  await sheet.getByRole('button', { name: 'Show 2 jobs' }).click();
  await expectJobs(page, ['Lighthouse archivist', 'Lighthouse keeper']);
  expect(queryOf(page)).toEqual({ search: 'lighthouse', location: 'Leeds' });
  await page.getByRole('button', { name: 'Where: Leeds' }).waitFor();
});

test('where the jobs cannot be counted, the button of the sheet works all the same', async () => {
  const { page, complaints } = await browser.newVisitor(PHONE);
  await visit(page, `${site.url}/jobs?search=lighthouse`);
  await page.route('**/api/job-count**', (route) => route.abort());
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await page.getByRole('button', { name: 'Pay' }).click();
  await sheet.getByRole('radio', { name: 'Blue Collar' }).check();
  await sheet.getByRole('button', { name: 'Show jobs' }).click();
  await expect.poll(() => jobCount(page).textContent()).toBe('2 jobs');
  complaints.length = 0;
});
