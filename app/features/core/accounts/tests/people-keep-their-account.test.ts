// @form full
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectFrame, expectNoFaults, newStillVisitor, PHONE } from '#tests/support/accessibility.ts';
import { addAccount, PASSWORD } from '#tests/support/account-forms.ts';
import type { TestBrowser } from '#tests/support/browser.ts';
import { visit } from '#tests/support/hydration.ts';
import { waitForMail } from '#tests/support/mailbox.ts';
import { castMember, signInBrowser } from '#tests/support/session.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

const field = (page: Page, name: string) => page.getByRole('main').getByLabel(name, { exact: true });

const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click();
const site = provideSite();
const browser = provideBrowser();

async function newOwner(options?: Parameters<TestBrowser['newVisitor']>[0]) {
  const visitor = await browser.newVisitor(options);
  const owner = await addAccount(site.database.database);
  await signInBrowser(visitor.context, site, owner.id);
  return { ...visitor, ...owner };
}

async function linkFor(address: string, path: string): Promise<string> {
  const { links } = await waitForMail(site, { to: address });
  return links.find((link) => link.includes(path)) ?? '';
}

const NEW_PASSWORD = 'ten-loud-lanterns';

const toast = (page: Page, title: string) => page.getByRole('dialog', { name: title, exact: true });

describe('a user with an account', () => {
  test.each(['/account', '/account/password', '/account/email'])('can use %s on any screen', async (path) => {
    const visitor = await newStillVisitor(browser, path === '/account' ? 'dark' : 'light');
    await signInBrowser(visitor.context, site, castMember('Aisha').id);
    await visit(visitor.page, site.url + path);
    await expectNoFaults(visitor.page);
    await expectFrame(visitor.page);
  });

  test('changes the address by the link in the new mailbox, also without a script', async () => {
    const { page } = await newOwner({ javaScriptEnabled: false, viewport: PHONE });
    await page.goto(`${site.url}/account/email`);
    await field(page, 'New email').fill('moved@mail.example');
    await field(page, 'Current password').fill(PASSWORD);
    await press(page, 'Send link');
    await page.getByText('Check your new inbox').waitFor();
    await page.goto(await linkFor('moved@mail.example', '/confirm-new-email'));
    await press(page, 'Confirm new address');
    await page.getByText('Please sign in with your new email address.').waitFor();
    expect(new URL(page.url()).pathname).toBe('/candidate-login');
    await field(page, 'Email').fill('moved@mail.example');
    await field(page, 'Password').fill(PASSWORD);
    await press(page, 'Login');
    await page.getByText('Ready to find your next opportunity?').waitFor();
  });

  test('changes the password and stays signed in here', async () => {
    const { page } = await newOwner();
    await visit(page, `${site.url}/account`);
    await page.getByRole('link', { name: 'Change your password' }).click();
    await page.getByRole('heading', { level: 1, name: 'Change your password' }).waitFor();
    await field(page, 'Current password').fill(PASSWORD);
    await field(page, 'New password').fill(NEW_PASSWORD);
    await press(page, 'Change password');
    await toast(page, 'Password changed').waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/account');
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Account settings' }).waitFor();
  });

  test('who forgot the password gets a link and chooses another', async () => {
    const { page } = await newStillVisitor(browser);
    const { email } = await addAccount(site.database.database);
    await visit(page, `${site.url}/candidate-login`);
    await page.getByRole('link', { name: 'Forgotten your password?' }).click();
    await page.getByRole('heading', { level: 1, name: 'Forgotten password' }).waitFor();
    await field(page, 'Email').fill(email);
    await press(page, 'Send link');
    await page.getByText('If there’s an account with that address').waitFor();
    await expectNoFaults(page);

    await visit(page, await linkFor(email, '/reset-password'));
    await expectNoFaults(page);
    await field(page, 'New password').fill(NEW_PASSWORD);
    await press(page, 'Save new password');
    await toast(page, 'Password changed').waitFor();
    await page.getByRole('heading', { level: 1, name: 'Job Seeker Login' }).waitFor();
    await field(page, 'Email').fill(email);
    await field(page, 'Password').fill(NEW_PASSWORD);
    await press(page, 'Login');
    await toast(page, 'Welcome back!').waitFor();
  });
});
