import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { addJobs, hoursFromNow } from './jobs.ts';
import type { Site } from './site.ts';

const LONG_DESCRIPTION = `Keeps the light burning through the night. ${'Climbs the stairs, trims the wick. '.repeat(15)}`;

export const KEEPER = {
  title: 'Lighthouse keeper',
  company: 'Skerryvore Trust',
  location: 'Leeds',
  category: 'blue-collar',
  salary: '£30,000 a year',
  salary_max: 30_000,
  salary_period: 'year',
  description: LONG_DESCRIPTION,
  created_at: hoursFromNow(-72),
} as const;
const PAINTER = {
  title: 'Lighthouse painter',
  company: 'Skerryvore Trust',
  location: 'Glasgow',
  category: 'blue-collar',
  salary: '£20 an hour',
  salary_max: 20,
  salary_period: 'hour',
  type: 'Contract',
  created_at: hoursFromNow(-60),
} as const;
const ARCHIVIST = {
  title: 'Lighthouse archivist',
  company: 'Bell Rock Museum',
  location: 'Leeds',
  category: 'white-collar',
  salary: '£45,000 a year',
  salary_max: 45_000,
  salary_period: 'year',
  type: 'Part-time',
  created_at: hoursFromNow(-48),
} as const;

export const NEWEST_FIRST = ['Lighthouse archivist', 'Lighthouse painter', 'Lighthouse keeper'];

export async function addLighthouseJobs(site: Site): Promise<void> {
  await addJobs(site.database.database, KEEPER, PAINTER, ARCHIVIST);
}

export const searchBox = (page: Page) => page.getByPlaceholder('Search jobs...');

/** A page may have several status regions; this one counts jobs. */
export const jobCount = (page: Page) => page.getByRole('status').filter({ hasText: /^[\d,]+ jobs?(:|$)/ });

/** '3 jobs', without the description of the search that only screen readers get. */
export const countedJobs = async (page: Page) => (await jobCount(page).textContent())?.split(':')[0];

export const cardOf = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

export const menuOf = (page: Page, title: string) =>
  cardOf(page, title).getByRole('button', { name: `More for ${title}`, exact: true });

export async function chooseInMenu(page: Page, title: string, item: 'Edit' | 'Delete'): Promise<void> {
  await menuOf(page, title).click();
  await cardOf(page, title).getByRole('link', { name: item }).click();
}

export const filtersInUse = (page: Page) => page.getByRole('list', { name: 'Filters in use' }).getByRole('link');

export const queryOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

/** Waits until the board shows exactly these jobs in this order, and their count. */
export async function expectJobs(page: Page, titles: string[]): Promise<void> {
  const titlesOnPage = () => page.getByRole('main').getByRole('listitem').getByRole('heading').allTextContents();
  await expect.poll(titlesOnPage).toEqual(titles);
  await expect.poll(() => countedJobs(page)).toBe(titles.length === 1 ? '1 job' : `${titles.length} jobs`);
}

const filters = (page: Page) => page.getByRole('search', { name: 'Jobs' });

export const filter = (page: Page, name: string): Locator => filters(page).getByLabel(name, { exact: true });

export const option = (page: Page, group: string, name: string): Locator =>
  filters(page).getByRole('group', { name: group }).getByRole('radio', { name, exact: true });

export const chosenOf = (page: Page, group: string): Promise<string> =>
  filters(page).getByRole('group', { name: group }).locator('input:checked').inputValue();

export const preview = (page: Page) => page.locator('#job-preview');
