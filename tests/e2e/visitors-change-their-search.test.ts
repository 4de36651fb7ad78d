import { expect, test } from 'vitest';
import {
  cardOf,
  chosenOf,
  expectJobs,
  filtersInUse,
  NEWEST_FIRST,
  option,
  queryOf,
  searchBox,
} from '#tests/support/board.ts';
import { visit } from '#tests/support/hydration.ts';
import { provideStage } from './visitors-change-their-search.stage.ts';

const { site, browser } = provideStage();

test('the back button brings back the search, the form and the results', async () => {
  const { page } = await browser.newVisitor();
  await visit(page, `${site.url}/jobs`);
  await searchBox(page).fill('lighthouse');
  await expectJobs(page, NEWEST_FIRST);
  await option(page, 'Category', 'Blue Collar').check();
  await expectJobs(page, ['Lighthouse painter', 'Lighthouse keeper']);

  await cardOf(page, 'Lighthouse keeper').getByRole('link', { name: 'View Details' }).click();
  await page.getByRole('heading', { level: 1, name: 'Lighthouse keeper' }).waitFor();
  await page.goBack();
  await expectJobs(page, ['Lighthouse painter', 'Lighthouse keeper']);
  expect(queryOf(page)).toEqual({ search: 'lighthouse', category: 'blue-collar' });
  expect(await searchBox(page).inputValue()).toBe('lighthouse');
  expect(await chosenOf(page, 'Category')).toBe('blue-collar');

  await filtersInUse(page).filter({ hasText: 'Blue Collar' }).click();
  await expectJobs(page, NEWEST_FIRST);
  await page.goBack();
  await expectJobs(page, ['Lighthouse painter', 'Lighthouse keeper']);
  await expect.poll(() => chosenOf(page, 'Category')).toBe('blue-collar');
});
