import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { expectJobs, filter, searchBox } from '#tests/support/board.ts';
import { pdfWith } from '#tests/support/documents.ts';
import { someOf } from '#tests/support/form.ts';
import { newGuestEmail } from '#tests/support/guests.ts';
import { visit } from '#tests/support/hydration.ts';
import { JOB_FORM, openDesk } from '#tests/support/job-desk.ts';
import { addJobs, EMPLOYER } from '#tests/support/jobs.ts';
import { waitForMail } from '#tests/support/mailbox.ts';
import { signInAs } from '#tests/support/session.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

const site = provideSite();
const browser = provideBrowser();

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const NEAR = 'Counterbalance forklift driver';
const LATER = 'Reach forklift driver, nights';

beforeAll(async () => {
  const forklifts = { company: 'Goyt Valley Storage', description: 'Moves pallets by forklift.' };
  await addJobs(
    site.database.database,
    { ...forklifts, title: NEAR, location: 'Hazel Grove, Stockport' },
    { ...forklifts, title: 'Forklift driver, days', location: 'Leeds' },
  );
});

afterEach(() =>
  site.database.database.asSystem((t) =>
    t.updateTable('jobs').set({ status: 'closed' }).where('title', '=', LATER).execute(),
  ),
);

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).filter({ visible: true });
const follow = (page: Page, name: string) => page.getByRole('link', { name }).filter({ visible: true }).click();
const listApplications = (email: string) =>
  site.database.database.asSystem((t) => t.selectFrom('applications').selectAll().where('email', '=', email).execute());

async function postJob(title: string): Promise<void> {
  const desk = openDesk(site, await signInAs(site, EMPLOYER));
  const { status } = await desk.post({ ...JOB_FORM, title, location: 'Stockport', type: 'Full-time', intent: 'post' });
  expect(status).toBe(303);
}

async function linkIn(to: string, subject: string | RegExp, part: string): Promise<string> {
  const { links } = await waitForMail(site, { to, subject });
  const { pathname, search } = new URL(links.find((link) => link.includes(part)) ?? '');
  return site.url + pathname + search;
}

type Device = { options: BrowserContextOptions; hasScripts: boolean };

const device = (viewport: { width: number; height: number }, hasScripts: boolean): Device => ({
  options: { viewport, ...(hasScripts ? {} : { javaScriptEnabled: false }) },
  hasScripts,
});

const open = ({ hasScripts }: Device, page: Page, url: string) => (hasScripts ? visit(page, url) : page.goto(url));

async function search(page: Page, { hasScripts }: Device): Promise<void> {
  await searchBox(page).fill('forclift');
  const place = filter(page, 'Near a town or postcode');
  if (hasScripts) {
    await place.pressSequentially('Stockp');
    await page.getByRole('option', { name: /^Stockport/ }).waitFor();
    await place.press('ArrowDown');
    await place.press('Enter');
    expect(await place.inputValue()).toMatch(/^Stockport/);
  } else {
    await place.fill('Stockport');
  }
  await filter(page, 'Within').selectOption({ label: 'Within 10 miles' });
  if (!hasScripts) await button(page, 'Search').click();
}

async function askForAlert(page: Page, email: string): Promise<void> {
  await follow(page, 'Email me jobs like this');
  // The corrected word, so that emails do not repeat the mistake.
  await page.getByText('“forklift”, within 10 miles of Stockport').waitFor();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('How often').selectOption('at_once');
  await button(page, 'Email me jobs like this').click();
  await page.getByRole('heading', { name: 'Check your email' }).waitFor();
}

const CV = (email: string) => ({
  name: 'wren.pdf',
  mimeType: 'application/pdf',
  buffer: pdfWith([
    'Wren Halloran',
    `0131 496 0321 ${email}`,
    'Date of birth 1 May 1985',
    'Skills',
    'Forklifts, Pallets',
  ]),
});

/** Applies in the dialog, which the CV fills in. */
async function applyInDialog(page: Page, email: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: `Apply for ${LATER}` });
  await dialog.locator('input[type=file]').setInputFiles(CV(email));
  await dialog.getByRole('button', { name: 'Fill in the form from this CV' }).click();
  await dialog.getByText('Found in your CV').waitFor();
  expect(await dialog.getByText('1985').count()).toBe(0);
  await dialog.getByRole('button', { name: 'Use all 3' }).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Found in your CV');
  await button(page, 'Continue').click();
  await expect.poll(() => dialog.getByLabel('Full name').inputValue()).toBe('Wren Halloran');
  expect(await dialog.getByLabel('Email', { exact: true }).inputValue()).toBe(email);
  expect(await dialog.getByLabel('Phone', { exact: true }).inputValue()).toBe('0131 496 0321');
  await button(page, 'Continue').click();
  await dialog.getByLabel(/^Cover note/).fill('I live nearby.');
  await button(page, 'Submit Application').click();
  const last = page.getByRole('region', { name: 'Application submitted', exact: true });
  await last.getByText('What happens next').waitFor();
}

