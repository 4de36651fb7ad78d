import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  cardOf,
  chosenOf,
  expectJobs,
  NEWEST_FIRST,
  option,
  preview,
  queryOf,
  searchBox,
} from '#tests/support/board.ts';
import { visit } from '#tests/support/hydration.ts';
import { isMarked, mark, provideStage } from './visitors-find-jobs.stage.ts';

const { site, browser } = provideStage();

/** Presses Tab until the focus is there; from a search to its choices and its results are fewer stops than the bound. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < 60; stop += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`No Tab leads to ${target}`);
}

test('by keyboard: typing narrows the list in place and says the count aloud; a job is looked at, and the way back leads to the search', async () => {
  const { page } = await browser.newVisitor();
  await visit(page, `${site.url}/jobs`);
  await mark(page);
  // What is read aloud is a change inside an element that was there before; one that is put there anew often goes unheard.
  const announcer = await page.getByRole('status').filter({ hasText: /jobs$/ }).elementHandle();
  await searchBox(page).focus();
  await page.keyboard.type('lighthouse', { delay: 10 });
  await expectJobs(page, NEWEST_FIRST);
  // Half of the word may have found the same.
  await expect.poll(() => queryOf(page)).toEqual({ search: 'lighthouse' });
  expect(await searchBox(page).evaluate((box) => box === document.activeElement)).toBe(true);

  await tabTo(page, option(page, 'Category', 'All Categories'));
  await page.keyboard.press('ArrowUp');
  await expectJobs(page, ['Lighthouse painter', 'Lighthouse keeper']);
  const heard = await announcer?.evaluate((element) => element.isConnected && element.textContent);
  expect(heard).toBe('2 jobs: “lighthouse” Blue Collar jobs across the UK');
  expect(await page.title()).toBe('“lighthouse” Blue Collar jobs across the UK | Tidewell Recruitment');
  expect(await isMarked(page)).toBe(true);

  // A key on a title leads into the preview; Escape leads back to the row.
  const title = cardOf(page, 'Lighthouse keeper').getByRole('link', { name: 'Lighthouse keeper', exact: true });
  await tabTo(page, title);
  await page.keyboard.press('Enter');
  await preview(page).getByRole('heading', { name: 'Lighthouse keeper' }).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('job-preview');
  expect(queryOf(page)).toMatchObject({ search: 'lighthouse', job: expect.any(String) });
  await page.keyboard.press('Escape');
  expect(await title.evaluate((link) => link === document.activeElement)).toBe(true);
  expect(await preview(page).count()).toBe(0);

  await cardOf(page, 'Lighthouse keeper').getByRole('link', { name: 'View Details' }).press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Lighthouse keeper' }).waitFor();
  await page.goBack();
  await expectJobs(page, ['Lighthouse painter', 'Lighthouse keeper']);
  expect(queryOf(page)).toEqual({ search: 'lighthouse', category: 'blue-collar' });
  expect(await searchBox(page).inputValue()).toBe('lighthouse');
  expect(await chosenOf(page, 'Category')).toBe('blue-collar');
});
