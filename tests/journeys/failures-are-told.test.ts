import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { asSuperuser, FAULT_MESSAGE, forbid, prepareBrokenNumbers } from '#tests/support/faults.ts';
import { isFullForm, someOf } from '#tests/support/form.ts';
import { hydrated, visit } from '#tests/support/hydration.ts';
import { addJobs } from '#tests/support/jobs.ts';
import { castMember, signInBrowser } from '#tests/support/session.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

const numbers = prepareBrokenNumbers();

const LIST_PROCEDURES = ['get_public_jobs', 'count_public_jobs', 'find_public_jobs'];

const board = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('heading');
const site = provideSite({ env: () => numbers.env });
const browser = provideBrowser();
let jobId: string;
let undoFault: (() => Promise<void>)[] = [];

beforeEach(async () => {
  [jobId = ''] = await addJobs(site.database.database, { title: 'Lighthouse keeper' });
});

afterEach(async () => {
  await numbers.mend();
  for (const give of undoFault.splice(0)) await give();
});

async function breakDatabase(...procedures: string[]): Promise<() => Promise<void>> {
  const give = await forbid(site.database, ...procedures);
  undoFault.push(give);
  return async () => {
    undoFault = undoFault.filter((each) => each !== give);
    await give();
  };
}
const statusOf = async (path: string) => (await fetch(site.url + path, { redirect: 'manual' })).status;
const logLines = () =>
  site
    .log()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>);

const errorIdOn = async (page: Page) =>
  (await page.getByText(/^Error ID: /).innerText()).replace('Error ID: ', '').trim();

test('each failure stands in the log with its cause', async () => {
  const undoFault = await breakDatabase(...LIST_PROCEDURES, 'get_public_job_by_id');
  await statusOf('/jobs?search=a-failure-for-the-log');
  await statusOf(`/jobs/${jobId}`);
  await undoFault();
  for (const message of ['the board could not be loaded', 'a job could not be loaded']) {
    const findLine = () => logLines().findLast(({ msg }) => msg === message);
    await expect
      .poll(findLine)
      .toMatchObject({ level: 'error', err: { message: expect.stringContaining('permission denied') } });
    const errorId = findLine()?.['errorId'];
    await expect
      .poll(() => logLines().some(({ msg, requestId }) => msg === 'request' && requestId === errorId))
      .toBe(true);
  }
});

test('a surprise shows an error id that is in the log, and Try Again works once it is over', async () => {
  const { page, complaints } = await browser.newVisitor();
  await numbers.breakNow();
  expect(await visit(page, `${site.url}/jobs?search=lighthouse`)).toBe(500);
  await page.getByRole('heading', { level: 1, name: 'Something went wrong' }).waitFor();
  const errorId = await errorIdOn(page);
  expect(errorId).toMatch(/^[0-9a-f-]{36}$/);
  expect(logLines().find((line) => line['errorId'] === errorId)).toMatchObject({
    level: 'error',
    path: '/jobs',
    err: { message: FAULT_MESSAGE },
  });
  expect(await page.content()).not.toContain(FAULT_MESSAGE);

  await numbers.mend();
  await page.getByRole('link', { name: 'Try Again' }).click();
  await board(page).filter({ hasText: 'Lighthouse keeper' }).first().waitFor();
  expect(new URL(page.url()).search).toBe('?search=lighthouse');
  expect(complaints.splice(0).filter((complaint) => !complaint.includes('500'))).toEqual([]);
});

/** The guard replaces `fetch` and loads after the page (app/background.tsx). */
const untilGuarded = (page: Page) => page.waitForFunction(() => !String(window.fetch).includes('[native code]'));

const OF_A_PROXY = [
  { status: 502, contentType: 'text/html', body: '<h1>502 Bad Gateway</h1>' },
  { status: 200, contentType: 'text/html', body: '<h1>Welcome to our Wi-Fi</h1>' },
  { status: 200, contentType: 'text/x-script', body: '[{"_1":2},"routes/jo' },
];

