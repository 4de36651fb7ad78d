import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#db/seed/cast.ts';
import { isFullForm } from '#tests/support/form.ts';
import { keepsWhatIsSent, visit } from '#tests/support/hydration.ts';
import { addJobs } from '#tests/support/jobs.ts';
import { castMember } from '#tests/support/session.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

const listCookies = async (page: Page) => (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`);

const COOKIES = ['visit=1', 'visitor=1'];

const agree = (page: Page) => page.getByRole('button', { name: 'Accept all' }).click();
const site = provideSite();
const browser = provideBrowser();

beforeEach(() => queryTasks(site.database, 'TRUNCATE measured_events, measured_vitals'));

/** Sums of measurements by 'event page detail', once the page has sent its own. */
async function listCounted(page: Page): Promise<Record<string, number>> {
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
  const rows = await queryTasks<{ name: string; count: number }>(
    site.database,
    `SELECT concat_ws(' ', event, page, nullif(detail, '')) AS name, count::int FROM measured_events`,
  );
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
}

const isMeasuring = (address: string) => /measurements|counting|\/count-/.test(address);

test('nothing is loaded or stored before the visitor agrees', async () => {
  const { page } = await browser.newVisitor({ isUndecided: true });
  const requestedUrls: string[] = [];
  page.on('request', (request) => requestedUrls.push(request.url()));
  await page.clock.install();
  await visit(page, site.url);
  await page.getByRole('button', { name: 'Accept all' }).waitFor();
  await page.clock.fastForward(10_000);
  await page.waitForLoadState('networkidle');
  expect(requestedUrls.filter(isMeasuring)).toEqual([]);
  expect(await listCounted(page)).toEqual({});
  expect(await listCookies(page)).toEqual([]);
});

test('actions of visitors who agree are counted, until they withdraw', async () => {
  const [job = ''] = await addJobs(site.database.database, { title: 'Lamp lighter' });
  const { page } = await browser.newVisitor({ isUndecided: true });
  await visit(page, site.url);
  await agree(page);
  await expect.poll(() => listCookies(page)).toEqual(expect.arrayContaining(COOKIES));
  await expect
    .poll(() => {
      void page.evaluate(() => window.scrollTo(0, window.scrollY ? 0 : document.documentElement.scrollHeight));
      return listCounted(page);
    })
    .toMatchObject({ 'scroll / 25': 1, 'scroll / 90': 1, 'section_view / home': 1 });
  const first = { 'page_view /': 1, 'visit / direct': 1, 'visit_device / desktop': 1, 'new_visitor /': 1 };
  expect(await listCounted(page)).toMatchObject(first);

  await visit(page, `${site.url}/jobs/${job}`);
  await expect.poll(() => listCounted(page)).toMatchObject({ ...first, 'page_view /jobs/:id': 1 });
  await page.getByRole('link', { name: 'Apply Now' }).first().click();
  await page.getByRole('dialog').getByLabel('Full name').fill('Private Person');
  await expect
    .poll(() => listCounted(page))
    .toMatchObject({ 'apply_click /jobs/:id': 1, 'form_start /jobs/:id apply-without-account': 1 });
  expect(Object.keys(await listCounted(page)).filter((name) => /^(visit|new)/.test(name))).toHaveLength(3);
  const listVitals = () => queryTasks(site.database, `SELECT metric FROM measured_vitals WHERE page = '/jobs/:id'`);
  await expect.poll(listVitals).toEqual(expect.arrayContaining([{ metric: 'LCP' }, { metric: 'TTFB' }]));

  await visit(page, `${site.url}/cookie-settings`);
  await page.getByRole('button', { name: 'Withdraw consent' }).click();
  await expect.poll(() => listCookies(page)).not.toContain('visit=1');
  expect(await listCookies(page)).not.toContain('visitor=1');
  const requestedUrls: string[] = [];
  page.on('request', (request) => requestedUrls.push(request.url()));
  await visit(page, `${site.url}/about`);
  await keepsWhatIsSent(page);
  expect(await listCounted(page)).not.toHaveProperty(['page_view /about']);
  expect(requestedUrls.filter(isMeasuring)).toEqual([]);
});

test.runIf(isFullForm)(
  'a refused form does not count as finished; after a withdrawal nothing is counted, and the cookies are deleted',
  async () => {
    const visitor = await browser.newVisitor({ isUndecided: true });
    const { page } = visitor;
    await visit(page, `${site.url}/candidate-login`);
    await agree(page);
    await expect.poll(() => listCookies(page)).toEqual(expect.arrayContaining(COOKIES));
    const main = page.getByRole('main');
    await main.getByLabel('Email').fill(castMember('Aisha').email);
    await main.getByLabel('Password', { exact: true }).fill('not-the-password');
    await main.getByRole('button', { name: 'Login' }).click();
    await main.getByText('Invalid email or password').first().waitFor();
    visitor.complaints.length = 0;
    const startedForm = { 'form_start /candidate-login login': 1 };
    await expect.poll(() => listCounted(page)).toMatchObject(startedForm);
    expect(await listCounted(page)).not.toHaveProperty(['form_finish /candidate-login login']);
    await main.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await main.getByRole('button', { name: 'Login' }).click();
    await expect
      .poll(() => listCounted(page))
      .toMatchObject({ ...startedForm, 'form_finish /candidate-login login': 1 });

    await visit(page, `${site.url}/cookie-settings`);
    await expect.poll(() => listCounted(page)).toHaveProperty(['page_view /cookie-settings'], 1);
    await page.getByRole('button', { name: 'Withdraw consent' }).click();
    await expect.poll(() => listCookies(page)).not.toContain('visit=1');
    expect(await listCookies(page)).not.toContain('visitor=1');
    const requestedUrls: string[] = [];
    page.on('request', (request) => requestedUrls.push(request.url()));
    await visit(page, `${site.url}/about`);
    await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => /keeping/.test(name)));
    expect(await listCounted(page)).not.toHaveProperty(['page_view /about']);
    expect(requestedUrls.filter((address) => /measurements|counting/.test(address))).toEqual([]);
  },
);
