import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { FAULT_MESSAGE } from '#tests/support/faults.ts';
import { someOf } from '#tests/support/form.ts';
import { visit } from '#tests/support/hydration.ts';
import { board, LIST_PROCEDURES, numbers, provideStage } from './failures-are-told.stage.ts';

const stage = provideStage();

const { site, browser, breakDatabase, statusOf, logLines } = stage;

const errorIdOn = async (page: Page) =>
  (await page.getByText(/^Error ID: /).innerText()).replace('Error ID: ', '').trim();

test('each failure stands in the log with its cause', async () => {
  const mend = await breakDatabase(...LIST_PROCEDURES, 'get_public_job_by_id');
  await statusOf('/jobs?search=a-failure-for-the-log');
  await statusOf(`/jobs/${stage.jobId}`);
  await mend();
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

/** The guard replaces `fetch`. It is loaded after the page (app/background.tsx). */
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
    const told = page.getByRole('dialog', { name: 'Failed to load job postings.', exact: true });
    await told.waitFor();
    await expect.poll(() => page.locator('.pending-bar').count()).toBe(0);
    expect([page.url(), await page.getByRole('heading', { level: 1 }).isVisible()]).toEqual([`${site.url}/blog`, true]);
    await page.unroute('**/jobs.data*');
    await told.getByRole('button', { name: 'Try again' }).click();
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
    // So that `untilGuarded` does not take this function for the guard.
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
  // While this page stands, the server is replaced by one whose data says nothing of this page.
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
  // Nothing was asked for: no question mark is left behind.
  expect(page.url()).toBe(`${site.url}/jobs`);
  complaints.length = 0;
});
