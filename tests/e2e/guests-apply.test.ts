/** A person without an account applies for a job: in a dialog, without a connection, and later with an account. */
import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { expectFrame, expectNoFaultsInEitherScheme, newStillVisitor } from '#tests/support/accessibility.ts';
import { pdfWith } from '#tests/support/documents.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { someOf } from '#tests/support/form.ts';
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

test('a guest applies in a dialog that shows the whole form, and claims the application with a password alone', async () => {
  const email = newGuestEmail();
  const { page, complaints } = await browser.newVisitor({ viewport: DESKTOP });
  await visit(page, `${site.url}/jobs/${job}`);
  await page.getByRole('link', { name: 'Apply Now' }).filter({ visible: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Apply for Lighthouse keeper' });
  await dialog.locator('input[type=file]').setInputFiles(CV(email));
  await dialog.getByRole('button', { name: 'Fill in from this CV' }).click();
  await dialog.getByRole('button', { name: 'Use all 3' }).click();
  await expect.poll(() => dialog.getByLabel('Full name').inputValue()).toBe('Wren Halloran');
  await button(page, 'Submit Application').click();
  await page
    .getByRole('dialog', { name: 'Application submitted', exact: true })
    .getByText('What happens next')
    .waitFor();
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
  expect(complaints).toEqual([]);
});

const SCREENS = [
  ['on a phone', PHONE],
  ['on a desktop', DESKTOP],
] as const;

test.each(someOf(SCREENS, 0))('the pages have no faults that a program finds, %s', async (_, viewport) => {
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
