// @form full
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  expectFrame,
  expectNoFaults,
  expectNoFaultsInEitherScheme,
  newStillVisitor,
} from '#tests/support/accessibility.ts';
import { addAccounts } from '#tests/support/admin-desk.ts';
import { addApplications, addCandidates } from '#tests/support/applications.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { visit } from '#tests/support/hydration.ts';
import { ADMIN, addJobs, EMPLOYER } from '#tests/support/jobs.ts';
import { waitForMail } from '#tests/support/mailbox.ts';
import { signInBrowser } from '#tests/support/session.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true }).first();

const main = (page: Page) => page.getByRole('main');

async function press(target: Locator): Promise<void> {
  await target.focus();
  await target.press('Enter');
}

const site = provideSite();
const browser = provideBrowser();
const statusOf = async (id: string) => {
  const { status } = await site.database.database.asSystem((transaction) =>
    transaction.selectFrom('applications').select('status').where('id', '=', id).executeTakeFirstOrThrow(),
  );
  return status;
};

/** Adds a job of the employer with two applications: from Wren now, and from Ina a minute earlier. */
async function addTwoApplications(title: string) {
  const { database } = site.database;
  const [wren = '', ina = ''] = await addCandidates(database, 'Wren Halloran', 'Ina Sorley');
  const [job = ''] = await addJobs(database, { title, company: 'Skerryvore Trust' });
  const facts = { job_id: job, job_title: title, job_company: 'Skerryvore Trust' };
  const [first = '', second = ''] = await addApplications(
    database,
    { ...facts, candidate_id: wren, full_name: 'Wren Halloran', cover_note: 'I keep lights.' },
    { ...facts, candidate_id: ina, full_name: 'Ina Sorley' },
  );
  return { job, first, second, mailOfWren: `${wren}@mail.example` };
}

const SCREENS = [
  ['on a desk', { width: 1440, height: 900 }],
  ['on a phone', { width: 390, height: 844 }],
] as const;

test.each(SCREENS)(
  'an application is found, read, noted, decided and exported by keyboard, %s',
  async (where, viewport) => {
    const title = `Light keeper ${where}`;
    const { first, second, mailOfWren } = await addTwoApplications(title);
    const { page, context } = await browser.newVisitor({ viewport, acceptDownloads: true });
    await signInBrowser(context, site, EMPLOYER);

    await visit(page, `${site.url}/employer/jobs?search=${encodeURIComponent(title)}`);
    await main(page).getByText('2 new', { exact: true }).waitFor();
    await press(main(page).getByRole('link', { name: `2 applications ${title}` }));
    await main(page).getByText('2 applications', { exact: true }).waitFor();
    await press(main(page).getByRole('link', { name: 'Wren Halloran' }));
    await main(page).getByText('Viewed', { exact: true }).first().waitFor();
    expect([await statusOf(first), await statusOf(second)]).toEqual(['viewed', 'sent']);
    expect(await main(page).getByRole('button', { name: 'Mark as viewed' }).count()).toBe(0);

    const note = main(page).getByLabel('Private note');
    await note.fill('Ask about the boat');
    await press(main(page).getByRole('button', { name: 'Save note' }));
    await toast(page, 'Note saved').waitFor();
    expect(new URL(page.url()).pathname).toBe(`/employer/applications/${first}`);
    await page.reload();
    expect(await note.inputValue()).toBe('Ask about the boat');

    await press(main(page).getByRole('link', { name: 'Shortlisted', exact: true }));
    const words = (text: string) => main(page).getByText(text);
    await words(`You’re on the shortlist: ${title}`).waitFor();
    expect(await words(`Interview: ${title}`).isVisible()).toBe(false);
    await main(page).getByRole('radio', { name: 'Shortlisted' }).focus();
    await page.keyboard.press('ArrowDown');
    await words(`Interview: ${title}`).waitFor();
    expect(await words(`You’re on the shortlist: ${title}`).isVisible()).toBe(false);
    await press(main(page).getByRole('button', { name: 'Change status and email them' }));
    await toast(page, 'Status changed').waitFor();
    await main(page).getByText('Interview', { exact: true }).first().waitFor();
    const mail = await waitForMail(site, { to: mailOfWren, subject: `Interview: ${title}` });
    expect(mail.text).toContain(`Skerryvore Trust would like to meet you about ${title}.`);
    expect(mail.links.some((link) => link.endsWith(`/applications/${first}`))).toBe(true);

    await press(main(page).getByRole('link', { name: 'Next application' }));
    await page.getByRole('heading', { level: 1, name: 'Application from Ina Sorley' }).waitFor();
    await expect.poll(() => statusOf(second)).toBe('viewed');
    await press(main(page).getByRole('link', { name: title }).first());
    await press(main(page).getByRole('link', { name: 'Interview (1)' }));
    await main(page).getByText('1 application', { exact: true }).waitFor();
    expect(await main(page).getByText('Ina Sorley').count()).toBe(0);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      press(main(page).getByRole('link', { name: 'Export as CSV' })),
    ]);
    const file = await readFile(await download.path(), 'utf8');
    expect(download.suggestedFilename()).toMatch(/^applications-[0-9A-F]{8}-interview\.csv$/);
    expect(file).toContain('Wren Halloran');
    expect(file).not.toContain('Ina Sorley');
  },
);

