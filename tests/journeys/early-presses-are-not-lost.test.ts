/** A press before hydration becomes a full navigation or is replayed; it is never lost. */

import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { addAccount } from '#tests/support/account-forms.ts';
import { isFullForm } from '#tests/support/form.ts';
import { holdScripts } from '#tests/support/held-requests.ts';
import { addJobs } from '#tests/support/jobs.ts';
import { momentsInTurn } from '#tests/support/moments.ts';
import { signInBrowser } from '#tests/support/session.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

const SLOWER = 6;

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

const heart = { name: 'Like Lighthouse keeper', exact: true };

/** @returns the addresses of likes sent from now on; the array grows */
function countLikes(page: Page): string[] {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/like')) posts.push(request.url());
  });
  return posts;
}
const site = provideSite();
const browser = provideBrowser();
let job = '';

beforeAll(async () => {
  [job = ''] = await addJobs(site.database.database, { title: 'Lighthouse keeper' });
});

/** Ends the slowdown of the page, which also slows down other tests. */
let speedUp: () => Promise<unknown>;

async function open(path: string, { as }: { as?: string } = {}): Promise<Page> {
  const { page, context } = await browser.newVisitor(PHONE);
  if (as) await signInBrowser(context, site, as);
  const cpu = await context.newCDPSession(page);
  await cpu.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  speedUp = () => cpu.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.goto(site.url + path, { waitUntil: 'commit' });
  return page;
}

/** Read from the server, because the page updates optimistically. */
const listLikes = (id: string) =>
  site.database.database.asSystem((transaction) =>
    transaction.selectFrom('liked_jobs').select('job_id').where('user_id', '=', id).execute(),
  );

test('the heart of a candidate, as soon as it is painted: the job is liked, once', async () => {
  const { id } = await addAccount(site.database.database);
  const { page, context } = await browser.newVisitor(PHONE);
  await signInBrowser(context, site, id);
  await context.addInitScript((name) => {
    const press = (button: HTMLElement) => {
      sessionStorage.setItem('listened', String(performance.getEntriesByName('site-ready').length > 0));
      button.click();
    };
    const watch = new MutationObserver(() => {
      const button = document.querySelector<HTMLElement>(`main button[aria-label="${name}"]`);
      if (!button || sessionStorage.getItem('listened')) return;
      watch.disconnect();
      requestAnimationFrame(() => press(button));
    });
    watch.observe(document, { childList: true, subtree: true });
  }, heart.name);
  const posts = countLikes(page);
  await page.goto(`${site.url}/jobs?search=lighthouse`, { waitUntil: 'commit' });
  await page.getByRole('button', { ...heart, pressed: true }).waitFor();
  expect(await page.evaluate(() => sessionStorage.getItem('listened'))).toBe('false');
  await expect.poll(() => listLikes(id)).toEqual([{ job_id: job }]);
  expect(posts).toHaveLength(1);
});

test("a first tap on 'Apply Now', before the scripts have come: opens the sheet over the job", async () => {
  const { page } = await browser.newVisitor(PHONE);
  const release = await holdScripts(page);
  await page.goto(`${site.url}/jobs/${job}`, { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Apply Now' }).filter({ visible: true }).first().tap();
  release();
  await page.getByRole('dialog', { name: /^Apply for/ }).waitFor();
  expect(new URL(page.url()).pathname).toBe(`/jobs/${job}`);
});

const pathOf = (page: Page) => new URL(page.url()).pathname;

test.runIf(isFullForm).each(momentsInTurn(3))('the heart of a candidate, %i ms: the job is liked, once', async (ms) => {
  const { id } = await addAccount(site.database.database);
  const page = await open('/jobs?search=lighthouse', { as: id });
  const posts = countLikes(page);
  await page.getByRole('button', heart).waitFor();
  await wait(ms);
  await page.getByRole('button', heart).dispatchEvent('click');
  await speedUp();
  await page.getByRole('button', { ...heart, pressed: true }).waitFor();
  await expect.poll(() => listLikes(id)).toEqual([{ job_id: job }]);
  expect(posts).toHaveLength(1);
});

test.runIf(isFullForm).each(momentsInTurn(1))('a link to a job, %i ms', async (ms) => {
  const page = await open('/jobs?search=lighthouse');
  const link = page.getByRole('link', { name: 'Lighthouse keeper', exact: true });
  await link.waitFor();
  await wait(ms);
  await link.dispatchEvent('click');
  await speedUp();
  await page.getByRole('heading', { level: 1, name: 'Lighthouse keeper' }).waitFor();
  expect(pathOf(page)).toBe(`/jobs/${job}`);
});

test.runIf(isFullForm).each(momentsInTurn(2))('the heart of a visitor, %i ms: asks them to sign in', async (ms) => {
  const page = await open('/jobs?search=lighthouse');
  const link = page.getByRole('link', heart);
  await link.waitFor();
  await wait(ms);
  await link.dispatchEvent('click');
  await speedUp();
  await page.getByLabel('Password', { exact: true }).filter({ visible: true }).waitFor();
});

test.runIf(isFullForm).each(momentsInTurn(4))(
  'words in the search field of the board, %i ms: stay, and are searched for',
  async (ms) => {
    const page = await open('/jobs');
    const box = page.getByRole('main').getByRole('searchbox').first();
    await box.waitFor();
    await wait(ms);
    await box.pressSequentially('lighthouse');
    await speedUp();
    await expect.poll(() => new URL(page.url()).searchParams.get('search')).toBe('lighthouse');
    expect(await box.inputValue()).toBe('lighthouse');
  },
);

test.runIf(isFullForm).each(momentsInTurn(5))('a form that is sent, %i ms: is answered', async (ms) => {
  const page = await open('/jobs');
  const box = page.getByRole('main').getByRole('searchbox').first();
  await box.waitFor();
  await box.fill('lighthouse');
  await wait(ms);
  await box.press('Enter');
  await speedUp();
  await expect.poll(() => new URL(page.url()).searchParams.get('search')).toBe('lighthouse');
  await page.getByRole('link', { name: 'Lighthouse keeper', exact: true }).waitFor();
});

test.runIf(isFullForm).each(momentsInTurn(6))(
  "'Apply Now', %i ms: opens the form, as a dialog or a page",
  async (ms) => {
    const page = await open(`/jobs/${job}`);
    const link = page.getByRole('link', { name: 'Apply Now' }).filter({ visible: true }).first();
    await link.waitFor();
    await wait(ms);
    await link.dispatchEvent('click');
    await speedUp();
    const isDialog = () => page.getByRole('dialog', { name: /^Apply for/ }).isVisible();
    await expect.poll(async () => pathOf(page).endsWith('/apply') || (await isDialog())).toBe(true);
  },
);
