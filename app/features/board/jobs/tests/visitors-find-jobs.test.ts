import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import {
  addLighthouseJobs,
  cardOf,
  chosenOf,
  countedJobs,
  expectJobs,
  filter,
  KEEPER,
  NEWEST_FIRST,
  option,
  preview,
  queryOf,
  searchBox,
} from '#tests/support/board.ts';
import { isFullForm } from '#tests/support/form.ts';
import { hydrated, visit } from '#tests/support/hydration.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

/** Sets a mark that is lost when the page reloads. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isSamePage: true }));

const isMarked = (page: Page) => page.evaluate(() => 'isSamePage' in window);
const site = provideSite();
const browser = provideBrowser();

beforeAll(async () => {
  await addLighthouseJobs(site);
});

/** Presses Tab until the target has the focus; throws after more stops than the page needs. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < 80; stop += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`No Tab leads to ${target}`);
}

test('by keyboard: typing narrows the list in place and says the count aloud; a job is looked at, and the way back leads to the search', async () => {
  const { page } = await browser.newVisitor();
  await visit(page, `${site.url}/jobs`);
  await mark(page);
  // Screen readers announce changes inside an element that exists; a replaced element often stays silent.
  const announcer = await page.getByRole('status').filter({ hasText: /jobs$/ }).elementHandle();
  await searchBox(page).focus();
  await page.keyboard.type('lighthouse', { delay: 10 });
  await expectJobs(page, NEWEST_FIRST);
  // The jobs may be the same for half of the word, so wait for the address.
  await expect.poll(() => queryOf(page)).toEqual({ search: 'lighthouse' });
  expect(await searchBox(page).evaluate((box) => box === document.activeElement)).toBe(true);

  await tabTo(page, option(page, 'Category', 'All Categories'));
  await page.keyboard.press('ArrowUp');
  await expectJobs(page, ['Lighthouse painter', 'Lighthouse keeper']);
  const announcement = await announcer?.evaluate((element) => element.isConnected && element.textContent);
  expect(announcement).toBe('2 jobs: “lighthouse” Blue Collar jobs across the UK');
  expect(await page.title()).toBe('“lighthouse” Blue Collar jobs across the UK | Tidewell Recruitment');
  expect(await isMarked(page)).toBe(true);

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

test.runIf(isFullForm)('a visitor sees every open job, newest first, and how many there are', async () => {
  const { page } = await browser.newVisitor();
  await visit(page, `${site.url}/jobs`);
  await page.getByRole('heading', { level: 1, name: 'Job Postings' }).waitFor();
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByText('Job Postings').waitFor();
  await searchBox(page).waitFor();

  const open = await site.database.database.asSystem((transaction) =>
    transaction
      .selectFrom('jobs')
      .select('title')
      .where('status', '=', 'open')
      .where('closes_at', '>', new Date())
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute(),
  );
  expect(open.length).toBeGreaterThanOrEqual(60);
  await expectJobs(
    page,
    open.map(({ title }) => title),
  );
});

test.runIf(isFullForm)(
  'a card says what the job is, where, what it pays, when it was posted, and how it begins',
  async () => {
    const { page } = await browser.newVisitor();
    await visit(page, `${site.url}/jobs?search=lighthouse`);
    const card = cardOf(page, 'Lighthouse keeper');
    const posted = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London' }).format(KEEPER.created_at);
    expect(posted).toMatch(/^\d{2}\/\d{2}\/\d{4}$/);
    const facts = ['Skerryvore Trust', 'Leeds', 'Full-time', '£30,000 a year', 'Blue Collar', `Posted: ${posted}`];
    for (const fact of facts) expect(await card.innerText()).toContain(fact);

    const beginning = await card.getByText('Keeps the light burning').innerText();
    expect(beginning).toMatch(/…$/);
    expect(KEEPER.description.startsWith(beginning.slice(0, -1))).toBe(true);
    expect(beginning.length - 1).toBeLessThanOrEqual(150);
    expect(beginning.length).toBeGreaterThan(100);

    await card.getByRole('link', { name: 'View Details' }).click();
    await page.getByRole('heading', { level: 1, name: 'Lighthouse keeper' }).waitFor();
  },
);

test.runIf(isFullForm)('the search looks at title, company and location, in any case', async () => {
  const { page } = await browser.newVisitor();
  for (const [search, titles] of [
    ['LIGHTHOUSE ARCHIVIST', ['Lighthouse archivist']],
    ['bell rock', ['Lighthouse archivist']],
    ['glasgow skerryvore', ['Lighthouse painter']],
  ] as const) {
    await visit(page, `${site.url}/jobs?${new URLSearchParams({ search })}`);
    expect(await searchBox(page).inputValue()).toBe(search);
    await expectJobs(page, [...titles]);
  }
});

test.runIf(isFullForm)(
  'a sector is chosen from All Categories, White Collar and Blue Collar, and applies at once',
  async () => {
    const { page } = await browser.newVisitor();
    await visit(page, `${site.url}/jobs?search=lighthouse`);
    await mark(page);
    const category = page.getByRole('search', { name: 'Jobs' }).getByRole('group', { name: 'Category' });
    expect(await category.locator('label').allTextContents()).toEqual([
      'All Categories',
      'White Collar',
      'Blue Collar',
    ]);

    await option(page, 'Category', 'Blue Collar').check();
    await expectJobs(page, ['Lighthouse painter', 'Lighthouse keeper']);
    expect(queryOf(page)).toEqual({ search: 'lighthouse', category: 'blue-collar' });
    await option(page, 'Category', 'White Collar').check();
    await expectJobs(page, ['Lighthouse archivist']);
    await option(page, 'Category', 'All Categories').check();
    await expectJobs(page, NEWEST_FIRST);
    expect(queryOf(page)).toEqual({ search: 'lighthouse' });
    expect(await isMarked(page)).toBe(true);
  },
);

test.runIf(isFullForm)('filters work together, and pay by the hour is compared with pay by the year', async () => {
  const { page } = await browser.newVisitor();
  await visit(page, `${site.url}/jobs?search=lighthouse`);
  await filter(page, 'Salary (or yearly equivalent)').selectOption('35000');
  await expectJobs(page, ['Lighthouse archivist', 'Lighthouse painter']);
  await filter(page, 'Near a town or postcode').fill('Leeds');
  await filter(page, 'Near a town or postcode').press('Enter');
  await expectJobs(page, ['Lighthouse archivist']);
  await option(page, 'Type of work', 'Part-time').check();
  // The list is unchanged, so only the address shows that the response has arrived.
  const query = { search: 'lighthouse', type: 'Part-time', where: 'Leeds', salary: '35000' };
  await expect.poll(() => queryOf(page)).toEqual(query);
  await expectJobs(page, ['Lighthouse archivist']);
});

test.runIf(isFullForm)('a search without a result says so and leads back to all jobs', async () => {
  const { page } = await browser.newVisitor();
  await visit(page, `${site.url}/jobs`);
  await searchBox(page).fill('zeppelin purser');
  await page.getByText('No jobs found matching your criteria.', { exact: true }).waitFor();
  await expect.poll(() => countedJobs(page)).toBe('0 jobs');
  await page.getByRole('link', { name: 'Show all jobs' }).click();
  await cardOf(page, 'Lighthouse keeper').waitFor();
  await expect.poll(() => searchBox(page).inputValue()).toBe('');
  expect(queryOf(page)).toEqual({});
});

test.runIf(isFullForm)('the order can be changed to best paid first', async () => {
  const { page } = await browser.newVisitor();
  await visit(page, `${site.url}/jobs?search=lighthouse`);
  await filter(page, 'Order').selectOption('Highest paid first');
  await expectJobs(page, NEWEST_FIRST);
  await option(page, 'Category', 'Blue Collar').check();
  await expectJobs(page, ['Lighthouse painter', 'Lighthouse keeper']);
  await searchBox(page).fill('');
  await expect.poll(() => queryOf(page)).toEqual({ category: 'blue-collar', sort: 'pay' });
});

test.runIf(isFullForm)(
  'the board says what its search looks in, and offers words for a kind of work as filters',
  async () => {
    const { page } = await browser.newVisitor();
    await visit(page, `${site.url}/jobs?search=part-time+archivist`);
    await page.getByText('Try a job title, skill or employer').waitFor();
    await page.getByRole('link', { name: 'Show part-time jobs for “archivist”' }).click();
    await expectJobs(page, ['Lighthouse archivist']);
    const { searchParams } = new URL(page.url());
    expect(Object.fromEntries(searchParams)).toEqual({ search: 'archivist', type: 'Part-time' });
    expect(await page.getByRole('list', { name: 'Suggested filters' }).count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('board-count');
  },
);

test.runIf(isFullForm)(
  'typing narrows the list in place, leaves the cursor in the box and says the count aloud',
  async () => {
    const { page } = await browser.newVisitor();
    await visit(page, `${site.url}/jobs`);
    await mark(page);
    const announcer = await page.getByRole('status').filter({ hasText: /jobs$/ }).elementHandle();

    await searchBox(page).click();
    await page.keyboard.type('lighthouse', { delay: 10 });
    await expectJobs(page, NEWEST_FIRST);
    await expect.poll(() => queryOf(page)).toEqual({ search: 'lighthouse' });
    expect(await isMarked(page)).toBe(true);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('placeholder'))).toBe('Search jobs...');

    await page.keyboard.type(' painter', { delay: 10 });
    await expectJobs(page, ['Lighthouse painter']);
    expect(await searchBox(page).inputValue()).toBe('lighthouse painter');
    expect(await announcer?.evaluate((element) => element.isConnected && element.textContent)).toBe(
      '1 job: “lighthouse painter” jobs across the UK',
    );
  },
);

test.runIf(isFullForm)('everything can be done with the keyboard alone', async () => {
  const { page } = await browser.newVisitor();
  await visit(page, `${site.url}/jobs`);
  await tabTo(page, searchBox(page));
  await page.keyboard.type('lighthouse');
  await page.keyboard.press('Enter');
  await expectJobs(page, NEWEST_FIRST);

  await tabTo(page, option(page, 'Category', 'All Categories'));
  await page.keyboard.press('ArrowUp');
  await expectJobs(page, ['Lighthouse painter', 'Lighthouse keeper']);

  const title = cardOf(page, 'Lighthouse keeper').getByRole('link', { name: 'Lighthouse keeper', exact: true });
  await tabTo(page, title);
  await page.keyboard.press('Enter');
  await preview(page).getByRole('heading', { name: 'Lighthouse keeper' }).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('job-preview');
  await page.keyboard.press('Escape');
  expect(await title.evaluate((link) => link === document.activeElement)).toBe(true);
  expect(await preview(page).count()).toBe(0);
  await page.keyboard.press('Enter');
  await tabTo(page, preview(page).getByRole('link', { name: 'View full job' }));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Lighthouse keeper' }).waitFor();
  await hydrated(page);

  await tabTo(page, page.getByRole('link', { name: 'Apply Now' }));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Apply for Lighthouse keeper' }).waitFor();
});
