// @form full
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { expectFrame, expectNoFaultsInEitherScheme, newStillVisitor } from '#tests/support/accessibility.ts';
import { addCandidates } from '#tests/support/applications.ts';
import { cardOf } from '#tests/support/board.ts';
import type { TestBrowser } from '#tests/support/browser.ts';
import { pdf } from '#tests/support/documents.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { FAILURES, holdRequests } from '#tests/support/held-requests.ts';
import { visit } from '#tests/support/hydration.ts';
import { addJobs, EMPLOYER } from '#tests/support/jobs.ts';
import { castMember, signInBrowser } from '#tests/support/session.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

const NOTE = 'Dear keepers,\n\nI like the sea.';

const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true }).first();

const applyLink = (page: Page) => page.getByRole('link', { name: 'Apply Now' }).filter({ visible: true });

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Apply for Lighthouse keeper' });

const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });

const note = (page: Page) => dialog(page).getByLabel(/^Cover note/);

const heading = (page: Page) => page.getByRole('heading', { name: 'This is exactly what Skerryvore Trust will see' });

const applied = (page: Page) => page.getByText(/^Application submitted on \d+ \w+ \d{4}$/).filter({ visible: true });

const isFocused = (part: ReturnType<Page['locator']>) =>
  expect.poll(() => part.evaluate((element) => element === document.activeElement)).toBe(true);

const site = provideSite();
const browser = provideBrowser();
let job = '';

beforeEach(async () => {
  [job = ''] = await addJobs(site.database.database, { title: 'Lighthouse keeper', company: 'Skerryvore Trust' });
});
const jobPage = () => `${site.url}/jobs/${job}`;

const listApplications = () =>
  site.database.database.asSystem((transaction) =>
    transaction.selectFrom('applications').selectAll().where('job_id', '=', job).execute(),
  );

async function newCandidate(options: Parameters<TestBrowser['newVisitor']>[0] = {}) {
  const visitor = await browser.newVisitor(options);
  const [id = ''] = await addCandidates(site.database.database, 'Wren Halloran');
  await signInBrowser(visitor.context, site, id);
  return { ...visitor, id };
}

const sentNotice = (page: Page) => page.getByRole('region', { name: 'Application submitted', exact: true });

const SCREENS = [
  ['on a laptop', { width: 1280, height: 720 }],
  ['on a phone', { width: 390, height: 844 }],
] as const;

test.each(SCREENS)(
  'a candidate writes, looks, sends, and the job says so instead of Apply Now, %s',
  async (_, viewport) => {
    const { page, id } = await newCandidate({ viewport });
    await visit(page, jobPage());
    await applyLink(page).press('Enter');
    await note(page).fill(NOTE);
    await dialog(page)
      .locator('input[type=file]')
      .setInputFiles({ name: 'wren.pdf', mimeType: 'application/pdf', buffer: pdf() });
    await toast(page, 'CV uploaded successfully').waitFor();
    await button(page, 'Preview application').click();
    await heading(page).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('apply-preview');
    await button(page, 'Edit application').click();
    await expect.poll(() => note(page).inputValue()).toBe(NOTE);
    await button(page, 'Preview application').click();
    await button(page, 'Submit Application').dblclick();
    await toast(page, 'Application Submitted! 🎉').waitFor();
    await dialog(page).waitFor({ state: 'hidden' });
    expect(new URL(page.url()).pathname).toBe(`/jobs/${job}`);
    expect(await listApplications()).toMatchObject([{ candidate_id: id, cover_note: NOTE, cv_id: expect.any(String) }]);

    await sentNotice(page)
      .getByText(/^Your application for Lighthouse keeper .+ was submitted on \d+ \w+ \d{4}\.$/)
      .waitFor();
    await isFocused(applied(page));
    expect(await page.getByRole('link', { name: 'Apply Now' }).count()).toBe(0);
    await page.getByRole('link', { name: 'See your application' }).filter({ visible: true }).click();
    await page.waitForURL(/\/applications\/[0-9a-f-]{36}$/);
  },
);

