import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { someOf } from '#tests/support/form.ts';
import { holdRequests } from '#tests/support/held-requests.ts';
import { visit } from '#tests/support/hydration.ts';
import { waitForMail } from '#tests/support/mailbox.ts';
import { castMember, signInBrowser } from '#tests/support/session.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

const site = provideSite();
const browser = provideBrowser();

const PASSWORD = 'forty boats at anchor';
const TITLE = 'Harbour pilot';

const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true }).first();

async function boardHas(text: string): Promise<boolean> {
  return (await (await fetch(`${site.url}/jobs`)).text()).includes(text);
}

const SCREENS = [
  ['on a desk', { width: 1440, height: 900 }],
  ['on a phone', { width: 390, height: 844 }],
] as const;

test.each(someOf(SCREENS, 1))(
  'an employer asks for access, confirms, is approved, posts, edits and deletes a job, %s',
  async (where, viewport) => {
    const address = `skipper-${viewport.width}@harbour.example`;
    const title = `${TITLE} ${where}`;

    const { page } = await browser.newVisitor({ viewport });
    await visit(page, `${site.url}/employer-sign-up`);
    await page.getByLabel('Full name').fill('Isla Skerry');
    await page.getByLabel('Email').fill(address);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('main').getByRole('button', { name: 'Request access' }).click();
    await page.getByText('Access Request Submitted', { exact: true }).first().waitFor();

    const mail = await waitForMail(site, { to: address });
    const link = mail.links.find((each) => each.includes('/confirm-email?'));
    await visit(page, link ?? '');
    await page.getByRole('main').getByLabel('Your password').fill(PASSWORD);
    await page
      .getByRole('main')
      .getByRole('button', { name: /confirm/i })
      .click();
    await page
      .getByText(/confirmed/i)
      .first()
      .waitFor();

    await visit(page, `${site.url}/employer-login`);
    await signIn(page, address);
    await page.waitForURL(/account-status/);
    await page.getByText('Account Pending Approval').first().waitFor();

    const admin = await browser.newVisitor({ viewport: { width: 1440, height: 900 } });
    await signInBrowser(admin.context, site, castMember('Morag').id);
    await visit(admin.page, `${site.url}/admin/accounts?search=${encodeURIComponent(address)}`);
    await admin.page
      .getByRole('main')
      .getByRole('link', { name: /^Approve/ })
      .click();
    await admin.page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
    await toast(admin.page, 'User approved').waitFor();
    await waitForMail(site, { to: address, subject: /approved/i });

    await visit(page, `${site.url}/logout`);
    await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL(/employer-login/);
    await visit(page, `${site.url}/employer-login?next=/employer/jobs/new`);
    await signIn(page, address);
    await page.waitForURL(/employer\/jobs\/new/);
    await page.getByLabel('Title', { exact: true }).fill(title);
    await page.getByLabel('Company').fill('Skerry Harbour');
    await page.getByLabel('Location', { exact: true }).fill('Liverpool');
    await page.getByLabel('Salary', { exact: true }).fill('£30,000 to £38,000 a year');
    await page.getByText('We read this as £30,000 to £38,000 a year').waitFor();
    await page.getByLabel('Job description').fill('Brings ships in and out.');
    await page.getByLabel('Requirements').fill('A licence and good eyes.');
    await page.getByLabel('Yes, post it under Blue Collar').check();
    await page.getByRole('button', { name: 'Post job' }).click();
    await toast(page, 'Job posted').waitFor();
    await page.getByRole('heading', { name: 'The job is on the board' }).waitFor();
    await expect.poll(() => boardHas(title)).toBe(true);

    const id = await jobId(title);
    await visit(page, `${site.url}/jobs/${id}`);
    await page.getByRole('link', { name: 'Edit Job' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Title', { exact: true }).fill(`${title}, nights`);
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await toast(page, 'Job updated').waitFor();
    await expect.poll(() => boardHas(`${title}, nights`)).toBe(true);

    // The button stays under a press that lasts until the applications are counted.
    const count = await holdRequests(page, `/jobs/${id}/delete.data`, 'GET');
    await page.getByRole('main').getByRole('link', { name: 'Delete' }).first().click();
    await page
      .getByText('Are you sure you want to delete this job posting? This action cannot be undone.')
      .first()
      .waitFor();
    await dialog.getByRole('button', { name: 'Delete' }).hover();
    await page.mouse.down();
    count();
    await dialog.getByText('It has no applications.').waitFor();
    await page.mouse.up();
    await toast(page, 'Job deleted').waitFor();
    await expect.poll(() => boardHas(title)).toBe(false);
  },
);

async function signIn(page: Page, address: string): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel('Email').fill(address);
  await main.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await main.getByRole('button', { name: 'Login' }).click();
}

async function jobId(title: string): Promise<string> {
  const { id } = await site.database.database.asSystem((transaction) =>
    transaction.selectFrom('jobs').select('id').where('title', '=', title).executeTakeFirstOrThrow(),
  );
  return id;
}
