// @form full
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAccount, PASSWORD } from '#tests/support/account-forms.ts';
import { openBrowser, type TestBrowser } from '#tests/support/browser.ts';
import { deviceKnows, readDevice, readEverythingKept, workerControls } from '#tests/support/device.ts';
import { visit } from '#tests/support/hydration.ts';
import { addJobs } from '#tests/support/jobs.ts';
import { signInBrowser } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';

let site: Site;
let browser: TestBrowser;

beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), openBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

const sessionsOf = async (userId: string) =>
  site.database.database.asSystem((transaction) =>
    transaction.selectFrom('sessions').select('kind').where('user_id', '=', userId).execute(),
  );

const signOutOf = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Logout' });

test('H09: a sign-out without a connection clears the device at once, and the session as soon as the site is reached', async () => {
  const [job = ''] = await addJobs(site.database.database, { title: 'Harbour pilot' });
  const [first, second] = await Promise.all([addAccount(site.database.database), addAccount(site.database.database)]);
  const { page, context, complaints } = await browser.newVisitor({ serviceWorkers: 'allow' });
  await signInBrowser(context, site, first.id);
  await visit(page, `${site.url}/profile`);
  await workerControls(page);
  await visit(page, `${site.url}/jobs/${job}`);
  await deviceKnows(page, first.id);
  await expect.poll(() => readEverythingKept(page)).toContain('Harbour pilot');
  const cached = (await readEverythingKept(page)).split('\n').slice(1).join('\n');
  for (const text of [first.id, first.email]) expect(cached).not.toContain(text);

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Like Harbour pilot' }).click();
  await expect.poll(async () => (await readDevice(page)).saved.length).toBe(1);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Your account/ })
    .click();
  await signOutOf(page).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
  await expect.poll(() => readDevice(page)).toEqual({ account: null, signedOut: first.id, saved: [] });
  expect(await sessionsOf(first.id), 'the site has not heard of it').toHaveLength(1);

  await context.setOffline(false);
  await visit(page, `${site.url}/profile`);
  expect(new URL(page.url()).pathname).toBe('/candidate-login');
  expect(await sessionsOf(first.id)).toEqual([]);

  const main = page.getByRole('main');
  await main.getByLabel('Email').fill(second.email);
  await main.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await main.getByRole('button', { name: 'Login' }).click();
  await deviceKnows(page, second.id);
  const storedText = await readEverythingKept(page);
  for (const text of [first.id, first.email]) expect(storedText).not.toContain(text);
  expect(await sessionsOf(second.id), 'the late sign-out was not theirs').toHaveLength(1);

  // When online, the site tells the browser to delete everything.
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Your account/ })
    .click();
  const answered = page.waitForResponse((response) => response.url().endsWith('/logout'));
  await signOutOf(page).click();
  expect((await (await answered).allHeaders())['clear-site-data']).toBe('"storage"');
  await page.waitForURL(/candidate-login/);
  const after = await readEverythingKept(page);
  for (const text of [second.id, second.email]) expect(after).not.toContain(text);
  complaints.length = 0;
});