test('Escape closes the dialog and keeps the text; leaving the job asks first and then removes it', async () => {
  const { page, id } = await newCandidate();
  await visit(page, jobPage());
  await applyLink(page).click();
  await note(page).fill(NOTE);
  expect(await page.content()).toContain(`${id}@mail.example`);
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'hidden' });
  expect(await applyLink(page).evaluate((link) => link === document.activeElement)).toBe(true);
  await applyLink(page).click();
  expect(await note(page).inputValue()).toBe(NOTE);
  await page.keyboard.press('Escape');

  const back = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Job Postings' });
  await back.click();
  await page.getByRole('button', { name: 'Stay on this page' }).click();
  await applyLink(page).click();
  expect(await note(page).inputValue()).toBe(NOTE);
  await page.keyboard.press('Escape');
  await back.click();
  await page.getByRole('button', { name: 'Leave without sending' }).click();
  await page.waitForURL(`${site.url}/jobs`);
  await expect.poll(() => page.locator('#apply-cover_note').count()).toBe(0);
  expect(await page.content()).not.toContain(`${id}@mail.example`);
});

const dropComplaints = (complaints: string[], status: number) =>
  complaints.splice(0, complaints.length, ...complaints.filter((each) => !each.includes(`status of ${status}`)));

test('an application from a dialog that was closed early is announced on the job', async () => {
  const { page } = await newCandidate();
  await visit(page, jobPage());
  await applyLink(page).click();
  await note(page).fill(NOTE);
  await button(page, 'Preview application').click();
  await heading(page).waitFor();
  const release = await holdRequests(page, `/jobs/${job}/apply`);
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url() === `${jobPage()}/apply`);
  await button(page, 'Submit Application').click();
  await sent;
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'hidden' });
  release();
  await toast(page, 'Application Submitted! 🎉').waitFor();
  await isFocused(applied(page));
  expect(await page.locator('dialog[open]').count()).toBe(0);
});

test.each(FAILURES)('a reload behind the form that fails keeps the cover note, %s', async (_, fail) => {
  const { page, complaints } = await newCandidate();
  await visit(page, jobPage());
  await applyLink(page).click();
  await note(page).fill(NOTE);
  let failed = 0;
  await page.route('**/apply.data*', async (route) => {
    await fail(route);
    failed += 1;
  });
  await dialog(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'wren.pdf', mimeType: 'application/pdf', buffer: pdf() });
  await toast(page, 'CV uploaded successfully').waitFor();
  await expect.poll(() => failed).toBe(1);
  await page.unroute('**/apply.data*');
  await button(page, 'Preview application').click();
  await heading(page).waitFor();
  await button(page, 'Edit application').click();
  await expect.poll(() => note(page).inputValue()).toBe(NOTE);
  complaints.length = 0;
});

test('the Back button leaves the job and takes the dialog along', async () => {
  const { page } = await newCandidate();
  await visit(page, `${site.url}/jobs?search=lighthouse+keeper`);
  await cardOf(page, 'Lighthouse keeper').first().getByRole('link', { name: 'View Details' }).click();
  await page.getByRole('heading', { level: 1, name: 'Lighthouse keeper' }).waitFor();
  await applyLink(page).click();
  await note(page).waitFor();
  await page.goBack();
  await page.waitForURL(/\/jobs\?search/);
  await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);
});

test('a failure keeps everything in the dialog, and a retry sends it once', async () => {
  const { page, complaints } = await newCandidate();
  await visit(page, jobPage());
  await applyLink(page).click();
  await note(page).fill(NOTE);
  await button(page, 'Preview application').click();
  await heading(page).waitFor();
  await asSuperuser(site.database, 'REVOKE INSERT ON applications FROM agency_app');
  await button(page, 'Submit Application').click();
  await toast(page, 'Failed to submit application').waitFor();
  await dialog(page)
    .getByText(/^Error ID: /)
    .waitFor();
  dropComplaints(complaints, 503);
  await asSuperuser(site.database, 'GRANT INSERT ON applications TO agency_app');
  await button(page, 'Submit Application').click();
  await toast(page, 'Application Submitted! 🎉').waitFor();
  expect(await listApplications()).toMatchObject([{ cover_note: NOTE }]);
});