test.each(someOf(OF_A_PROXY, 0))(
  'what a proxy answers, $status as $contentType, leaves the page as it is',
  async (answer) => {
    const { page, complaints } = await browser.newVisitor();
    await visit(page, `${site.url}/blog`);
    await untilGuarded(page);
    await page.route('**/jobs.data*', (route) => route.fulfill(answer));
    const follow = () => page.getByRole('banner').getByRole('link', { name: 'Jobs', exact: true }).click();
    await follow();
    const errorDialog = page.getByRole('dialog', { name: 'Failed to load job postings.', exact: true });
    await errorDialog.waitFor();
    await expect.poll(() => page.locator('.pending-bar').count()).toBe(0);
    expect(page.url()).toBe(`${site.url}/blog`);
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    await page.unroute('**/jobs.data*');
    await errorDialog.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1, name: 'Job Postings' }).waitFor();
    expect(page.url()).toBe(`${site.url}/jobs`);
    complaints.length = 0;
  },
);

test('when a proxy answers for the home page before the page has rendered again, the page stays, too', async () => {
  const { page, complaints } = await browser.newVisitor();
  await page.addInitScript(() => {
    const { fetch } = window;
    const answerAtOnce: typeof fetch = async (input, init) =>
      String(input).includes('/_.data') ? new Response('Bad Gateway', { status: 502 }) : fetch(input, init);
    answerAtOnce.toString = () => '[native code]';
    window.fetch = answerAtOnce;
  });
  await visit(page, `${site.url}/blog`);
  await untilGuarded(page);
  await page.getByRole('banner').locator('a[href="/"]').first().click();
  await page.getByRole('dialog', { name: 'Failed to load the page.', exact: true }).waitFor();
  expect(page.url()).toBe(`${site.url}/blog`);
  complaints.length = 0;
});

