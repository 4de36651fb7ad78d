import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#db/seed/cast.ts';
import { expectFrame, expectNoFaultsInEitherScheme, newStillVisitor } from '#tests/support/accessibility.ts';
import { addCandidates, addCv } from '#tests/support/applications.ts';
import { pdf } from '#tests/support/documents.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { isFullForm, someOf } from '#tests/support/form.ts';
import { visit } from '#tests/support/hydration.ts';
import { addJobs } from '#tests/support/jobs.ts';
import { castMember, signInBrowser } from '#tests/support/session.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

const NOTE = 'Dear keepers,\n\nI like the sea.';

const main = (page: Page) => page.getByRole('main');

const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });

const note = (page: Page) => main(page).getByLabel(/^Cover note/);

const heading = (page: Page) => page.getByRole('heading', { name: 'This is exactly what Skerryvore Trust will see' });

const file = (name: string) => ({ name, mimeType: 'application/pdf', buffer: pdf() });

/** Browsers report 4xx and 5xx answers on the console. */
const dropComplaints = (complaints: string[], status: number) =>
  complaints.splice(0, complaints.length, ...complaints.filter((each) => !each.includes(`status of ${status}`)));

const SIZES = [
  ['on a desk', { width: 1440, height: 900 }],
  ['on a phone', { width: 390, height: 844 }],
] as const;
const site = provideSite();
const browser = provideBrowser();
let job = '';

beforeEach(async () => {
  [job = ''] = await addJobs(site.database.database, { title: 'Lighthouse keeper', company: 'Skerryvore Trust' });
});
const applyPage = () => `${site.url}/jobs/${job}/apply`;

const listApplications = () =>
  site.database.database.asSystem((transaction) =>
    transaction.selectFrom('applications').selectAll().where('job_id', '=', job).execute(),
  );

async function newCandidate(): Promise<string> {
  const [id = ''] = await addCandidates(site.database.database, 'Wren Halloran');
  return id;
}

describe.each(someOf(SIZES, 1))('%s', (_where, viewport) => {
  test('without JavaScript a CV comes with the form, and everything works the same', async () => {
    const { page, context, complaints } = await browser.newVisitor({ viewport, javaScriptEnabled: false });
    const id = await newCandidate();
    await signInBrowser(context, site, id);
    await page.goto(applyPage());
    await note(page).fill(NOTE);
    await main(page)
      .getByLabel('CV', { exact: false })
      .setInputFiles({ ...file('cv.txt'), mimeType: 'text/plain' });
    await button(page, 'Preview application').click();
    await main(page).getByText('CV must be a PDF, DOC or DOCX file').first().waitFor();
    dropComplaints(complaints, 415);
    expect(await note(page).inputValue()).toBe(NOTE);

    await main(page).locator('input[type=file]').setInputFiles(file('wren.pdf'));
    await button(page, 'Preview application').click();
    await heading(page).waitFor();
    await main(page)
      .getByRole('link', { name: /wren\.pdf/ })
      .waitFor();
    await button(page, 'Edit application').click();
    expect(await note(page).inputValue()).toBe(NOTE);
    expect(await main(page).getByLabel('Send this CV').isChecked()).toBe(true);
    await button(page, 'Preview application').click();
    await button(page, 'Submit Application').click();
    await main(page).getByText('Application Submitted! 🎉').waitFor();
    const [application] = await listApplications();
    expect(application).toMatchObject({ candidate_id: id, cover_note: NOTE });
    expect(application?.cv_id).not.toBeNull();

    await page.goto(`${site.url}/applications`);
    await main(page).getByRole('link', { name: 'Lighthouse keeper', exact: true }).click();
    await main(page).getByRole('link', { name: 'Withdraw application' }).click();
    await button(page, 'Withdraw application').click();
    await main(page).getByText('Application withdrawn').waitFor();
  });
});

const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true }).first();

const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id);

