// @form full

import { readFile } from 'node:fs/promises';
import { beforeAll, expect, test } from 'vitest';
import {
  addLighthouseJobs,
  cardOf,
  chosenOf,
  expectJobs,
  filter,
  filtersInUse,
  NEWEST_FIRST,
  option,
  queryOf,
  searchBox,
} from '#tests/support/board.ts';
import { visit } from '#tests/support/hydration.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

const site = provideSite();
const browser = provideBrowser();

beforeAll(async () => {
  await addLighthouseJobs(site);
});

test('each filter in use can be taken away by itself', async () => {
  const { page } = await browser.newVisitor();
  await visit(page, `${site.url}/jobs?search=lighthouse&category=blue-collar&location=Leeds`);
  await expectJobs(page, ['Lighthouse keeper']);
  expect(await filtersInUse(page).count()).toBe(3);

  await filtersInUse(page).filter({ hasText: 'Leeds' }).click();
  await expectJobs(page, ['Lighthouse painter', 'Lighthouse keeper']);
  expect(queryOf(page)).toEqual({ search: 'lighthouse', category: 'blue-collar' });
  await expect.poll(() => filter(page, 'Near a town or postcode').inputValue()).toBe('');

  await filtersInUse(page).filter({ hasText: 'lighthouse' }).click();
  await expect.poll(() => queryOf(page)).toEqual({ category: 'blue-collar' });
  await expect.poll(() => searchBox(page).inputValue()).toBe('');
  expect(await chosenOf(page, 'Category')).toBe('blue-collar');
});

test('a second search of the whole site leaves the focus where it is, and is heard', async () => {
  const { page } = await browser.newVisitor();
  await visit(page, `${site.url}/search?q=lighthouse`);
  const main = page.getByRole('main');
  const field = main.getByLabel('Search this site');
  const statusElement = await main.getByRole('status').elementHandle();
  const readAnnouncement = () =>
    statusElement?.evaluate((element) => (element.isConnected ? element.textContent : null));
  const isFocused = () => field.evaluate((element) => element === document.activeElement);
  await field.fill('lighthouse painter');
  await field.press('Enter');
  await expect.poll(readAnnouncement).toBe('1 job found for ‘lighthouse painter’');
  expect(await isFocused()).toBe(true);
  await expect.poll(() => page.title()).toMatch(/^lighthouse painter: search results/);

  await page.goBack();
  await expect.poll(readAnnouncement).toMatch(/^\d jobs.* found for ‘lighthouse’$/);
  await expect.poll(() => field.inputValue()).toBe('lighthouse');
  expect(await isFocused()).toBe(true);
});

test('the RSS feed is a file of exactly the jobs on the page', async () => {
  const { page } = await browser.newVisitor();
  await visit(page, `${site.url}/jobs`);
  await searchBox(page).fill('lighthouse');
  await option(page, 'Category', 'Blue Collar').check();
  await expectJobs(page, ['Lighthouse painter', 'Lighthouse keeper']);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'RSS Feed' }).click(),
  ]);
  expect(new URL(download.url()).search).toBe('?search=lighthouse&category=blue-collar');
  expect(download.suggestedFilename()).toBe('jobs-feed.xml');
  const feed = await readFile(await download.path(), 'utf8');
  const items = await page.evaluate((xml) => {
    const parsed = new DOMParser().parseFromString(xml, 'application/xml');
    return [...parsed.querySelectorAll('rss[version="2.0"] > channel > item > title')].map(
      ({ textContent }) => textContent,
    );
  }, feed);
  expect(items).toEqual([
    'Lighthouse painter at Skerryvore Trust, Glasgow',
    'Lighthouse keeper at Skerryvore Trust, Leeds',
  ]);
});

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
