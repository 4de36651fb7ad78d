/** The pages of an account at any width, and a new address. */
import { describe, expect, test } from 'vitest';
import { expectFrame, expectNoFaults, newStillVisitor, PHONE } from '#tests/support/accessibility.ts';
import { PASSWORD } from '#tests/support/account-forms.ts';
import { visit } from '#tests/support/hydration.ts';
import { castMember, signInBrowser } from '#tests/support/session.ts';
import { field, press, provideStage } from './people-keep-their-account.stage.ts';

const { site, browser, newOwner, linkFor } = provideStage();

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
    await press(page, 'Send the link');
    await page.getByText('Check your new mailbox').waitFor();
    await page.goto(await linkFor('moved@mail.example', '/confirm-new-email'));
    await press(page, 'Confirm my new address');
    await page.getByText('Please sign in with your new email address.').waitFor();
    expect(new URL(page.url()).pathname).toBe('/candidate-login');
    await field(page, 'Email').fill('moved@mail.example');
    await field(page, 'Password').fill(PASSWORD);
    await press(page, 'Login');
    await page.getByText('Ready to find your next opportunity?').waitFor();
  });
});