test('a surprise in the browser shows an error id, too, and is reported to the log', async () => {
  const { page, complaints } = await browser.newVisitor();
  await visit(page, `${site.url}/`);
  // Simulates a new server version whose data does not fit the open page.
  await page.route('**/jobs.data*', (route) =>
    route.fulfill({ status: 200, contentType: 'text/x-script', body: '["nonsense"]\n' }),
  );
  await page.getByRole('banner').getByRole('link', { name: 'Jobs', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Something went wrong' }).waitFor();
  const errorId = await errorIdOn(page);
  await expect
    .poll(() => logLines().find((line) => line['errorId'] === errorId))
    .toMatchObject({
      level: 'warn',
      msg: 'error in a browser',
      path: '/jobs',
      message: expect.stringMatching(/\w{3}/),
    });

  await page.unroute('**/jobs.data*');
  await page.getByRole('link', { name: 'Try Again' }).click();
  await page.getByRole('heading', { level: 1, name: 'Job Postings' }).waitFor();
  expect(page.url()).toBe(`${site.url}/jobs`);
  complaints.length = 0;
});

/** Removes the console errors about 503. @returns the others */
const takeUnexpected = (complaints: string[]) =>
  complaints.splice(0).filter((complaint) => !complaint.includes('status of 503'));

test.runIf(isFullForm)(
  'a board that cannot be loaded says so, can be tried again, and the failure is not kept',
  async () => {
    const { page, complaints } = await browser.newVisitor();
    const undoFault = await breakDatabase(...LIST_PROCEDURES);
    expect(await visit(page, `${site.url}/jobs`)).toBe(503);
    await page.getByRole('main').getByText('Failed to load job postings.', { exact: true }).waitFor();
    expect(await page.getByText('No jobs found matching your criteria.').count()).toBe(0);
    const answer = await fetch(`${site.url}/jobs`);
    expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(answer.headers.get('cache-control')).toContain('no-store');

    await undoFault();
    expect(await statusOf('/jobs')).toBe(200);
    await page.getByRole('link', { name: 'Try again' }).click();
    await board(page).filter({ hasText: 'Lighthouse keeper' }).first().waitFor();
    expect(page.url()).toBe(`${site.url}/jobs`);
    expect(complaints.splice(0).filter((complaint) => !complaint.includes('503'))).toEqual([]);
  },
);

test.runIf(isFullForm)(
  'a job that cannot be loaded says so, can be tried again, and the failure is not kept',
  async () => {
    const { page, complaints } = await browser.newVisitor();
    const undoFault = await breakDatabase('get_public_job_by_id');
    expect(await visit(page, `${site.url}/jobs/${jobId}`)).toBe(503);
    await page.getByRole('main').getByText('Failed to load job details.', { exact: true }).waitFor();

    await undoFault();
    expect(await statusOf(`/jobs/${jobId}`)).toBe(200);
    await page.getByRole('link', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1, name: 'Lighthouse keeper' }).waitFor();
    expect(complaints.splice(0).filter((complaint) => !complaint.includes('503'))).toEqual([]);
  },
);

test.runIf(isFullForm).each([
  ['/jobs', 'Failed to load job postings.', null, LIST_PROCEDURES],
  ['/admin/accounts', 'Failed to load user profiles.', 'Morag', ['app.list_accounts']],
  ['/admin/jobs?search=lighthouse', 'Failed to load job postings.', 'Morag', ['app.find_desk_jobs']],
  ['/profile/liked', 'Failed to load liked jobs', 'Aisha', ['get_liked_jobs']],
] as const)('%s: ‘%s’ is a toast, and stays on the page', async (path, words, name, procedures) => {
  const { page, context, complaints } = await browser.newVisitor();
  if (name) await signInBrowser(context, site, castMember(name).id);
  await breakDatabase(...procedures);
  await visit(page, site.url + path);
  await page.getByRole('dialog', { name: words, exact: true }).waitFor();
  await page.getByRole('main').getByText(words, { exact: true }).waitFor();
  expect(takeUnexpected(complaints)).toEqual([]);
});

test.runIf(isFullForm).each([
  ['/profile', 'Failed to load profile', 'Aisha', 'profiles'],
  ['/employer/jobs', 'Failed to load job postings.', 'Dev', 'jobs'],
] as const)('%s: ‘%s’ is a toast as well', async (path, words, name, table) => {
  const { page, context, complaints } = await browser.newVisitor();
  await signInBrowser(context, site, castMember(name).id);
  await asSuperuser(site.database, `REVOKE SELECT ON ${table} FROM agency_app`);
  undoFault.push(() => asSuperuser(site.database, `GRANT SELECT ON ${table} TO agency_app`));
  await visit(page, site.url + path);
  await page.getByRole('dialog', { name: words, exact: true }).waitFor();
  await page.getByRole('main').getByText(words, { exact: true }).waitFor();
  expect(takeUnexpected(complaints)).toEqual([]);
});

test.runIf(isFullForm)('a job that cannot be posted is told as a toast, and what was typed stays', async () => {
  const { page, context, complaints } = await browser.newVisitor();
  await signInBrowser(context, site, castMember('Dev').id);
  await visit(page, `${site.url}/employer/jobs/new`);
  await page.getByLabel('Title', { exact: true }).fill('Lighthouse keeper');
  await page.getByLabel('Company', { exact: true }).fill('Skerryvore Trust');
  await page.getByLabel('Location', { exact: true }).fill('Oban');
  await page.getByLabel('Salary', { exact: true }).fill('£38,000 a year');
  await page.getByLabel('Job description').fill('Keeps the lamp and writes the log.');
  await page.getByLabel('Requirements').fill('A head for heights.');
  await asSuperuser(site.database, 'REVOKE INSERT ON jobs FROM agency_app');
  undoFault.push(() => asSuperuser(site.database, 'GRANT INSERT ON jobs TO agency_app'));
  const toast = page.getByRole('dialog', { name: 'Failed to create job posting.', exact: true });
  await page.getByRole('button', { name: 'Post job' }).click();
  await toast.waitFor();
  const first = await toast.elementHandle();
  await page.getByRole('button', { name: 'Post job' }).click();
  await expect.poll(() => first?.evaluate((element) => element.isConnected)).toBe(false);
  await toast.waitFor();
  expect(await page.getByLabel('Location', { exact: true }).inputValue()).toBe('Oban');
  expect(takeUnexpected(complaints)).toEqual([]);
});

test.runIf(isFullForm)(
  'the page of a city whose jobs could not be loaded has them as soon as one tries again',
  async () => {
    const { page } = await browser.newVisitor();
    const undoFault = await breakDatabase(...LIST_PROCEDURES);
    expect(await visit(page, `${site.url}/locations/leeds`)).toBe(200);
    await page.getByText('Failed to load jobs in Leeds.', { exact: true }).waitFor();

    await undoFault();
    await page.getByRole('link', { name: 'Try again' }).click();
    await page
      .getByRole('region', { name: 'Jobs in Leeds' })
      .getByRole('heading', { name: 'Lighthouse keeper' })
      .first()
      .waitFor();
  },
);

test.runIf(isFullForm)(
  'the home page stands without its jobs, and has them again as soon as they can be had',
  async () => {
    const undoFault = await breakDatabase(...LIST_PROCEDURES);
    const answerWithout = await fetch(site.url);
    expect(answerWithout.status).toBe(200);
    const html = await answerWithout.text();
    expect(html).toContain('We couldn’t load the newest jobs just now.');
    expect(html).not.toContain('Lighthouse keeper');
    await undoFault();
    expect(await (await fetch(site.url)).text()).toContain('Lighthouse keeper');
  },
);

test.runIf(isFullForm)(
  'a search of the whole site that cannot look at the jobs says so, and still finds pages',
  async () => {
    const { page } = await browser.newVisitor();
    await breakDatabase(...LIST_PROCEDURES);
    await page.goto(`${site.url}/search?q=salary`);
    await page.getByRole('main').getByText('Failed to load job postings.', { exact: true }).waitFor();
    await page
      .getByRole('main')
      .getByRole('link', { name: /salary calculator/i })
      .waitFor();
    expect(
      await page
        .getByRole('main')
        .getByText(/no jobs match all of these words/i)
        .count(),
    ).toBe(0);
  },
);

test.runIf(isFullForm)('from the error screen one can go home', async () => {
  const { page, complaints } = await browser.newVisitor();
  await numbers.breakNow();
  await visit(page, `${site.url}/jobs`);
  await numbers.mend();
  await page.getByRole('link', { name: 'Go Home' }).click();
  await page.waitForURL(`${site.url}/`);
  await hydrated(page);
  expect(await page.getByRole('heading', { level: 1 }).innerText()).not.toContain('Something went wrong');
  expect(complaints.splice(0).filter((complaint) => !complaint.includes('500'))).toEqual([]);
});

test.runIf(isFullForm)('a wrong address says so with status 404, leads home, and is logged', async () => {
  const { page, complaints } = await browser.newVisitor();
  expect(await visit(page, `${site.url}/no/such/page?with=a-query`)).toBe(404);
  await page.getByText('404', { exact: true }).first().waitFor();
  await page.getByRole('heading', { level: 1, name: /Oops! Page not found/ }).waitFor();
  expect(await page.title()).toMatch(/^Page not found/);
  expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
  expect(logLines().find(({ msg }) => msg === 'page not found')).toMatchObject({ path: '/no/such/page' });

  await page.getByRole('link', { name: 'Return to Home' }).click();
  await page.waitForURL(`${site.url}/`);
  expect(complaints.splice(0).filter((complaint) => !complaint.includes('404'))).toEqual([]);
});

test.runIf(isFullForm)('a place that does not exist is a wrong address, too', async () => {
  for (const path of [
    '/locations/atlantis',
    '/industries/alchemy',
    '/blog/category/constructor',
    '/jobs/x/y/z',
    '/jobs/x/y',
  ]) {
    expect(await statusOf(path), path).toBe(404);
  }
});

test.runIf(isFullForm)(
  'a search that fails while the visitor types says so in place, and the next one works',
  async () => {
    const { page, complaints } = await browser.newVisitor();
    await visit(page, `${site.url}/jobs`);
    const undoFault = await breakDatabase(...LIST_PROCEDURES);
    await page.getByPlaceholder('Search jobs...').fill('lighthouse');
    await page.getByRole('main').getByText('Failed to load job postings.', { exact: true }).waitFor();
    expect(await page.getByPlaceholder('Search jobs...').inputValue()).toBe('lighthouse');

    await undoFault();
    await page.getByPlaceholder('Search jobs...').fill('lighthouse keeper');
    await board(page).filter({ hasText: 'Lighthouse keeper' }).first().waitFor();
    expect(complaints.splice(0).filter((complaint) => !complaint.includes('503'))).toEqual([]);
  },
);
