/** Long lists, and addresses without a job. */
import { expect, test } from 'vitest';
import { cards, provideStage } from './visitors-without-javascript.stage.ts';

const { visitWithout } = provideStage();

test('250 jobs are paged through a hundred at a time, none twice and none left out', async () => {
  const page = await visitWithout('/jobs?search=crate');
  await page.getByText('250 jobs', { exact: true }).waitFor();
  const seen = await cards(page).getByRole('heading').allTextContents();
  expect(seen).toHaveLength(100);
  for (const number of [2, 3]) {
    // By keyboard: cards near the end are laid out when they come into view, which can move the link from under a press.
    await page.getByRole('link', { name: 'Next page' }).press('Enter');
    await page.waitForURL(new RegExp(`page=${number}`));
    seen.push(...(await cards(page).getByRole('heading').allTextContents()));
  }
  expect(seen).toEqual(Array.from({ length: 250 }, (_, n) => `Crate packer ${n + 1}`));
  expect(await page.getByRole('link', { name: 'Next page' }).count()).toBe(0);
  await page.getByRole('link', { name: 'Previous page' }).press('Enter');
  await page.waitForURL(/page=2/);
});

test('a page beyond the last one is the last one', async () => {
  const page = await visitWithout('/jobs?search=crate&page=9');
  expect(new URL(page.url()).search).toBe('?search=crate&page=3');
  expect(await cards(page).count()).toBe(50);
});

test('an address without a job says so on the board', async () => {
  const page = await visitWithout('/jobs/00000000-0000-4000-8000-00000000dead');
  expect(new URL(page.url()).pathname).toBe('/jobs');
  await page.getByText('Job not found', { exact: true }).waitFor();
});
