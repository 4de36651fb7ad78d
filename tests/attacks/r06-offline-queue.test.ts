import type { BrowserContext, Locator, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAccount } from '#tests/support/account-forms.ts';
import { openBrowser, type TestBrowser } from '#tests/support/browser.ts';
import { deviceKnows, readDevice } from '#tests/support/device.ts';
import { isFullForm } from '#tests/support/form.ts';
import { keepsWhatIsSent, visit } from '#tests/support/hydration.ts';
import { addJobs } from '#tests/support/jobs.ts';
import { rounds } from '#tests/support/rounds.ts';
import { signInBrowser } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';

let site: Site;
let browser: TestBrowser;

const titleOf = (work: string, index: number) => `${work} ${String(index).padStart(2, '0')}`;

const addJobsOf = (work: string, count: number) =>
  addJobs(site.database.database, ...Array.from({ length: count }, (_, index) => ({ title: titleOf(work, index) })));

const likesOf = async (userId: string) =>
  site.database.database.asSystem((transaction) =>
    transaction
      .selectFrom('liked_jobs')
      .select('job_id')
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute()
      .then((rows) => rows.map(({ job_id }) => job_id)),
  );

beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), openBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

const COUNT = rounds(8, 50);

const setStatus = (jobId: string, status: 'open' | 'closed') =>
  site.database.database.asSystem((transaction) =>
    transaction.updateTable('jobs').set({ status }).where('id', '=', jobId).execute(),
  );

const waitingOf = async (page: Page) => (await readDevice(page)).saved.filter(({ refusal }) => refusal === null).length;

async function likeAll(page: Page, work: string, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    await page.getByRole('button', { name: `Like ${titleOf(work, index)}`, exact: true }).click();
  }
  await expect.poll(() => waitingOf(page)).toBe(count);
}

/** Passes this many requests on unharmed and loses the answer to the next one. */
async function loseAnswer(context: BrowserContext, whole: number) {
  const keys: string[] = [];
  await context.route('**/jobs/*/like', async (route: Route) => {
    keys.push(route.request().headers()['idempotency-key'] ?? 'none');
    if (keys.length !== whole + 1) return route.continue();
    await route.fetch();
    await route.abort('connectionreset');
  });
  return keys;
}

test('R06: a queue that is cut in the middle, reloaded and opened twice arrives once, in order; the refused one waits', async () => {
  const jobs = await addJobsOf('Buoy tender', COUNT);
  const { page, context, complaints } = await browser.newVisitor();
  const { id } = await addAccount(site.database.database);
  await signInBrowser(context, site, id);
  await visit(page, `${site.url}/jobs?search=buoy+tender`);
  await deviceKnows(page, id);

  await context.setOffline(true);
  await likeAll(page, 'Buoy tender', COUNT);
  expect(await likesOf(id)).toEqual([]);
  const [closed = '', ...openJobs] = [jobs[2], ...jobs.filter((_, index) => index !== 2)];
  await setStatus(closed, 'closed');

  const keys = await loseAnswer(context, 5);
  await context.setOffline(false);
  await expect.poll(() => keys.length).toBeGreaterThan(5);
  const other = await context.newPage();
  await Promise.all([page.reload(), other.goto(`${site.url}/saved-offline`)]);
  await expect.poll(() => waitingOf(page)).toBe(0);

  expect(await likesOf(id)).toEqual(openJobs);
  const twice = keys.filter((key, index) => keys.indexOf(key) !== index);
  expect(new Set(keys).size, 'every item has a key of its own').toBe(COUNT);
  expect(twice.length, 'only the one whose answer was lost is sent again').toBeLessThanOrEqual(1);

  const { saved } = await readDevice(page);
  expect(saved.map(({ title }) => title)).toEqual([`Like “${titleOf('Buoy tender', 2)}”`]);
  const row = other
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: other.getByRole('heading') });
  await row.getByText('Not accepted', { exact: true }).waitFor();
  expect(await row.innerText()).toContain(saved[0]?.refusal ?? 'no reason');

  // A stored refusal is not replayed.
  await setStatus(closed, 'open');
  await row.getByRole('button', { name: 'Try again' }).click();
  await other.getByText('Nothing waiting to be sent').waitFor();
  expect(await likesOf(id)).toEqual([...openJobs, closed]);
  complaints.length = 0;
});

