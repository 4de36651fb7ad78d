import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import {
  addLighthouseJobs,
  cardOf,
  countedJobs,
  expectJobs,
  jobCount,
  NEWEST_FIRST,
  preview,
  queryOf,
} from '#tests/support/board.ts';
import { isFullForm } from '#tests/support/form.ts';
import { holdScripts } from '#tests/support/held-requests.ts';
import { visit } from '#tests/support/hydration.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

const LAPTOP = { viewport: { width: 1440, height: 900 } };

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

const titleOf = (page: Page, title: string) => cardOf(page, title).getByRole('link', { name: title, exact: true });
const site = provideSite();
const browser = provideBrowser();

beforeAll(async () => {
  await addLighthouseJobs(site);
});

const isFocused = (target: Locator) => () => target.evaluate((element) => element === document.activeElement);

const listCutTexts = (buttons: Locator) =>
  buttons.filter({ visible: true }).evaluateAll((all) => {
    const isCut = (element: Element) => element.clientWidth > 0 && element.scrollWidth > element.clientWidth;
    return all.filter((each) => [each, ...each.children].some(isCut)).map((each) => each.textContent);
  });

test('the address of a search with a job beside it leads there again, and to the job itself where there is no room', async () => {
  const { id } = await site.database.database.asSystem((t) =>
    t.selectFrom('jobs').select('id').where('title', '=', 'Lighthouse keeper').executeTakeFirstOrThrow(),
  );
  const address = `${site.url}/jobs?search=lighthouse&job=${id}`;
  const { page } = await browser.newVisitor(LAPTOP);
  await visit(page, address);
  await expect.poll(() => preview(page).getByRole('heading', { level: 2 }).textContent()).toBe('Lighthouse keeper');
  await page.setViewportSize(PHONE.viewport);
  await visit(page, address);
  await page.getByRole('heading', { level: 1, name: 'Lighthouse keeper' }).waitFor();
});

test('by keyboard the results can be reached and skipped, a job opens, and Back or Escape returns to its link', async () => {
  const { page } = await browser.newVisitor(LAPTOP);
  await visit(page, `${site.url}/jobs?search=lighthouse&map=yes`);
  // The column of filters is no dialog, since nothing has opened.
  await page.getByRole('group', { name: 'Filters', exact: true }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  const skip = page.getByRole('link', { name: 'Skip to results' });
  await skip.focus();
  expect((await skip.boundingBox())?.width).toBeGreaterThan(50);
  await page.keyboard.press('Enter');
  await expect.poll(isFocused(jobCount(page))).toBe(true);
  const dots = page.getByRole('group', { name: 'Map of open jobs in the United Kingdom' }).getByRole('link');
  expect(await dots.count()).toBeGreaterThan(1);
  const past = page.getByRole('link', { name: 'Skip past results' });
  for (let stop = 0; stop < 40 && !(await isFocused(past)()); stop += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('svg'))).toBeNull();
  }
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('after-results');

  const title = await page.title();
  const link = titleOf(page, 'Lighthouse painter');
  const open = async () => {
    await link.press('Enter');
    await expect.poll(isFocused(preview(page))).toBe(true);
    await expect.poll(() => page.title()).toBe(`Lighthouse painter | ${title}`);
    expect(queryOf(page)).toHaveProperty('job');
  };
  const expectClosed = async () => {
    await expect.poll(isFocused(link)).toBe(true);
    await expect.poll(() => page.title()).toBe(title);
    expect(queryOf(page)).not.toHaveProperty('job');
  };
  await open();
  await page.goBack();
  await expectClosed();
  await open();
  await page.keyboard.press('Escape');
  await expectClosed();
  expect(await preview(page).count()).toBe(0);
  await open();
  await preview(page).getByRole('link', { name: 'View full job' }).press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Lighthouse painter' }).waitFor();
  await page.goBack();
  await expect.poll(isFocused(link)).toBe(true);
});

