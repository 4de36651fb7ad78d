import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectNoFaults, newStillVisitor } from '#tests/support/accessibility.ts';
import { addAccount, PASSWORD } from '#tests/support/account-forms.ts';
import { visit } from '#tests/support/hydration.ts';
import { field, press, provideStage } from './people-keep-their-account.stage.ts';

const { site, browser, newOwner, linkFor } = provideStage();

const NEW_PASSWORD = 'ten-loud-lanterns';

const toast = (page: Page, title: string) => page.getByRole('dialog', { name: title, exact: true });

describe('a user with an account', () => {
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

  test('who forgot the password is sent a link and chooses another', async () => {
    const { page } = await newStillVisitor(browser);
    const { email } = await addAccount(site.database.database);
    await visit(page, `${site.url}/candidate-login`);
    await page.getByRole('link', { name: 'Forgotten your password?' }).click();
    await page.getByRole('heading', { level: 1, name: 'Forgotten password' }).waitFor();
    await field(page, 'Email').fill(email);
    await press(page, 'Send the link');
    await page.getByText('If there is an account with that address').waitFor();
    await expectNoFaults(page);

    await visit(page, await linkFor(email, '/reset-password'));
    await expectNoFaults(page);
    await field(page, 'New password').fill(NEW_PASSWORD);
    await press(page, 'Save the new password');
    await toast(page, 'Password changed').waitFor();
    await page.getByRole('heading', { level: 1, name: 'Job Seeker Login' }).waitFor();
    await field(page, 'Email').fill(email);
    await field(page, 'Password').fill(NEW_PASSWORD);
    await press(page, 'Login');
    await toast(page, 'Welcome back!').waitFor();
  });
});
