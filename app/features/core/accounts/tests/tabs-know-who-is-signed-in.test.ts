// @form full
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrated, visit } from '#tests/support/hydration.ts';
import { castMember, signInBrowser } from '#tests/support/session.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

const AISHA = castMember('Aisha');

const header = (page: Page) => page.getByRole('banner');

const account = (page: Page) => header(page).getByRole('button', { name: `Your account: ${AISHA.fullName}` });

const loginLink = (page: Page) => header(page).getByRole('link', { name: /Job Seeker Login/ });

const site = provideSite();

const browser = provideBrowser();

const sessions = () =>
  site.database.database.asSystem((transaction) =>
    transaction.selectFrom('sessions').select('expires_at').where('user_id', '=', AISHA.id).execute(),
  );

const endSessions = () =>
  site.database.database.asSystem((transaction) =>
    transaction.deleteFrom('sessions').where('user_id', '=', AISHA.id).execute(),
  );

test.each([
  ['with a script', true],
  ['without one', false],
])('the Logout button of the board says ‘Logged out’, %s', async (_how, javaScriptEnabled) => {
  const { page, context } = await browser.newVisitor({ javaScriptEnabled });
  await signInBrowser(context, site, AISHA.id);
  if (javaScriptEnabled) await visit(page, `${site.url}/jobs`);
  else await page.goto(`${site.url}/jobs`);
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL(/candidate-login/);
  await page.getByText('Logged out', { exact: true }).first().waitFor();
  expect(await page.getByText('Logged out successfully').count()).toBe(0);
});

test('a session that ended elsewhere is noticed within half a minute, and the user is told', async () => {
  const { page, context } = await browser.newVisitor();
  await signInBrowser(context, site, AISHA.id);
  await page.clock.install();
  await page.goto(`${site.url}/jobs`);
  await page.clock.runFor(1_000);
  await hydrated(page);
  await account(page).waitFor();
  await endSessions();
  await page.clock.runFor(30_000);
  await loginLink(page).waitFor();
  await page.clock.runFor(1_000);
  await page.getByText('You’ve been signed out', { exact: true }).first().waitFor();
});

test('open tabs keep their session alive, but not for ever', async () => {
  const { page, context } = await browser.newVisitor();
  await signInBrowser(context, site, AISHA.id, { minutes: 5 });
  await page.clock.install();
  await page.goto(`${site.url}/jobs`);
  await page.clock.runFor(1_000);
  await hydrated(page);
  const sessionResponse = page.waitForResponse(`${site.url}/api/session`);
  await page.clock.runFor(30_000);
  expect(await (await sessionResponse).json()).toEqual({ account: AISHA.id, kind: 'full' });
  const [session] = await sessions();
  const hours = (Number(session?.expires_at) - Date.now()) / 3_600_000;
  expect(hours).toBeGreaterThan(7 * 24 - 1);
  expect(hours).toBeLessThan(7 * 24 + 1);
  await endSessions();
});

test('signing in or out in one tab shows in all others at once', async () => {
  const { page, context } = await browser.newVisitor();
  const other = await context.newPage();
  await visit(page, `${site.url}/candidate-login`);
  await visit(other, `${site.url}/jobs`);
  await loginLink(other).waitFor();

  const main = page.getByRole('main');
  await main.getByLabel('Email').fill(AISHA.email);
  await main.getByLabel('Password', { exact: true }).fill('a-tide-in-the-affairs');
  await main.getByRole('button', { name: 'Login' }).click();
  await account(page).waitFor();
  await account(other).waitFor();

  await account(other).click();
  await header(other).getByRole('button', { name: 'Logout' }).click();
  await loginLink(other).waitFor();
  await other.getByText('Logged out successfully', { exact: true }).first().waitFor();
  await loginLink(page).waitFor();
});
