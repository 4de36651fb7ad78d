/** A person without an account applies for a job with a CV, follows the application by the emailed link, and withdraws or claims it. */
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { expectFrame, expectNoFaultsInEitherScheme, newStillVisitor } from '#tests/support/accessibility.ts';
import { pdfWith } from '#tests/support/documents.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { newGuestEmail } from '#tests/support/guests.ts';
import { visit } from '#tests/support/hydration.ts';
import { addJobs } from '#tests/support/jobs.ts';
import { waitForMail } from '#tests/support/mailbox.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

const site = provideSite();
const browser = provideBrowser();
let job = '';

beforeEach(async () => {
  [job = ''] = await addJobs(site.database.database, { title: 'Lighthouse keeper', company: 'Skerryvore Trust' });
  // All browsers here come from one address.
  await asSuperuser(site.database, 'TRUNCATE ip_attempts');
});

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };
const CV = (email: string) => ({
  name: 'wren.pdf',
  mimeType: 'application/pdf',
  buffer: pdfWith(['Wren Halloran', `0131 496 0321 ${email}`, 'Date of birth 1 May 1985', 'Skills', 'Lamps, Foghorns']),
});
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).filter({ visible: true });
const listRows = (email: string) =>
  site.database.database.asSystem((t) => t.selectFrom('applications').selectAll().where('email', '=', email).execute());

/** @returns the address of the page in the newest email to the guest */
async function linkIn(to: string, subject: string): Promise<string> {
  const { links } = await waitForMail(site, { to, subject });
  const link = links.find((each) => each.includes('/my-application?token=')) ?? '';
  const { pathname, search } = new URL(link);
  return site.url + pathname + search;
}

async function withdraw(page: Page): Promise<void> {
  await page.getByText('Withdraw this application', { exact: true }).click();
  await button(page, 'Withdraw application').click();
  await page.getByText('Your application was withdrawn.', { exact: false }).waitFor();
}

