import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { isFullForm } from '#tests/support/form.ts';
import { addJobs, hoursFromNow } from '#tests/support/jobs.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

const cards = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
const site = provideSite();
const browser = provideBrowser();

beforeAll(async () => {
  const packers = Array.from({ length: 250 }, (_, n) => ({
    title: `Crate packer ${n + 1}`,
    category: n < 50 ? ('blue-collar' as const) : ('white-collar' as const),
    created_at: hoursFromNow(-n - 1),
  }));
  await addJobs(site.database.database, ...packers);
});

async function visitWithout(address: string, options: BrowserContextOptions = {}): Promise<Page> {
  const { page } = await browser.newVisitor({ ...options, javaScriptEnabled: false });
  await page.goto(site.url + address);
  return page;
}

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

test.runIf(isFullForm)('250 jobs are paged through a hundred at a time, none twice and none left out', async () => {
  const page = await visitWithout('/jobs?search=crate');
  await page
    .getByText(/^250 jobs(?!\w)/)
    .first()
    .waitFor();
  const titles = await cards(page).getByRole('heading').allTextContents();
  expect(titles).toHaveLength(100);
  for (const number of [2, 3]) {
    // The keyboard avoids layout shifts: cards far down are laid out when they come into view.
    await page.getByRole('link', { name: 'Next page' }).press('Enter');
    await page.waitForURL(new RegExp(`page=${number}`));
    titles.push(...(await cards(page).getByRole('heading').allTextContents()));
  }
  expect(titles).toEqual(Array.from({ length: 250 }, (_, n) => `Crate packer ${n + 1}`));
  expect(await page.getByRole('link', { name: 'Next page' }).count()).toBe(0);
  await page.getByRole('link', { name: 'Previous page' }).press('Enter');
  await page.waitForURL(/page=2/);
});

test.runIf(isFullForm)('a page beyond the last one is the last one', async () => {
  const page = await visitWithout('/jobs?search=crate&page=9');
  expect(new URL(page.url()).search).toBe('?search=crate&page=3');
  expect(await cards(page).count()).toBe(50);
});

test.runIf(isFullForm)('an address without a job says so on the board', async () => {
  const page = await visitWithout('/jobs/00000000-0000-4000-8000-00000000dead');
  expect(new URL(page.url()).pathname).toBe('/jobs');
  await page.getByText('Job not found', { exact: true }).waitFor();
});

test.runIf(isFullForm)('every filter can be reached, also on a phone', async () => {
  const page = await visitWithout('/jobs?search=crate', PHONE);
  const order = search(page).getByLabel('Order', { exact: true });
  await order.selectOption('Closing soon first');
  await search(page).getByRole('radio', { name: 'Full-time' }).check();
  await search(page).getByRole('button', { name: 'Search' }).click();
  await page.waitForURL(/sort=closing/);
  await page
    .getByText(/^250 jobs(?!\w)/)
    .first()
    .waitFor();
  await page.getByRole('link', { name: 'Remove filter Full-time' }).click();
  await page.waitForURL((url) => !url.search.includes('Full-time'));
  expect(new URL(page.url()).searchParams.get('sort')).toBe('closing');
});

test.runIf(isFullForm)('a job can be read, and Apply Now leads to how one applies', async () => {
  const page = await visitWithout('/jobs?search=crate+packer+250');
  await page.getByRole('link', { name: 'View Details' }).click();
  await page.getByRole('heading', { level: 1, name: 'Crate packer 250' }).waitFor();
  await page.getByRole('heading', { name: 'Job Description' }).waitFor();
  await page.getByRole('link', { name: 'Apply Now' }).click();
  await page.waitForURL(/\/apply$/);
  const main = page.getByRole('main');
  expect(await main.getByRole('link', { name: /@.+\.example/ }).getAttribute('href')).toMatch(/^mailto:/);
  expect(await main.locator('a[href^="tel:+44"]').count()).toBeGreaterThan(0);
});

test.runIf(isFullForm)('the whole site can be searched, and the search goes on to the jobs', async () => {
  const page = await visitWithout('/', { viewport: { width: 1280, height: 900 } });
  await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).first().click();
  const box = page.getByRole('banner').getByLabel('Search this site').filter({ visible: true });
  await box.fill('salary');
  await box.press('Enter');
  await page.waitForURL(/\/search\?q=salary$/);
  await page.getByRole('heading', { level: 1, name: /salary/ }).waitFor();
  await page
    .getByRole('main')
    .getByRole('link', { name: /salary calculator/i })
    .waitFor();

  await page.goto(`${site.url}/search?q=crate+packer+250`);
  await page.getByRole('main').getByRole('heading', { name: 'Crate packer 250', exact: true }).waitFor();
  await page.goto(`${site.url}/search?q=crate`);
  await page.getByRole('main').getByRole('link', { name: 'See all 250 jobs' }).click();
  await page.waitForURL(/\/jobs\?search=crate$/);
  await page
    .getByText(/^250 jobs(?!\w)/)
    .first()
    .waitFor();
});