test('a first tap opens the sheet on a phone, which counts what its choices find and shows them when asked to', async () => {
  const { page } = await browser.newVisitor(PHONE);
  const release = await holdScripts(page);
  await page.goto(`${site.url}/jobs?search=lighthouse`, { waitUntil: 'commit' });
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  const focusedId = () => page.evaluate(() => document.activeElement?.id);
  await page.getByRole('button', { name: 'Where' }).tap();
  await page.getByLabel('Near a town or postcode').waitFor();
  release();
  await sheet.waitFor();
  await expect.poll(focusedId).toBe('board-where');
  await sheet.getByRole('button', { name: /^Show / }).focus();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main :not(#board-sheet *)'))).toBeNull();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'hidden' });
  await expect.poll(isFocused(page.getByRole('button', { name: 'Where' }))).toBe(true);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await listCutTexts(page.locator('.board-chips button'))).toEqual([]);
  await page.setViewportSize(PHONE.viewport);
  await page.getByRole('button', { name: 'Type' }).click();
  await sheet.getByRole('button', { name: 'Show 3 jobs' }).waitFor();
  expect(await focusedId()).toBe('board-type');
  await sheet.getByRole('radio', { name: 'Part-time' }).check();
  await sheet.getByRole('button', { name: 'Show 1 job', exact: true }).waitFor();
  // Choices apply only when the button is pressed; closing the sheet undoes them.
  await page.keyboard.press('Escape');
  await expectJobs(page, NEWEST_FIRST);
  await page.getByRole('button', { name: 'Where' }).click();
  expect(await sheet.getByRole('radio', { name: 'All types' }).isChecked()).toBe(true);
  await sheet.getByLabel('Near a town or postcode').fill('Leeds');
  await sheet.getByRole('button', { name: 'Show 2 jobs' }).click();
  await expectJobs(page, ['Lighthouse archivist', 'Lighthouse keeper']);
  expect(queryOf(page)).toEqual({ search: 'lighthouse', where: 'Leeds' });
  await page.getByRole('button', { name: 'Where: Leeds' }).waitFor();
});

const previewed = (page: Page) => preview(page).getByRole('heading', { level: 2 });

test.runIf(isFullForm)('four whole jobs stand on the first screen of a laptop', async () => {
  const { page } = await browser.newVisitor(LAPTOP);
  await visit(page, `${site.url}/jobs`);
  const whole = await page
    .locator('.job-card')
    .evaluateAll((cards) => cards.filter((card) => card.getBoundingClientRect().bottom <= innerHeight).length);
  expect(whole).toBeGreaterThanOrEqual(4);
});

test.runIf(isFullForm)(
  'a job that cannot be fetched says so in its place, and a press with a key held opens a tab',
  async () => {
    const { page, context, complaints } = await browser.newVisitor(LAPTOP);
    await visit(page, `${site.url}/jobs?search=lighthouse`);
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      titleOf(page, 'Lighthouse painter').click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await tab.getByRole('heading', { level: 1, name: 'Lighthouse painter' }).waitFor();
    await tab.close();
    expect(queryOf(page)).toEqual({ search: 'lighthouse' });
    await page.route('**/api/job-previews/**', (route) => route.abort());
    await titleOf(page, 'Lighthouse painter').click();
    await preview(page).getByText('Failed to load job details.').waitFor();
    await expectJobs(page, NEWEST_FIRST);
    complaints.length = 0;
  },
);

test.runIf(isFullForm)('without a script a row leads to the page of its job', async () => {
  const { page } = await browser.newVisitor({ ...LAPTOP, javaScriptEnabled: false });
  await page.goto(`${site.url}/jobs?search=lighthouse`);
  await titleOf(page, 'Lighthouse painter').click();
  await page.getByRole('heading', { level: 1, name: 'Lighthouse painter' }).waitFor();
});

test.runIf(isFullForm)('where the jobs cannot be counted, the button of the sheet works all the same', async () => {
  const { page, complaints } = await browser.newVisitor(PHONE);
  await visit(page, `${site.url}/jobs?search=lighthouse`);
  await page.route('**/api/job-count**', (route) => route.abort());
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await page.getByRole('button', { name: 'Pay' }).click();
  await sheet.getByRole('radio', { name: 'Blue Collar' }).check();
  await sheet.getByRole('button', { name: 'Show jobs' }).click();
  await expect.poll(() => countedJobs(page)).toBe('2 jobs');
  complaints.length = 0;
});

test.runIf(isFullForm)('a press on a row shows its job beside the list, at an address that can be shared', async () => {
  const { page, context } = await browser.newVisitor(LAPTOP);
  await visit(page, `${site.url}/jobs?search=lighthouse`);
  await expect.poll(() => previewed(page).textContent()).toBe('Lighthouse archivist');
  await titleOf(page, 'Lighthouse keeper').click();
  await expect.poll(() => previewed(page).textContent()).toBe('Lighthouse keeper');
  for (const fact of ['£30,000 a year', 'Leeds', 'Full-time', 'Keeps the light burning', 'Apply by'])
    expect(await preview(page).innerText()).toContain(fact);
  expect(await titleOf(page, 'Lighthouse keeper').getAttribute('aria-current')).toBe('true');
  await expectJobs(page, NEWEST_FIRST);
  expect(queryOf(page)).toMatchObject({ search: 'lighthouse', job: expect.any(String) });
  const address = page.url();

  const other = await context.newPage();
  await other.setViewportSize(LAPTOP.viewport);
  await visit(other, address);
  await expect.poll(() => previewed(other).textContent()).toBe('Lighthouse keeper');
  await other.setViewportSize(PHONE.viewport);
  await visit(other, address);
  await other.getByRole('heading', { level: 1, name: 'Lighthouse keeper' }).waitFor();

  await page.keyboard.press('Escape');
  await expect.poll(() => preview(page).count()).toBe(0);
  expect(queryOf(page)).toEqual({ search: 'lighthouse' });
});
