// @form full
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { expectNoFaults, newStillVisitor, PHONE } from '#tests/support/accessibility.ts';
import { PASSWORD } from '#tests/support/account-forms.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { visit } from '#tests/support/hydration.ts';
import { waitForMail } from '#tests/support/mailbox.ts';
import { castMember } from '#tests/support/session.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

const toast = (page: Page, title: string) => page.getByRole('dialog', { name: title, exact: true });

const field = (page: Page, name: string) =>
  page.locator('main, [role=tabpanel]:not([inert])').getByLabel(name, { exact: true });

async function fillIn(page: Page, address: string): Promise<void> {
  await field(page, 'Full name').fill('Nia Rees');
  await field(page, 'Email').fill(address);
  await field(page, 'Password').fill(PASSWORD);
}
const site = provideSite();
const browser = provideBrowser();

beforeEach(() => asSuperuser(site.database, 'TRUNCATE ip_attempts, login_failures'));

async function confirm(page: Page, address: string): Promise<void> {
  const { links } = await waitForMail(site, { to: address });
  await page.goto(links.find((link) => link.includes('/confirm-email')) ?? '');
  await page.getByRole('main').getByLabel('Your password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Confirm email address' }).click();
  await page.getByText('Email address confirmed').waitFor();
}

const readRole = (address: string) =>
  site.database.database.asSystem((t) =>
    t.selectFrom('profiles').select(['role', 'status']).where('email', '=', address).executeTakeFirst(),
  );

describe('a visitor who wants an account', () => {
  test('signs up in the dialog, which then closes, is empty again, and leaves the page as it was', async () => {
    const { page } = await browser.newVisitor();
    await visit(page, `${site.url}/jobs`);
    const open = () =>
      page
        .getByRole('banner')
        .getByRole('link', { name: /^Employer Login/ })
        .click();
    const dialog = page.getByRole('dialog', { name: 'Employer Login' });
    await open();
    await dialog.getByRole('tab', { name: 'Request access' }).click();
    await fillIn(page, 'owen@mail.example');
    await dialog.getByRole('button', { name: 'Request access' }).click();
    await toast(page, 'Access Request Submitted').waitFor();
    await dialog.waitFor({ state: 'hidden' });
    expect(new URL(page.url()).pathname).toBe('/jobs');
    expect(await readRole('owen@mail.example')).toEqual({ role: 'employer', status: 'pending' });
    await open();
    await dialog.getByRole('tab', { name: 'Request access' }).click();
    for (const name of ['Full name', 'Email', 'Password']) expect(await field(page, name).inputValue()).toBe('');
  });

  test('is told that they have one already, and keeps what they typed', async () => {
    const visitor = await browser.newVisitor();
    const { page, complaints } = visitor;
    await visit(page, `${site.url}/employer-sign-up`);
    await fillIn(page, castMember('Dev').email);
    await page.getByRole('button', { name: 'Request access', exact: true }).click();
    await toast(page, 'Account already exists').waitFor();
    await page.getByRole('main').getByText('An account with this email already exists.').waitFor();
    expect(await field(page, 'Full name').inputValue()).toBe('Nia Rees');
    expect(complaints.splice(0).filter((each) => !each.includes('status of 409'))).toEqual([]);
  });

  test('needs no script to sign up', async () => {
    const { page, complaints } = await browser.newVisitor({ javaScriptEnabled: false, viewport: PHONE });
    await page.goto(`${site.url}/employer-sign-up`);
    await fillIn(page, 'not-an-address');
    await page.getByRole('button', { name: 'Request access', exact: true }).click();
    await page.getByRole('alert').getByText('Enter an email address in the correct format').waitFor();
    expect(await field(page, 'Full name').inputValue()).toBe('Nia Rees');
    await fillIn(page, 'pen@mail.example');
    await page.getByRole('button', { name: 'Request access', exact: true }).click();
    await page.getByText('Access Request Submitted').waitFor();
    await confirm(page, 'pen@mail.example');
    expect(await readRole('pen@mail.example')).toEqual({ role: 'employer', status: 'pending' });
    expect(complaints.splice(0).filter((each) => !each.includes('status of 422'))).toEqual([]);
  });

  test('requests it, confirms the address, and signs in to see that the account waits', async () => {
    const { page } = await newStillVisitor(browser);
    await visit(page, `${site.url}/candidate-sign-up`);
    await fillIn(page, 'nia@mail.example');
    await page.getByText('Verified').waitFor();
    await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
    await page.getByText('Access Request Submitted').waitFor();
    await page.getByRole('link', { name: 'Resend the link' }).waitFor();
    // The form has disappeared with the focused button, so its replacement takes the focus.
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toMatch(/^Success: Access Request Submitted/);
    await expectNoFaults(page);
    expect(await readRole('nia@mail.example')).toEqual({ role: 'job_seeker', status: 'pending' });

    await confirm(page, 'nia@mail.example');
    await expectNoFaults(page);
    await page.getByRole('main').getByRole('link', { name: 'sign in' }).click();
    await field(page, 'Email').fill('nia@mail.example');
    await field(page, 'Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await toast(page, 'Account Pending Approval').waitFor();
  });

  test('gets an answer at the first press, which also starts the human check', async () => {
    const { page, complaints } = await browser.newVisitor();
    await visit(page, `${site.url}/jobs`);
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Employer Login/ })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Employer Login' });
    await dialog.getByRole('tab', { name: 'Request access' }).click();
    await dialog.getByRole('button', { name: 'Request access' }).click();
    await dialog.getByRole('alert').getByText('Enter your full name').waitFor();
    expect(complaints.splice(0).filter((each) => !each.includes('status of 422'))).toEqual([]);
  });
});