test('the head of the employer’s area leads to the applications for all jobs, and counts those not opened yet', async () => {
  const { database } = site.database;
  const [employer = ''] = await addAccounts(site.database, { role: 'employer', status: 'approved' });
  const [candidate = ''] = await addCandidates(database, 'Tess Quill');
  const [first = '', second = ''] = await addJobs(
    database,
    { user_id: employer, title: 'Bell ringer' },
    { user_id: employer, title: 'Bell founder' },
  );
  const facts = { candidate_id: candidate, full_name: 'Tess Quill' };
  await addApplications(
    database,
    { ...facts, job_id: first, job_title: 'Bell ringer' },
    { ...facts, job_id: second, job_title: 'Bell founder', status: 'viewed' },
  );
  const { page, context } = await newStillVisitor(browser);
  await signInBrowser(context, site, employer);
  await visit(page, `${site.url}/employer/jobs`);
  expect(await page.getByRole('navigation', { name: 'Main' }).count()).toBe(0);
  await page.getByRole('link', { name: 'Applications 1 unread' }).click();
  await page.getByRole('heading', { level: 1, name: 'Applications' }).waitFor();
  for (const title of ['Bell ringer', 'Bell founder']) await main(page).getByRole('link', { name: title }).waitFor();
  await main(page).getByRole('link', { name: 'Not opened yet' }).click();
  await main(page).getByRole('link', { name: 'Bell founder' }).waitFor({ state: 'detached' });
  expect(await main(page).getByRole('link', { name: 'Tess Quill' }).count()).toBe(1);
  await expectNoFaultsInEitherScheme(page);
  await expectFrame(page);
});

test('everything works without JavaScript', async () => {
  const { first, mailOfWren } = await addTwoApplications('Lamp trimmer');
  const { page, context } = await browser.newVisitor({ javaScriptEnabled: false });
  await signInBrowser(context, site, EMPLOYER);
  await page.goto(`${site.url}/employer/applications/${first}`);
  expect(await statusOf(first)).toBe('sent');
  await page.getByRole('button', { name: 'Mark as viewed' }).click();
  await main(page).getByText('Viewed', { exact: true }).first().waitFor();
  await page.getByLabel('Private note').fill('Rang on Monday');
  await page.getByRole('button', { name: 'Save note' }).click();
  await page.getByText('Only you can read it.', { exact: true }).waitFor();
  expect(await page.getByLabel('Private note').inputValue()).toBe('Rang on Monday');
  await main(page).getByRole('link', { name: 'Not taken forward' }).click();
  await page.getByRole('radio', { name: 'Offered' }).check();
  await page.getByText('Job offer: Lamp trimmer').waitFor();
  await page.getByRole('button', { name: 'Change status and email them' }).click();
  await page.getByText('Status changed').waitFor();
  await waitForMail(site, { to: mailOfWren, subject: 'Job offer: Lamp trimmer' });
});

test('of two concurrent decisions the second shows a notice, keeps its choice, and can replace the first', async () => {
  const { first } = await addTwoApplications('Fog signaller');
  const people = await Promise.all(
    [EMPLOYER, ADMIN].map(async (who) => {
      const visitor = await browser.newVisitor();
      await signInBrowser(visitor.context, site, who);
      await visit(visitor.page, `${site.url}/employer/applications/${first}/status?to=offered`);
      return visitor;
    }),
  );
  const [one, two] = people;
  if (!one || !two) throw new Error('There are two');
  await two.page.getByRole('radio', { name: 'Not taken forward' }).check();
  await one.page.getByRole('button', { name: 'Change status and email them' }).click();
  await toast(one.page, 'Status changed').waitFor();
  await two.page.getByRole('button', { name: 'Change status and email them' }).click();
  await main(two.page).getByText('The status is ‘Offered’ now').waitFor();
  expect(await two.page.getByRole('radio', { name: 'Not taken forward' }).isChecked()).toBe(true);
  await expectNoFaults(two.page);
  await two.page.getByRole('button', { name: 'Change status and email them' }).click();
  await toast(two.page, 'Status changed').waitFor();
  expect(await statusOf(first)).toBe('not_taken_forward');
  two.complaints.splice(0, two.complaints.length, ...two.complaints.filter((each) => !each.includes('status of 409')));
});

