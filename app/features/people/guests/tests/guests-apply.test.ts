// @form full

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { expectFrame, expectNoFaultsInEitherScheme, newStillVisitor } from '#tests/support/accessibility.ts';
import { pdfWith } from '#tests/support/documents.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { newGuestEmail } from '#tests/support/guests.ts';
import { keepsWhatIsSent, visit } from '#tests/support/hydration.ts';
import { addJobs } from '#tests/support/jobs.ts';
import { waitForMail } from '#tests/support/mailbox.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

const DESKTOP = { width: 1440, height: 900 };

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).filter({ visible: true });
const site = provideSite();
const browser = provideBrowser();
let job = '';

beforeEach(async () => {
  [job = ''] = await addJobs(site.database.database, { title: 'Lighthouse keeper', company: 'Skerryvore Trust' });
  // All browsers of these tests share one address.
  await asSuperuser(site.database, 'TRUNCATE ip_attempts');
});

async function linkIn(to: string, subject: string): Promise<string> {
  const { links } = await waitForMail(site, { to, subject });
  const link = links.find((each) => /\/(?:my-application|confirm-email)\?token=/.test(each)) ?? '';
  const { pathname, search } = new URL(link);
  return site.url + pathname + search;
}

const PHONE = { width: 390, height: 844 };

const SCREENS = [
  ['on a phone', PHONE],
  ['on a desktop', DESKTOP],
] as const;

const CV = (email: string) => ({
  name: 'wren.pdf',
  mimeType: 'application/pdf',
  buffer: pdfWith(['Wren Halloran', `0131 496 0321 ${email}`, 'Date of birth 1 May 1985', 'Skills', 'Lamps, Foghorns']),
});

const listRows = (email: string) =>
  site.database.database.asSystem((t) => t.selectFrom('applications').selectAll().where('email', '=', email).execute());

test.each(SCREENS)('the pages pass axe-core, %s', async (_, viewport) => {
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

test('a CV that changes on the disk after it was chosen is sent as it was', async () => {
  const email = newGuestEmail();
  const folder = await mkdtemp(path.join(tmpdir(), 'cv-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = path.join(folder, 'wren.pdf');
  await writeFile(file, CV(email).buffer);
  const { page } = await browser.newVisitor();
  await visit(page, `${site.url}/jobs/${job}/apply/without-account`);
  await page.getByLabel('Full name').fill('Wren Halloran');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Phone', { exact: true }).fill('0131 496 0321');
  const input = page.getByRole('main').locator('input[type=file]');
  await input.evaluate((element: HTMLInputElement) => {
    element.addEventListener('change', () => Object.assign(window, { chosen: element.files?.[0] }), { once: true });
  });
  await input.setInputFiles(file);
  await expect
    .poll(() => input.evaluate((element: HTMLInputElement) => element.files?.[0] !== Reflect.get(window, 'chosen')))
    .toBe(true);
  await writeFile(file, 'other bytes');
  await button(page, 'Submit Application').click();
  await page.getByRole('heading', { name: 'Application submitted', exact: true }).waitFor();
  expect(await listRows(email)).toMatchObject([{ full_name: 'Wren Halloran', cv_id: expect.any(String) }]);
});

test('offline the application waits on the device, and is sent when there is a connection', async () => {
  const email = newGuestEmail();
  const { page, context, complaints } = await browser.newVisitor();
  await visit(page, `${site.url}/jobs/${job}`);
  await page.getByRole('link', { name: 'Apply Now' }).filter({ visible: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Apply for Lighthouse keeper' });
  await dialog.getByLabel('Full name').fill('Wren Halloran');
  await dialog.getByLabel('Email', { exact: true }).fill(email);
  await dialog.getByLabel('Phone', { exact: true }).fill('0131 496 0321');
  await dialog.locator('input[type=file]').setInputFiles(CV(email));
  // The dialog opens before all of its scripts have loaded; offline it needs them.
  await keepsWhatIsSent(page);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await button(page, 'Submit Application').click();
  await page.getByText('Your data has been saved and will sync when online.').first().waitFor();
  expect(await listRows(email)).toEqual([]);
  // Going offline makes the browser complain about the connection.
  complaints.length = 0;
  await context.setOffline(false);
  await expect.poll(() => listRows(email)).toMatchObject([{ full_name: 'Wren Halloran', cv_id: expect.any(String) }]);
});

test('a guest applies in a dialog that shows the whole form, and gets an account by setting a password', async () => {
  const email = newGuestEmail();
  const { page, complaints } = await browser.newVisitor({ viewport: DESKTOP });
  await visit(page, `${site.url}/jobs/${job}`);
  await page.getByRole('link', { name: 'Apply Now' }).filter({ visible: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Apply for Lighthouse keeper' });
  await dialog.locator('input[type=file]').setInputFiles(CV(email));
  await dialog.getByRole('button', { name: 'Fill in the form from this CV' }).click();
  await dialog.getByRole('button', { name: 'Use all 3' }).click();
  await expect.poll(() => dialog.getByLabel('Full name').inputValue()).toBe('Wren Halloran');
  await button(page, 'Submit Application').click();
  await page
    .getByRole('region', { name: 'Application submitted', exact: true })
    .getByText('What happens next')
    .waitFor();
  await page.goto(await linkIn(email, 'Application submitted: Lighthouse keeper'));
  await page.getByLabel('New password').fill('seven-herons-at-low-tide');
  await button(page, 'Create my account').click();
  await page.getByText('Confirm your email address').waitFor();
  await page.goto(await linkIn(email, 'Confirm your email address'));
  await page.getByLabel('Your password').fill('seven-herons-at-low-tide');
  await button(page, 'Confirm email address').click();
  await page.getByText('Email address confirmed').waitFor();
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