test('after losing the connection the job stays on the screen, and the application is saved', async () => {
  const { page, context, complaints } = await newCandidate();
  await visit(page, jobPage());
  await applyLink(page).click();
  await note(page).fill(NOTE);
  await context.setOffline(true);
  await button(page, 'Preview application').click();
  await dialog(page).getByRole('alert').getByText('You are offline').waitFor();
  expect(await note(page).inputValue()).toBe(NOTE);
  await page.getByRole('heading', { level: 1, name: 'Lighthouse keeper', includeHidden: true }).waitFor();
  await context.setOffline(false);
  await button(page, 'Preview application').click();
  await heading(page).waitFor();
  complaints.length = 0;
});

test.each(FAILURES)(
  'a form that cannot be loaded says so in the dialog, and loads on the next try, %s',
  async (_, fail) => {
    const { page, complaints } = await newCandidate();
    await visit(page, jobPage());
    await page.route('**/apply.data*', fail);
    await applyLink(page).click();
    await dialog(page).getByRole('heading', { name: 'Failed to load job details.', level: 3 }).waitFor();
    await page.getByRole('dialog', { name: 'Failed to load job details.', exact: true }).waitFor();
    await page.getByRole('heading', { level: 1, name: 'Lighthouse keeper', includeHidden: true }).waitFor();
    await page.unroute('**/apply.data*');
    await button(page, 'Try again').click();
    await note(page).waitFor();
    complaints.length = 0;
  },
);

test('a candidate without a phone number is sent to the profile from the dialog', async () => {
  const { page, id } = await newCandidate();
  await asSuperuser(site.database, `UPDATE profiles SET phone = NULL WHERE id = '${id}'`);
  await visit(page, jobPage());
  await applyLink(page).click();
  await toast(page, 'Complete Profile Required').waitFor();
  await dialog(page).getByRole('link', { name: 'Complete your profile' }).click();
  await page.waitForURL((url) => url.pathname === '/profile');
});

test('the account that posted the job is told in the dialog that it cannot apply', async () => {
  const { page, context } = await browser.newVisitor();
  await signInBrowser(context, site, EMPLOYER);
  await visit(page, jobPage());
  await applyLink(page).click();
  await dialog(page).getByText('You can’t apply for a job you posted.').waitFor();
});

test('without JavaScript Apply Now leads to the page', async () => {
  const { page } = await newCandidate({ javaScriptEnabled: false });
  await page.goto(jobPage());
  await applyLink(page).click();
  await page.waitForURL(`${jobPage()}/apply`);
  await page
    .getByRole('main')
    .getByLabel(/^Cover note/)
    .waitFor();
});

test('the job page loads no code of the dialog before the candidate presses Apply Now', async () => {
  const { page } = await newCandidate();
  const scripts: string[] = [];
  page.on('request', (request) => void scripts.push(request.url()));
  await visit(page, jobPage());
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((url) => /apply-(dialog|content|form)/.test(url))).toEqual([]);
  await applyLink(page).click();
  await note(page).waitFor();
  expect(scripts.filter((url) => /apply-dialog/.test(url)).length).toBeGreaterThan(0);
});

describe('light and dark, at every width', () => {
  test('the form and its preview can be used by everybody', async () => {
    const { page, context } = await newStillVisitor(browser);
    await signInBrowser(context, site, castMember('Aisha').id);
    await visit(page, jobPage());
    await applyLink(page).click();
    await note(page).waitFor();
    await expectNoFaultsInEitherScheme(page);
    await note(page).fill(NOTE);
    await button(page, 'Preview application').click();
    await heading(page).waitFor();
    await expectNoFaultsInEitherScheme(page);
    await expectFrame(page);
  });
});
