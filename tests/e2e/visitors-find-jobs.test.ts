import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { cardOf, expectJobs, NEWEST_FIRST, option, preview, queryOf, searchBox } from '#tests/support/board.ts';
import { hydrated, visit } from '#tests/support/hydration.ts';
import { isMarked, mark, provideStage } from './visitors-find-jobs.stage.ts';

const { site, browser } = provideStage();

/** Presses Tab until the focus is there; a page has fewer stops than the bound. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < 80; stop += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`No Tab leads to ${target}`);
}

test('typing narrows the list in place, leaves the cursor in the box and says the count aloud', async () => {
  const { page } = await browser.newVisitor();
  await visit(page, `${site.url}/jobs`);
  await mark(page);
  // What is read aloud is a change inside an element that was there before; one that is put there anew often goes unheard.
  const announcer = await page.getByRole('status').filter({ hasText: /jobs$/ }).elementHandle();

  await searchBox(page).click();
  await page.keyboard.type('lighthouse', { delay: 10 });
  await expectJobs(page, NEWEST_FIRST);
  // Half of the word may have found the same.
  await expect.poll(() => queryOf(page)).toEqual({ search: 'lighthouse' });
  expect(await isMarked(page)).toBe(true);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('placeholder'))).toBe('Search jobs...');

  await page.keyboard.type(' painter', { delay: 10 });
  await expectJobs(page, ['Lighthouse painter']);
  expect(await searchBox(page).inputValue()).toBe('lighthouse painter');
  expect(await announcer?.evaluate((element) => element.isConnected && element.textContent)).toBe('1 job');
});

test('everything can be done with the keyboard alone', async () => {
  const { page } = await browser.newVisitor();
  await visit(page, `${site.url}/jobs`);
  await tabTo(page, searchBox(page));
  await page.keyboard.type('lighthouse');
  await page.keyboard.press('Enter');
  await expectJobs(page, NEWEST_FIRST);

  await tabTo(page, option(page, 'Category', 'All Categories'));
  await page.keyboard.press('ArrowUp');
  await expectJobs(page, ['Lighthouse painter', 'Lighthouse keeper']);

  // A key on a title leads into the preview, and on from there; Escape leads back to the row.
  const title = cardOf(page, 'Lighthouse keeper').getByRole('link', { name: 'Lighthouse keeper', exact: true });
  await tabTo(page, title);
  await page.keyboard.press('Enter');
  await preview(page).getByRole('heading', { name: 'Lighthouse keeper' }).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('job-preview');
  await page.keyboard.press('Escape');
  expect(await title.evaluate((link) => link === document.activeElement)).toBe(true);
  expect(await preview(page).count()).toBe(0);
  await page.keyboard.press('Enter');
  await tabTo(page, preview(page).getByRole('link', { name: 'See the whole job' }));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Lighthouse keeper' }).waitFor();
  await hydrated(page);

  await tabTo(page, page.getByRole('link', { name: 'Apply Now' }));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Apply for Lighthouse keeper' }).waitFor();
});