describe.runIf(isFullForm).each(SIZES)('%s', (_where, viewport) => {
  test('a visitor signs in from the job, writes, previews, changes, sends and withdraws', async () => {
    const { page } = await browser.newVisitor({ viewport });
    const aisha = castMember('Aisha');
    const cvId = await addCv(site.database.database, aisha.id, 'aisha.pdf');
    await asSuperuser(site.database, `UPDATE profiles SET cv_id = '${cvId}' WHERE id = '${aisha.id}'`);
    await visit(page, `${site.url}/jobs/${job}`);
    await page.getByRole('link', { name: 'Apply Now' }).click();
    await page.getByRole('link', { name: 'Sign in to apply with your profile' }).click();
    const dialog = page.getByRole('tabpanel');
    await dialog.getByLabel('Email', { exact: true }).fill(aisha.email);
    await dialog.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await dialog.getByRole('button', { name: 'Login', exact: true }).click();
    await page.waitForURL(`**/jobs/${job}/apply`);

    await note(page).fill('A first thought');
    await button(page, 'Preview application').click();
    await heading(page).waitFor();
    await expect.poll(() => focusedId(page)).toBe('apply-preview');
    const sheet = main(page).getByRole('article');
    await sheet.getByText('A first thought').waitFor();
    await sheet.getByRole('link', { name: /^Download aisha\.pdf/ }).waitFor();

    await button(page, 'Edit application').click();
    await expect.poll(() => note(page).inputValue()).toBe('A first thought');
    await expect.poll(() => focusedId(page)).toBe('apply-cover_note');
    await note(page).fill(NOTE);
    await main(page).getByLabel('Send without a CV').check();
    await button(page, 'Preview application').click();
    await sheet.getByText('No CV').waitFor();
    await button(page, 'Submit Application').dblclick();
    await toast(page, 'Application Submitted! 🎉').waitFor();
    await toast(page, 'Your application has been sent to the employer').waitFor();
    expect(await listApplications()).toMatchObject([{ cover_note: NOTE, cv_id: null, status: 'sent' }]);

    await sheet.getByText('I like the sea.').waitFor();
    await main(page).getByText('Messages from us').click();
    await main(page).getByText('Your application: Lighthouse keeper').waitFor();
    await main(page).getByRole('link', { name: 'Withdraw application' }).click();
    await main(page).getByText('Nobody but you will be able to read what you sent').waitFor();
    await button(page, 'Withdraw application').click();
    await toast(page, 'Application withdrawn').waitFor();
    expect(await main(page).getByRole('link', { name: 'Withdraw application' }).count()).toBe(0);
    await visit(page, applyPage());
    await main(page).getByText('You applied for this job on').waitFor();
    await main(page).getByRole('link', { name: 'See your application' }).click();
    await page.waitForURL(/\/applications\/[0-9a-f-]{36}$/);
  });
});

test.runIf(isFullForm)('a CV chosen on the page is uploaded there and goes along; what was typed stays', async () => {
  const { page, context } = await browser.newVisitor();
  await signInBrowser(context, site, await newCandidate());
  await visit(page, applyPage());
  await note(page).fill(NOTE);
  await main(page).locator('input[type=file]').setInputFiles(file('wren.pdf'));
  await toast(page, 'CV uploaded successfully').waitFor();
  await expect.poll(() => main(page).getByLabel('Send this CV').isChecked()).toBe(true);
  expect(await note(page).inputValue()).toBe(NOTE);
  await button(page, 'Preview application').click();
  await main(page)
    .getByRole('article')
    .getByRole('link', { name: /wren\.pdf/ })
    .waitFor();
});

