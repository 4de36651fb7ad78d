// @form full
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { industries } from '#content/industries/industries.ts';
import { visit } from '#tests/support/hydration.ts';
import { addJobs } from '#tests/support/jobs.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

const site = provideSite();

const browser = provideBrowser();

/** Delays the data of a page until the returned function is called. */
async function delayData(page: Page, path: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**${path}.data*`, (route) => released.then(() => route.continue()));
  return release;
}

async function choose(page: Page, menu: string, name: string): Promise<void> {
  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name: menu, exact: true }).click();
  await banner.getByRole('link', { name }).filter({ visible: true }).first().click();
}

const LOADING: Readonly<Record<string, string>> = {
  technology: 'Loading technology jobs...',
  'financial-services': 'Loading financial services jobs...',
  manufacturing: 'Loading manufacturing jobs...',
};

test.each(industries)(
  '$name says that its jobs are loading, and says nothing of the others',
  async ({ slug, name }) => {
    const other = industries.find((industry) => industry.slug !== slug);
    const { page } = await browser.newVisitor();
    await visit(page, `${site.url}/industries/${other?.slug}`);
    const main = page.getByRole('main');
    const [chosenBy, figures] = [main.getByText(/Newest first\.$/), main.getByText('The market on our board')];
    expect([await chosenBy.count(), await figures.count()]).toEqual([1, 1]);
    const letGo = await delayData(page, `/industries/${slug}`);
    await choose(page, 'Industries', name);
    await main
      .getByText(LOADING[slug] ?? '', { exact: true })
      .filter({ visible: true })
      .first()
      .waitFor();
    expect([await chosenBy.count(), await figures.count()]).toEqual([0, 0]);
    letGo();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await chosenBy.waitFor();
    expect(await main.getByText(LOADING[slug] ?? '').count()).toBe(0);
  },
);

test('a city says that its jobs are loading', async () => {
  const { page } = await browser.newVisitor();
  await visit(page, `${site.url}/locations/leeds`);
  const letGo = await delayData(page, '/locations/glasgow');
  await choose(page, 'Locations', 'Glasgow');
  await page
    .getByRole('main')
    .getByText('Loading jobs...', { exact: true })
    .filter({ visible: true })
    .first()
    .waitFor();
  letGo();
  await page.getByRole('heading', { level: 2, name: 'Jobs in Glasgow' }).waitFor();
  expect(await page.getByText('Loading jobs...').count()).toBe(0);
});

test('the search on the page of a city asks the board, with the city chosen', async () => {
  const { page } = await browser.newVisitor();
  await visit(page, `${site.url}/locations/leeds`);
  const search = page.getByRole('search', { name: 'Jobs in Leeds' });
  await search.getByLabel('Job title or employer').fill('accountant');
  await search.getByRole('button', { name: 'Search jobs in Leeds' }).click();
  await page.waitForURL(/\/jobs\?/);
  const parameters = new URL(page.url()).searchParams;
  expect([parameters.get('search'), parameters.get('location')]).toEqual(['accountant', 'Leeds']);
});

test('on a phone the rows of a table stand under each other, and it is still a table', async () => {
  const { page } = await browser.newVisitor({ viewport: { width: 390, height: 844 } });
  await visit(page, `${site.url}/locations/leeds`);
  const pay = page.getByRole('region', { name: /pounds a year$/ });
  const row = pay.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Financial Analyst' }) });
  expect(await row.getByRole('cell').count()).toBe(4);
  expect(await pay.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test.each([
  ['Hire London Talent', 'Request talent'],
  ['Find Jobs in London', 'Find Your Dream Job'],
])('%s opens its dialog over London’s page, which closes again', async (name, title) => {
  const { page } = await browser.newVisitor();
  await visit(page, `${site.url}/locations/london`);
  const opener = page.getByRole('link', { name });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.waitFor();
  expect(new URL(page.url()).pathname).toBe('/locations/london');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(await opener.evaluate((link) => link === document.activeElement)).toBe(true);
});

test('on a phone the excerpt of a job stands whole', async () => {
  const description = 'We look after the light, the lamp and the lens, keep the log and watch the weather. '.repeat(4);
  await addJobs(site.database.database, { title: 'Lighthouse keeper', location: 'Cardiff', description });
  const { page } = await browser.newVisitor({ viewport: { width: 390, height: 844 } });
  await visit(page, `${site.url}/locations/cardiff`);
  const excerpt = page.getByRole('listitem').filter({ hasText: 'Lighthouse keeper' }).locator('.job-card-text');
  expect((await excerpt.innerText()).length).toBeGreaterThan(140);
  expect(await excerpt.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
});

test('Find Jobs on the page of a city leads to its jobs, and takes the keyboard along', async () => {
  const { page } = await browser.newVisitor();
  await visit(page, `${site.url}/locations/leeds`);
  await page.getByRole('main').getByRole('link', { name: 'Find Jobs', exact: true }).press('Enter');
  await expect.poll(() => new URL(page.url()).hash).toBe('#jobs');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('#jobs') !== null)).toBe(true);
});
