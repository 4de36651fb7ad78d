import { describe, expect, test } from 'vitest';
import { expectNoFaults, newStillVisitor } from '#tests/support/accessibility.ts';
import { PASSWORD } from '#tests/support/account-forms.ts';
import { visit } from '#tests/support/hydration.ts';
import { field, fillIn, provideStage, toast } from './people-sign-up.stage.ts';

const { site, browser, confirm, readRole } = provideStage();

describe('a visitor who wants an account', () => {
  test('asks for it, confirms the address, and signs in to see that they wait', async () => {
    const { page } = await newStillVisitor(browser);
    await visit(page, `${site.url}/candidate-sign-up`);
    await fillIn(page, 'nia@mail.example');
    await page.getByText('Verified').waitFor();
    await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
    await page.getByText('Access Request Submitted').waitFor();
    await page.getByRole('link', { name: 'Have the link sent again' }).waitFor();
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

  test('is answered at the first press, though it is also what the human check begins with', async () => {
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