test('a note that could not be saved stays as it was typed, and is saved by pressing again', async () => {
  const { first } = await addTwoApplications('Buoy tender');
  const { page, context, complaints } = await browser.newVisitor();
  await signInBrowser(context, site, EMPLOYER);
  await visit(page, `${site.url}/employer/applications/${first}`);
  await page.getByLabel('Private note').fill('Typed for an hour');
  await asSuperuser(site.database, 'REVOKE INSERT ON application_notes FROM agency_app');
  await page.getByRole('button', { name: 'Save note' }).click();
  await page.getByText(/^Failed to save the note\./).waitFor();
  await asSuperuser(site.database, 'GRANT INSERT ON application_notes TO agency_app');
  expect(await page.getByLabel('Private note').inputValue()).toBe('Typed for an hour');
  await page.getByRole('button', { name: 'Save note' }).click();
  await toast(page, 'Note saved').waitFor();
  expect(await page.getByText(/^Failed to save the note\./).count()).toBe(0);
  complaints.splice(0, complaints.length, ...complaints.filter((each) => !each.includes('status of 503')));
});

test('leaving with a note unsaved asks first, also when only its privacy changed', async () => {
  const { first } = await addTwoApplications('Lens polisher');
  const { page, context } = await browser.newVisitor();
  await signInBrowser(context, site, ADMIN);
  await visit(page, `${site.url}/employer/applications/${first}`);
  const isPrivate = page.getByLabel('Keep it private');
  const away = main(page).getByRole('link', { name: 'Next application' });
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  const stay = async () => {
    await away.click();
    await question.getByRole('button', { name: 'Stay on this page' }).click();
    await question.waitFor({ state: 'detached' });
  };
  await page.getByLabel('Your note').fill('Rang on Monday');
  await stay();
  await page.getByRole('button', { name: 'Save note' }).click();
  await toast(page, 'Note saved').waitFor();

  await isPrivate.check();
  await stay();
  expect(await isPrivate.isChecked()).toBe(true);
  await isPrivate.uncheck();
  await away.click();
  await page.getByRole('heading', { level: 1, name: 'Application from Ina Sorley' }).waitFor();
  await isPrivate.check();
  await main(page).getByRole('link', { name: 'Previous application' }).click();
  await page.getByRole('heading', { level: 1, name: 'Application from Wren Halloran' }).waitFor();
});

test('an administrator changes a message and sees its preview while typing', async () => {
  const { page, context } = await browser.newVisitor();
  await signInBrowser(context, site, ADMIN);
  await visit(page, `${site.url}/admin/messages/interview`);
  await page.getByLabel('Text').fill('Dear {name}, come and see {company}.');
  await page.getByText('Dear Robin Ashdown, come and see Harbour & Vale.').waitFor();
  await press(page.getByRole('button', { name: 'Save', exact: true }));
  await toast(page, 'Text saved').waitFor();
  await main(page).getByText('Dear Robin Ashdown, come and see Harbour & Vale.').waitFor();
  await main(page)
    .getByRole('link', { name: /^Edit Interview, .*employer/ })
    .click();
  await page.getByText('Restore the default text').click();
  await page.getByRole('button', { name: 'Restore default text' }).click();
  await toast(page, 'Default text restored').waitFor();
});

test('lists and refusals can be used by everybody, light and dark', async () => {
  const { job, first, second } = await addTwoApplications('Keeper of colours');
  await site.database.database.asSystem((transaction) =>
    transaction.updateTable('applications').set({ status: 'withdrawn' }).where('id', '=', second).execute(),
  );
  const { page, context } = await newStillVisitor(browser);
  await signInBrowser(context, site, EMPLOYER);
  for (const path of [
    `/employer/jobs/${job}/applications`,
    `/employer/jobs/${job}/applications?status=offered`,
    `/employer/applications/${first}`,
    `/employer/applications/${second}`,
    `/employer/applications/${second}/status`,
  ]) {
    await visit(page, site.url + path);
    await expectNoFaultsInEitherScheme(page);
    await expectFrame(page);
  }
});
