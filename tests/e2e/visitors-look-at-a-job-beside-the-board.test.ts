/** The chosen job beside the list on wide screens, and the sheet of filters on small ones. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectJobs, NEWEST_FIRST, preview, queryOf } from '#tests/support/board.ts';
import { visit } from '#tests/support/hydration.ts';
import { LAPTOP, PHONE, provideStage, titleOf } from './visitors-look-at-a-job-beside-the-board.stage.ts';

const { site, browser } = provideStage();

const previewed = (page: Page) => preview(page).getByRole('heading', { level: 2 });

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