async function applyOnPage(page: Page, email: string, complaints: string[]): Promise<void> {
  await button(page, 'Submit Application').click();
  const problems = page.getByRole('alert');
  await problems.getByRole('link', { name: 'Enter your name' }).waitFor();
  expect((await problems.getByRole('link').allTextContents()).slice(0, 3)).toEqual([
    'Enter your name',
    'Enter your email address, like name@example.com',
    'Enter your phone number, with at least 10 digits',
  ]);
  expect(await page.getByText('Validation failed').count()).toBe(0);
  await page.getByLabel('Full name').fill('Wren Halloran');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Phone', { exact: true }).fill('123');
  await page.getByLabel(/^Cover note/).fill('I live nearby.');
  await button(page, 'Submit Application').click();
  await page.getByText('Phone number must be at least 10 digits').first().waitFor();
  expect(await page.getByLabel(/^Cover note/).inputValue()).toBe('I live nearby.');
  complaints.length = 0;
  await page.getByLabel('Phone', { exact: true }).fill('0131 496 0321');
  await page.locator('input[type=file]').setInputFiles(CV(email));
  await button(page, 'Submit Application').click();
  await page.getByRole('heading', { name: 'Confirm your email address' }).waitFor();
  await page.goto(await linkIn(email, `Send your application: ${LATER}`, '/my-application'));
  expect(await listApplications(email)).toEqual([]);
  await button(page, 'Send my application').click();
  await page.getByText('Application sent.', { exact: false }).waitFor();
}

const WAYS = [
  ['with scripts, from a desk to a phone', device(DESK, true), device(PHONE, true)],
  ['without scripts, on a phone', device(PHONE, false), device(PHONE, false)],
] as const;

test.each(someOf(WAYS, 0))(
  'a mistyped search near home leads to an application, and back out of it: %s',
  async (_, first, second) => {
    const email = newGuestEmail();
    const { page, complaints } = await browser.newVisitor(first.options);
    await open(first, page, `${site.url}/jobs`);
    await search(page, first);
    await expectJobs(page, [NEAR]);
    await page.getByText('These are jobs for “forklift”.').waitFor();
    await askForAlert(page, email);
    await open(first, page, await linkIn(email, 'Confirm your job alert', '/alerts/confirm'));
    await button(page, 'Confirm').click();
    await page.getByText('Confirmed. We’ll email you when new jobs match.').waitFor();
    expect(complaints).toEqual([]);

    await postJob(LATER);
    const alertMail = await waitForMail(site, { to: email, subject: /^New job: / });
    expect(alertMail.text).toContain('in Stockport, under a mile away in a straight line');
    expect(alertMail.text).not.toContain(NEAR);
    const phone = await browser.newVisitor(second.options);
    await open(second, phone.page, await linkIn(email, /^New job: /, '/jobs/'));
    await phone.page.getByRole('heading', { level: 1, name: LATER }).waitFor();
    await follow(phone.page, 'Apply Now');
    if (second.hasScripts) await applyInDialog(phone.page, email);
    else await applyOnPage(phone.page, email, phone.complaints);
    const [sent] = await listApplications(email);
    expect(sent).toMatchObject({ candidate_id: null, full_name: 'Wren Halloran', cover_note: 'I live nearby.' });
    expect(sent?.cv_id).not.toBeNull();

    await phone.page.goto(await linkIn(email, `Application submitted: ${LATER}`, '/my-application'));
    await phone.page.getByText('wren.pdf').waitFor();
    await phone.page.getByLabel('Phone', { exact: true }).fill('0113 496 0000');
    await button(phone.page, 'Save my details').click();
    await phone.page.getByText('Details updated.', { exact: false }).waitFor();
    await phone.page.getByText('Withdraw this application', { exact: true }).click();
    await button(phone.page, 'Withdraw application').click();
    await phone.page.getByText('Application withdrawn.', { exact: false }).waitFor();
    if (second.hasScripts)
      await expect
        .poll(() => phone.page.evaluate(() => document.activeElement?.textContent))
        .toContain('Application withdrawn');
    await phone.page.getByRole('link', { name: 'Email me jobs like this' }).waitFor();
    expect(await listApplications(email)).toMatchObject([{ status: 'withdrawn', phone: '0113 496 0000' }]);

    await open(second, phone.page, await linkIn(email, /^New job: /, 'about=many'));
    await phone.page.getByText('Too many emails? Choose a weekly email', { exact: false }).waitFor();
    await button(phone.page, 'Change').click();
    await phone.page.getByText('Saved.').waitFor();
    await phone.page.goto(await linkIn(email, /^New job: /, '/alerts/stop'));
    await button(phone.page, 'Unsubscribe').click();
    await phone.page.getByText('We won’t email you about').waitFor();
    expect(phone.complaints).toEqual([]);
  },
);