describe.each([
  ['on a phone', PHONE],
  ['on a desktop', DESKTOP],
] as const)('%s', (_, viewport) => {
  test('with a script: the CV fills in the form, the last screen stays, the link follows and withdraws', async () => {
    const email = newGuestEmail();
    const { page, complaints } = await browser.newVisitor({ viewport });
    await visit(page, `${site.url}/jobs/${job}`);
    await page.getByRole('link', { name: 'Apply Now' }).filter({ visible: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Apply for Lighthouse keeper' });
    await dialog.locator('input[type=file]').setInputFiles(CV(email));
    await dialog.getByRole('button', { name: 'Fill in from this CV' }).click();
    await dialog.getByText('Found in your CV').waitFor();
    expect(await dialog.getByText('1985').count()).toBe(0);
    await dialog.getByRole('button', { name: 'Use all 3' }).click();
    const isStepped = viewport === PHONE;
    if (isStepped) await button(page, 'Continue').click();
    await expect.poll(() => dialog.getByLabel('Full name').inputValue()).toBe('Wren Halloran');
    expect(await dialog.getByLabel('Email', { exact: true }).inputValue()).toBe(email);
    expect(await dialog.getByLabel('Phone', { exact: true }).inputValue()).toBe('0131 496 0321');
    if (isStepped) await button(page, 'Continue').click();
    await dialog.getByLabel(/^Cover note/).fill('I like the sea.');
    await button(page, 'Submit Application').click();
    const last = page.getByRole('dialog', { name: 'Application submitted', exact: true });
    await last.getByText('What happens next').waitFor();
    expect(await listRows(email)).toMatchObject([
      { candidate_id: null, full_name: 'Wren Halloran', cover_note: 'I like the sea.', cv_id: expect.any(String) },
    ]);
    await page.goto(await linkIn(email, 'Application submitted: Lighthouse keeper'));
    await page.getByText('wren.pdf').waitFor();
    await withdraw(page);
    expect(await listRows(email)).toMatchObject([{ status: 'withdrawn' }]);
    expect(complaints).toEqual([]);
  });

  test('without a script: an email confirms, then the link corrects, withdraws and keeps what was typed', async () => {
    const email = newGuestEmail();
    const { page, complaints } = await browser.newVisitor({ viewport, javaScriptEnabled: false });
    await page.goto(`${site.url}/jobs/${job}`);
    await page.getByRole('link', { name: 'Apply Now' }).filter({ visible: true }).click();
    await page.getByLabel('Full name').fill('Wren Halloran');
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByLabel('Phone', { exact: true }).fill('123');
    await page.getByLabel(/^Cover note/).fill('I like the sea.');
    await button(page, 'Submit Application').click();
    await page.getByText('Phone number must be at least 10 digits').first().waitFor();
    expect(await page.getByLabel(/^Cover note/).inputValue()).toBe('I like the sea.');
    // Of the refusal.
    complaints.length = 0;
    await page.getByLabel('Phone', { exact: true }).fill('0131 496 0321');
    await page.locator('input[type=file]').setInputFiles(CV(email));
    await button(page, 'Submit Application').click();
    await page.getByRole('heading', { name: 'One step is left' }).waitFor();
    expect(await listRows(email)).toEqual([]);
    const link = await linkIn(email, 'Send your application: Lighthouse keeper');
    await page.goto(link);
    expect(await listRows(email)).toEqual([]);
    await button(page, 'Send my application').click();
    await page.getByText('Your application was sent.', { exact: false }).waitFor();
    await page.getByLabel('Phone', { exact: true }).fill('0113 496 0000');
    await button(page, 'Save my details').click();
    await page.getByText('Your details were changed.', { exact: false }).waitFor();
    await withdraw(page);
    expect(await listRows(email)).toMatchObject([{ status: 'withdrawn', phone: '0113 496 0000' }]);
  });
});

test('without a connection the application waits on the device, and is sent once there is one', async () => {
  const email = newGuestEmail();
  const { page, context, complaints } = await browser.newVisitor();
  await visit(page, `${site.url}/jobs/${job}`);
  await page.getByRole('link', { name: 'Apply Now' }).filter({ visible: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Apply for Lighthouse keeper' });
  await dialog.getByLabel('Full name').fill('Wren Halloran');
  await dialog.getByLabel('Email', { exact: true }).fill(email);
  await dialog.getByLabel('Phone', { exact: true }).fill('0131 496 0321');
  await dialog.locator('input[type=file]').setInputFiles(CV(email));
  await context.setOffline(true);
  await button(page, 'Submit Application').click();
  await page.getByText('Your data has been saved and will sync when online.').first().waitFor();
  expect(await listRows(email)).toEqual([]);
  // Of the connection.
  complaints.length = 0;
  await context.setOffline(false);
  await expect.poll(() => listRows(email)).toMatchObject([{ full_name: 'Wren Halloran', cv_id: expect.any(String) }]);
});

test('a guest claims the application with a password alone, and the account waits for approval with everything in it', async () => {
  const email = newGuestEmail();
  const { page } = await browser.newVisitor();
  await visit(page, `${site.url}/jobs/${job}/apply`);
  await page.getByLabel('Full name').fill('Wren Halloran');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Phone', { exact: true }).fill('0131 496 0321');
  await page.locator('input[type=file]').setInputFiles(CV(email));
  await button(page, 'Submit Application').click();
  await page.getByRole('heading', { name: 'Application submitted', exact: true }).waitFor();
  await page.goto(await linkIn(email, 'Application submitted: Lighthouse keeper'));
  await page.getByLabel('New password').fill('seven-herons-at-low-tide');
  await button(page, 'Create my account').click();
  await page.getByText('Your account is made', { exact: false }).waitFor();
  const [row] = await listRows(email);
  const profile = await site.database.database.asSystem((t) =>
    t.selectFrom('profiles').selectAll().where('email', '=', email).executeTakeFirst(),
  );
  expect(profile).toMatchObject({
    full_name: 'Wren Halloran',
    phone: '0131 496 0321',
    status: 'pending',
    cv_id: row?.cv_id,
  });
  expect(row?.candidate_id).toBe(profile?.id);
});

test.each([
  ['on a phone', PHONE],
  ['on a desktop', DESKTOP],
] as const)('the pages have no faults that a program finds, %s', async (_, viewport) => {
  const email = newGuestEmail();
  const { page } = await newStillVisitor(browser);
  await page.setViewportSize(viewport);
  await visit(page, `${site.url}/jobs/${job}/apply`);
  await expectNoFaultsInEitherScheme(page);
  await expectFrame(page);
  await page.getByLabel('Full name').fill('Wren Halloran');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Phone', { exact: true }).fill('0131 496 0321');
  await button(page, 'Submit Application').click();
  await page.getByRole('heading', { name: 'Application submitted', exact: true }).waitFor();
  await expectNoFaultsInEitherScheme(page);
  await page.goto(await linkIn(email, 'Application submitted: Lighthouse keeper'));
  await expectNoFaultsInEitherScheme(page);
  await expectFrame(page);
});