test('R06: when another account has signed in meanwhile, nothing is sent as it, and nothing is left of the queue', async () => {
  await addJobsOf('Lock keeper', 2);
  const { page, context, complaints } = await browser.newVisitor();
  const [mine, theirs] = await Promise.all([addAccount(site.database.database), addAccount(site.database.database)]);
  await signInBrowser(context, site, mine.id);
  await visit(page, `${site.url}/jobs?search=lock+keeper`);
  await deviceKnows(page, mine.id);
  await context.setOffline(true);
  await likeAll(page, 'Lock keeper', 2);

  await signInBrowser(context, site, theirs.id);
  const answers: number[] = [];
  context.on('response', (response) => response.url().endsWith('/like') && answers.push(response.status()));
  await context.setOffline(false);
  await expect.poll(() => answers).toContain(403);
  await visit(page, `${site.url}/jobs`);
  await deviceKnows(page, theirs.id);
  expect((await readDevice(page)).saved).toEqual([]);
  expect(await likesOf(theirs.id)).toEqual([]);
  expect(await likesOf(mine.id)).toEqual([]);
  complaints.length = 0;
});

async function writeEnquiry(page: Page, email: string, message: string): Promise<Locator> {
  await visit(page, `${site.url}/contact`);
  const form = page.getByRole('main').locator('form', { has: page.getByLabel('Message') });
  await form.getByLabel('Name').fill('Wren Halloran');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Message').fill(message);
  await keepsWhatIsSent(page);
  return form.getByRole('button', { name: /^Send/ });
}

test('R06: an enquiry waits too if the connection goes while its human check is being fetched', async () => {
  const { page, context, complaints } = await browser.newVisitor();
  const workerRoute = new Promise<Route>((resolve) => void context.route('**/assets/human-check-worker-*', resolve));
  const send = await writeEnquiry(page, 'ida@mail.example', 'We need a crane driver in Goole from April.');
  const worker = await workerRoute;
  await context.setOffline(true);
  await send.click();
  await worker.abort('internetdisconnected');
  await expect.poll(() => waitingOf(page)).toBe(1);
  complaints.length = 0;
});

test('R06: an enquiry is proven to be a person’s when it is sent, not when it was written', async () => {
  const { page, context, complaints } = await browser.newVisitor();
  const send = await writeEnquiry(page, 'wren@mail.example', 'We need two fitters in Hull from March.');
  await context.setOffline(true);
  await send.click();
  await expect.poll(() => waitingOf(page)).toBe(1);
  const { saved } = await readDevice(page);
  expect(saved[0]?.fields.map(([name]) => name)).not.toContain('human_check');

  const challenges: string[] = [];
  context.on('request', (request) => request.url().includes('/api/human-check/') && challenges.push(request.url()));
  await context.setOffline(false);
  await expect.poll(() => waitingOf(page)).toBe(0);
  expect(challenges.length).toBe(1);
  const rows = await site.database.database.asSystem((transaction) =>
    transaction.selectFrom('enquiries').select('message').where('email', '=', 'wren@mail.example').execute(),
  );
  expect(rows).toEqual([{ message: 'We need two fitters in Hull from March.' }]);
  complaints.length = 0;
});

test.runIf(isFullForm)(
  'R06: what something answers without deciding holds up nothing of others, and waits for its person in the end',
  async () => {
    await addJobsOf('Sail maker', 1);
    const { page, context, complaints } = await browser.newVisitor();
    const { id } = await addAccount(site.database.database);
    await signInBrowser(context, site, id);
    await visit(page, `${site.url}/jobs?search=sail+maker`);
    await deviceKnows(page, id);
    await context.setOffline(true);
    await likeAll(page, 'Sail maker', 1);
    await context.route('**/jobs/*/like', (route) =>
      route.fulfill({ status: 405, contentType: 'text/html', body: 'no' }),
    );
    await context.setOffline(false);
    // Each page load makes an attempt, and so does each retry that becomes due.
    for (let tries = 1; tries <= 5; tries += 1) {
      await expect.poll(async () => (await readDevice(page)).saved[0]?.tries.answered).toBeGreaterThanOrEqual(tries);
      if (tries < 5) await visit(page, `${site.url}/saved-offline`);
    }
    await page.getByText('Not accepted', { exact: true }).waitFor();
    expect(await likesOf(id)).toEqual([]);
    await context.unroute('**/jobs/*/like');
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await expect.poll(async () => (await likesOf(id)).length).toBe(1);
    complaints.length = 0;
  },
);
