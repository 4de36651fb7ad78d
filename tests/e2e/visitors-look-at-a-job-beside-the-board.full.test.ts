/** The row, the sheet and their failures in detail. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { countedJobs, expectJobs, NEWEST_FIRST, preview, queryOf } from '#tests/support/board.ts';
import { visit } from '#tests/support/hydration.ts';
import { LAPTOP, PHONE, provideStage, titleOf } from './visitors-look-at-a-job-beside-the-board.stage.ts';

const { site, browser } = provideStage();

const previewed = (page: Page) => preview(page).getByRole('heading', { level: 2 });

// Each shows the day it was posted and its whole excerpt.
test('four whole jobs stand on the first screen of a laptop', async () => {
  const { page } = await browser.newVisitor(LAPTOP);
  await visit(page, `${site.url}/jobs`);
  const whole = await page
    .locator('.job-card')
    .evaluateAll((cards) => cards.filter((card) => card.getBoundingClientRect().bottom <= innerHeight).length);
  expect(whole).toBeGreaterThanOrEqual(4);
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

test('where the jobs cannot be counted, the button of the sheet works all the same', async () => {
  const { page, complaints } = await browser.newVisitor(PHONE);
  await visit(page, `${site.url}/jobs?search=lighthouse`);
  await page.route('**/api/job-count**', (route) => route.abort());
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await page.getByRole('button', { name: 'Pay' }).click();
  await sheet.getByRole('radio', { name: 'Blue Collar' }).check();
  await sheet.getByRole('button', { name: 'Show jobs' }).click();
  await expect.poll(() => countedJobs(page)).toBe('2 jobs');
  complaints.length = 0;
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