test.runIf(isFullForm)(
  'a candidate without a phone number is asked to complete their profile, and led there',
  async () => {
    const { page, context } = await browser.newVisitor();
    const id = await newCandidate();
    await asSuperuser(site.database, `UPDATE profiles SET phone = NULL WHERE id = '${id}'`);
    await signInBrowser(context, site, id);
    await visit(page, applyPage());
    await toast(page, 'Complete Profile Required').waitFor();
    await toast(page, 'Please complete your profile before applying to jobs').waitFor();
    await main(page).getByText('Complete Profile Required').waitFor();
    await main(page).getByRole('link', { name: 'Complete your profile' }).click();
    await page.waitForURL((url) => url.pathname === '/profile');
    expect(new URL(page.url()).searchParams.get('next')).toBe(`/jobs/${job}/apply`);
  },
);

test.runIf(isFullForm)('a failure is shown, keeps everything, and a retry works', async () => {
  const { page, context, complaints } = await browser.newVisitor();
  await signInBrowser(context, site, await newCandidate());
  await visit(page, applyPage());
  await note(page).fill(NOTE);
  await button(page, 'Preview application').click();
  await heading(page).waitFor();
  await asSuperuser(site.database, 'REVOKE INSERT ON applications FROM agency_app');
  await button(page, 'Submit Application').click();
  await toast(page, 'Failed to submit application').waitFor();
  await main(page)
    .getByText(/^Error ID: /)
    .waitFor();
  dropComplaints(complaints, 503);
  await asSuperuser(site.database, 'GRANT INSERT ON applications TO agency_app');
  await button(page, 'Submit Application').click();
  await toast(page, 'Application Submitted! 🎉').waitFor();
  expect(await listApplications()).toMatchObject([{ cover_note: NOTE }]);
});

test.runIf(isFullForm)('a profile that changed in another tab is shown again before it is sent', async () => {
  const { page, context, complaints } = await browser.newVisitor();
  const id = await newCandidate();
  await signInBrowser(context, site, id);
  await visit(page, applyPage());
  await button(page, 'Preview application').click();
  await heading(page).waitFor();
  await asSuperuser(site.database, `UPDATE profiles SET phone = '0161 496 0199' WHERE id = '${id}'`);
  await button(page, 'Submit Application').click();
  await main(page).getByText('Your profile has changed').waitFor();
  dropComplaints(complaints, 409);
  await main(page).getByRole('article').getByText('0161 496 0199').waitFor();
  await button(page, 'Submit Application').click();
  await toast(page, 'Application Submitted! 🎉').waitFor();
});

test.runIf(isFullForm)('leaving the page with an unsent cover note asks first', async () => {
  const { page, context } = await browser.newVisitor();
  await signInBrowser(context, site, await newCandidate());
  await visit(page, applyPage());
  await note(page).fill(NOTE);
  const leave = main(page).getByRole('link', { name: 'Back to the job' });
  await leave.click();
  await page.getByRole('button', { name: 'Stay on this page' }).click();
  expect(await note(page).inputValue()).toBe(NOTE);
  await leave.click();
  await page.getByRole('button', { name: 'Leave without sending' }).click();
  await page.waitForURL(`${site.url}/jobs/${job}`);
});

test.runIf(isFullForm)('the form counts the characters left, and refuses a longer note', async () => {
  const { page, context, complaints } = await browser.newVisitor();
  await signInBrowser(context, site, await newCandidate());
  await visit(page, applyPage());
  await note(page).fill('x'.repeat(5001));
  await main(page).getByText('1 character too many').waitFor();
  await button(page, 'Preview application').click();
  await main(page).getByRole('link', { name: 'Cover note must be 5,000 characters or fewer' }).click();
  expect(await focusedId(page)).toBe('apply-cover_note');
  dropComplaints(complaints, 422);
});

test.runIf(isFullForm)('the form and its preview can be used by everybody, light and dark', async () => {
  const { page, context } = await newStillVisitor(browser);
  await signInBrowser(context, site, castMember('Aisha').id);
  await visit(page, applyPage());
  await expectNoFaultsInEitherScheme(page);
  await note(page).fill(`${NOTE}\n${'sea'.repeat(60)}`);
  await button(page, 'Preview application').click();
  await heading(page).waitFor();
  await expectNoFaultsInEitherScheme(page);
  await expectFrame(page);
});
