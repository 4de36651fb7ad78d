import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { cards, provideStage } from './visitors-without-javascript.stage.ts';

const { visitWithout } = provideStage();

const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true };

const search = (page: Page) => page.getByRole('search', { name: 'Jobs' });

test('the search form is sent by its button', async () => {
  const page = await visitWithout('/jobs');
  await search(page).getByPlaceholder('Search jobs...').fill('crate packer 17');
  await search(page).getByRole('radio', { name: 'Blue Collar' }).check();
  await search(page).getByRole('button', { name: 'Search' }).click();
  await page.waitForURL(/search=crate/);
  expect(await cards(page).getByRole('heading').allTextContents()).toEqual(['Crate packer 17']);
  await page
    .getByText(/^1 job(?!\w)/)
    .first()
    .waitFor();
  expect(await search(page).getByPlaceholder('Search jobs...').inputValue()).toBe('crate packer 17');
  expect(await search(page).getByRole('radio', { name: 'Blue Collar' }).isChecked()).toBe(true);
});

test('the menus of the header open and lead on', async () => {
  const page = await visitWithout('/', { viewport: { width: 1280, height: 900 } });
  for (const [menu, link] of [
    ['Services', 'Permanent recruitment'],
    ['Locations', 'Manchester'],
    ['Industries', 'Technology'],
    ['Resources', 'Articles'],
  ] as const) {
    const target = page.getByRole('banner').getByRole('link', { name: link }).filter({ visible: true });
    expect(await target.count(), `${menu} is closed`).toBe(0);
    await page.getByRole('banner').getByRole('button', { name: menu, exact: true }).click();
    await target.waitFor();
  }
  await page.getByRole('banner').getByRole('link', { name: 'Articles' }).filter({ visible: true }).click();
  await page.waitForURL(/\/blog$/);
});

test('the menu of a phone opens, leads on and closes', async () => {
  const page = await visitWithout('/', PHONE);
  const menu = page.getByRole('navigation', { name: 'Main' });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await menu.getByRole('link', { name: 'Jobs', exact: true }).waitFor();
  await menu.getByRole('button', { name: 'Close' }).click();
  await menu.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await menu.getByRole('link', { name: 'Jobs', exact: true }).click();
  await page.waitForURL(/\/jobs$/);
});
