// @form full
import { randomUUID } from 'node:crypto';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  expectFrame,
  expectNoFaultsInEitherScheme,
  newStillVisitor,
  PHONE,
  WIDE,
} from '#tests/support/accessibility.ts';
import { addAccounts, readTraces } from '#tests/support/admin-desk.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { visit } from '#tests/support/hydration.ts';
import { waitForMail } from '#tests/support/mailbox.ts';
import { castMember, signInBrowser } from '#tests/support/session.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

const morag = castMember('Morag');

const status = (page: Page, words: string) => page.getByRole('main').getByText(words, { exact: true }).waitFor();

const toast = (page: Page, words: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(words, { exact: true }).waitFor();

const queryOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

const site = provideSite();
const browser = provideBrowser();

async function adminPage(options: BrowserContextOptions = {}) {
  const visitor = await browser.newVisitor({ viewport: WIDE, ...options });
  await signInBrowser(visitor.context, site, morag.id);
  return visitor;
}

test('an approval is confirmed in a dialog, carried out and emailed, and the list keeps its place', async () => {
  const email = 'silas.thorn@mail.example';
  const [id = ''] = await addAccounts(site.database, { fullName: 'Silas Thorn', email });
  const { page } = await adminPage();
  await visit(page, `${site.url}/admin/accounts?search=silas&status=pending`);
  await page.getByRole('link', { name: 'Approve Silas Thorn' }).click();
  const dialog = page.getByRole('dialog', { name: 'Approve this account?' });
  await dialog.getByText(email).waitFor();
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await toast(page, 'User approved');
  await status(page, 'No profiles match these filters.');
  await dialog.waitFor({ state: 'hidden' });
  expect(queryOf(page)).toEqual({ search: 'silas', status: 'pending' });
  expect(await readTraces(site.database, id)).toMatchObject({
    status: 'approved',
    approvedBy: morag.id,
    audit: ['account_approved'],
    mails: ['account-approved'],
  });
  await waitForMail(site, { to: email });
});

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

const DESK = [
  '/admin/accounts',
  '/admin/accounts?search=zeppelin',
  '/admin/csp-reports',
  `/admin/accounts/${castMember('Gary').id}/delete`,
  '/admin/jobs',
  '/admin/security-events',
  '/admin/audit-trail',
];

test('searching and filtering apply at once, and the back button takes a choice back', async () => {
  await addAccounts(site.database, { fullName: 'Fenella Quince', role: 'employer' }, { fullName: 'Fenella Rook' });
  const { page } = await adminPage();
  await visit(page, `${site.url}/admin/accounts`);
  const search = page.getByRole('search', { name: 'Profiles' });
  await search.getByLabel('Name or email').fill('fenella');
  await status(page, '2 profiles');
  await search.getByLabel('Role').selectOption('Employer');
  await status(page, '1 profile');
  expect(queryOf(page)).toEqual({ search: 'fenella', role: 'employer' });
  expect(await rowOf(page, 'Fenella Quince').count()).toBe(1);
  await page.goBack();
  await status(page, '2 profiles');
  await expect.poll(() => search.getByLabel('Role').inputValue()).toBe('');
  expect(await search.getByLabel('Name or email').inputValue()).toBe('fenella');
});

test('Escape cancels a rejection, and the focus returns to its button', async () => {
  const [id = ''] = await addAccounts(site.database, { fullName: 'Odette Marsh' });
  const { page } = await adminPage();
  await visit(page, `${site.url}/admin/accounts?search=odette`);
  const reject = page.getByRole('link', { name: 'Reject Odette Marsh' });
  await reject.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Reject this account?' });
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(await reject.evaluate((link) => link === document.activeElement)).toBe(true);
  expect(await readTraces(site.database, id)).toMatchObject({ status: 'pending' });

  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await toast(page, 'User rejected');
  await rowOf(page, 'Odette Marsh').getByText('Rejected', { exact: true }).waitFor();
});

test.each([
  ['on a wide screen', WIDE],
  ['on a phone', PHONE],
])('a deletion by keyboard shows what is lost, %s', async (_where, viewport) => {
  const [id = ''] = await addAccounts(site.database, { fullName: 'Barnaby Flint', status: 'approved' });
  const { page } = await adminPage({ viewport });
  await visit(page, `${site.url}/admin/accounts?search=barnaby`);
  await page.getByRole('button', { name: 'More for Barnaby Flint' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Delete Barnaby Flint' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Delete this account permanently?' });
  await dialog.getByText(/^This permanently deletes Barnaby Flint’s profile and sign-in\./).waitFor();
  const answer = dialog.getByRole('button', { name: 'Delete' });
  for (let presses = 0; presses < 10; presses += 1) {
    if (await answer.evaluate((button) => button === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await toast(page, 'User deleted');
  await status(page, 'No profiles match these filters.');
  expect(await readTraces(site.database, id)).toBeUndefined();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('result-count');
});

test('if another administrator has decided in between, a message says so, and the list shows it', async () => {
  const [id = ''] = await addAccounts(site.database, { fullName: 'Cordelia Nash' });
  const { page, complaints } = await adminPage();
  await visit(page, `${site.url}/admin/accounts?search=cordelia`);
  await page.getByRole('link', { name: 'Approve Cordelia Nash' }).click();
  await asSuperuser(site.database, `UPDATE profiles SET status = 'rejected', approved_at = now() WHERE id = '${id}'`);
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await toast(page, 'This account has already been approved or rejected.');
  await rowOf(page, 'Cordelia Nash').getByText('Rejected', { exact: true }).waitFor();
  expect(complaints.splice(0).filter((each) => !/status of 409/.test(each))).toEqual([]);
});

test("the page says when it checks the visitor's rights and when a list is loading", async () => {
  const { page } = await adminPage();
  await visit(page, `${site.url}/admin/settings`);
  const gate = Promise.withResolvers<void>();
  await page.route(/\.data/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Audit trail' }).click();
  await page.getByRole('status').getByText('Verifying admin access...').first().waitFor();
  await page.getByRole('heading', { level: 1, name: 'Audit trail' }).waitFor();
  gate.resolve();
  await page.getByRole('search', { name: 'Audit trail' }).waitFor();
  expect(await page.getByText('Verifying admin access...').count()).toBe(0);

  const next = Promise.withResolvers<void>();
  await page.unroute(/\.data/);
  await page.route(/\.data/, async (route) => {
    await next.promise;
    await route.continue();
  });
  await page.getByLabel('Action').selectOption('Closed the job');
  await page.getByText('Loading the audit trail...').waitFor();
  next.resolve();
  await page.getByText('No entries match these filters. Try fewer filters.').waitFor();
});

describe('without JavaScript', () => {
  test('accounts are found, decided about and deleted, page by page', async () => {
    await addAccounts(site.database, { fullName: 'Thaddeus Crane' });
    const { page } = await adminPage({ javaScriptEnabled: false });
    await page.goto(`${site.url}/admin/accounts`);
    await page.getByLabel('Name or email').fill('thaddeus');
    await page.getByLabel('Status').selectOption('Pending');
    await page.getByRole('button', { name: 'Show' }).click();
    await page.getByText('1 profile', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Approve Thaddeus Crane' }).click();
    await page.getByRole('heading', { level: 1, name: 'Approve this account?' }).waitFor();
    await page.getByRole('main').getByRole('button', { name: 'Approve' }).click();
    await page.getByText('User approved', { exact: true }).waitFor();
    expect(queryOf(page)).toMatchObject({ search: 'thaddeus', status: 'pending' });

    await page.goto(`${site.url}/admin/accounts?search=thaddeus`);
    await page.getByRole('button', { name: 'More for Thaddeus Crane' }).click();
    await page.getByRole('link', { name: 'Delete Thaddeus Crane' }).click();
    await page.getByText(/This permanently deletes Thaddeus Crane/).waitFor();
    await page.getByRole('main').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('User deleted', { exact: true }).waitFor();
    await page.getByText('No profiles match these filters.').waitFor();
  });

  test('the chart is drawn and its table can be opened', async () => {
    const { page } = await adminPage({ javaScriptEnabled: false });
    await page.goto(`${site.url}/admin/security-events`);
    await page.getByRole('img', { name: /^Security events by day/ }).waitFor();
    await page.getByText('Show as a table').click();
    await page
      .getByText('No events on any of these days.')
      .or(page.getByRole('region', { name: /by day/ }))
      .waitFor();
  });
});

test('a user who is not an administrator is denied, in the browser too', async () => {
  const { page, context, complaints } = await browser.newVisitor();
  await signInBrowser(context, site, castMember('Dev').id);
  await visit(page, `${site.url}/admin`);
  await page.getByRole('heading', { level: 1, name: 'Access Denied' }).waitFor();
  expect(complaints.splice(0).filter((each) => !/status of 403/.test(each))).toEqual([]);
});

describe('light and dark', () => {
  test.each(DESK)('%s can be used by everybody', async (path) => {
    await site.database.database.asSystem((t) =>
      t
        .insertInto('csp_reports')
        .values({ day: '2026-11-20', page: 'p'.repeat(300), directive: 'd'.repeat(300), blocked: 'b'.repeat(300) })
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    );
    await addAccounts(site.database, {
      fullName: 'W'.repeat(100),
      email: `${'e'.repeat(40)}.${randomUUID()}@${'x'.repeat(60)}.example`,
    });
    const { page, context } = await newStillVisitor(browser);
    await signInBrowser(context, site, morag.id);
    await visit(page, site.url + path);
    await expectNoFaultsInEitherScheme(page);
    await expectFrame(page);
  });

  test.each(['Approve', 'Reject', 'Delete'])('the confirmation dialog can be used by everybody: %s', async (verb) => {
    const [id = ''] = await addAccounts(site.database, { fullName: 'Ignatius Pell' });
    const { page, context } = await newStillVisitor(browser);
    await signInBrowser(context, site, morag.id);
    await visit(page, `${site.url}/admin/accounts?search=${id}`);
    if (verb === 'Delete') await page.getByRole('button', { name: 'More for Ignatius Pell' }).click();
    await page.getByRole('link', { name: `${verb} Ignatius Pell` }).click();
    await page.getByRole('dialog').getByRole('button', { name: verb }).waitFor();
    await expectNoFaultsInEitherScheme(page);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  });
});

test.each([
  ['with a script', true],
  ['without one', false],
])('on a phone the menu opens the rail, %s, and marks the current page', async (_how, javaScriptEnabled) => {
  const { page } = await adminPage({ viewport: PHONE, javaScriptEnabled });
  const open = async (path: string) => {
    if (javaScriptEnabled) await visit(page, site.url + path);
    else await page.goto(site.url + path);
  };
  await open('/admin/accounts');
  const rail = page.getByRole('navigation', { name: 'Admin Dashboard' });
  expect(await rail.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Menu' }).click();
  expect(await rail.getByRole('link', { name: 'Today' }).getAttribute('aria-current')).toBe('page');
  await rail.getByRole('link', { name: /^Settings/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  await rail.waitFor({ state: 'hidden' });
});

test('the desk has no header, footer or chat of the site, but links to the site and a sign-out', async () => {
  const { page } = await adminPage();
  await visit(page, `${site.url}/admin/jobs`);
  expect(await page.getByRole('contentinfo').count()).toBe(0);
  expect(await page.getByRole('navigation', { name: 'Main' }).count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Open the assistant' }).count()).toBe(0);
  const account = page.getByRole('navigation', { name: 'Your account' });
  await account.getByRole('button', { name: /Morag/ }).click();
  await account.getByRole('button', { name: 'Logout' }).waitFor();
  await account.getByRole('link', { name: 'View the site' }).click();
  await page.getByRole('navigation', { name: 'Main' }).waitFor();
});
