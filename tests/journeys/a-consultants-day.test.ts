import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addMonday, CLIENT, LORNA, mailOf, TITLE } from '#tests/journeys/monday.ts';
import { expectNoFaults, WIDE } from '#tests/support/accessibility.ts';
import { someOf } from '#tests/support/form.ts';
import { visit } from '#tests/support/hydration.ts';
import { recordCheck } from '#tests/support/introductions.ts';
import { dayFromNow } from '#tests/support/job-desk.ts';
import { ADMIN } from '#tests/support/jobs.ts';
import { listMails, type ReadMail, waitForMail } from '#tests/support/mailbox.ts';
import { signInBrowser } from '#tests/support/session.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';
import { endPauses } from '#tests/support/task-queue.ts';

const site = provideSite();
const browser = provideBrowser();

const main = (page: Page) => page.getByRole('main');
const rail = (page: Page, name: string | RegExp) =>
  page.getByRole('navigation', { name: 'Admin Dashboard' }).getByRole('link', { name, exact: true }).click();
const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true }).first();
const linkIn = ({ links }: ReadMail, path: string) => links.find((link) => link.includes(path)) ?? '';

/** Presses J until the item with these words has the focus. */
async function goTo(page: Page, words: string): Promise<void> {
  const focused = () =>
    page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-item]')?.textContent ?? '');
  for (let presses = 0; presses < 20 && !(await focused()).includes(words); presses += 1) {
    await page.keyboard.press('j');
  }
  expect(await focused()).toContain(words);
}

const queue = (page: Page, name: string) => page.getByRole('region', { name });

async function workTodayDown(page: Page): Promise<void> {
  await visit(page, `${site.url}/admin`);
  await main(page)
    .getByText('1 task, 1 note, 1 account, 1 enquiry, 4 applications, 1 job and 1 assignment to do')
    .waitFor();
  await turnKeysOffAndOn(page);
  const expectWaiting = (words: string) => main(page).getByText(`: ${words} to do`).waitFor();
  const press = async (words: string, key: string) => {
    await goTo(page, words);
    await page.keyboard.press(key);
  };
  await press('Task Aisha back', 'a');
  await expectWaiting('1 note, 1 account, 1 enquiry, 4 applications, 1 job and 1 assignment');
  await press('from The Admin', 'r');
  await expectWaiting('1 account, 1 enquiry, 4 applications, 1 job and 1 assignment');
  await press('Siân Pritchard', 'r');
  const question = page.getByRole('dialog', { name: 'Reject this account?' });
  await question.waitFor();
  await page.keyboard.press('a');
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'hidden' });
  await press('Siân Pritchard', 'a');
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expectWaiting('1 enquiry, 4 applications, 1 job and 1 assignment');
  await press('Effie Gray', 'a');
  await expectWaiting('4 applications, 1 job and 1 assignment');
  await press('Leaves the board', 'a');
  await expectWaiting('4 applications and 1 assignment');
  await press('Week 10', 'a');
  await expectWaiting('4 applications');
  await queue(page, 'Unread applications').getByRole('button', { name: 'Mark as viewed Dee Moor' }).press('Enter');
  await expectWaiting('3 applications');
}

/** Checks that keyboard shortcuts do nothing while they are turned off. */
async function turnKeysOffAndOn(page: Page): Promise<void> {
  const areUsed = page.getByLabel('Use these keys');
  await page.getByText('Keys', { exact: true }).click();
  await areUsed.uncheck();
  await areUsed.blur();
  await page.keyboard.press('j');
  expect(await page.evaluate(() => document.activeElement?.closest('[data-item]') ?? null)).toBeNull();
  await areUsed.check();
}

async function decideByKeys(page: Page): Promise<void> {
  const opened = (name: string) => main(page).getByRole('heading', { level: 2, name }).waitFor();
  const expectStatus = (words: string) => main(page).getByRole('status').getByText(words).first().waitFor();
  await rail(page, /^Pipeline/);
  await main(page).getByText('4 applications', { exact: true }).waitFor();
  await page.keyboard.press('j');
  await opened('Cal Reed');
  await page.keyboard.press('r');
  await opened('Bea Marsh');
  await page.keyboard.press('r');
  await opened('Dee Moor');
  await expectStatus('Bea Marsh is now in ‘Not taken forward’.');
  await page.keyboard.press('u');
  await opened('Bea Marsh');
  await page.keyboard.press('3');
  await opened('Dee Moor');
  await page.keyboard.press('j');
  await opened('Ada Stone');
  await page.keyboard.press('3');
  await expectStatus('Ada Stone is now in ‘Shortlisted’.');
  await rail(page, 'Today');
  await main(page).getByText('You’re up to date').waitFor();
  await endPauses(site.database);
  for (const [name, subject] of [
    ['Cal Reed', `Your application: ${TITLE}`],
    ['Bea Marsh', `You’re on the shortlist: ${TITLE}`],
    ['Ada Stone', `You’re on the shortlist: ${TITLE}`],
  ] as const) {
    await waitForMail(site, { to: mailOf(name), subject });
  }
  const toBea = (await listMails(site)).filter(({ to }) => to === mailOf('Bea Marsh'));
  expect(toBea.map(({ subject }) => subject)).toEqual([`You’re on the shortlist: ${TITLE}`]);
}

/** The palette finds a person by keyboard alone, and the breadcrumb of the record leads back to the list with its filters. */
async function findPerson(page: Page): Promise<void> {
  await visit(page, `${site.url}/admin/people?sort=name`);
  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox', { name: /People, jobs, clients/ });
  await box.fill('ada st');
  await page
    .getByRole('dialog')
    .getByRole('option', { name: /Ada Stone/ })
    .waitFor();
  await expectNoFaults(page);
  await box.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Ada Stone' }).waitFor();
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'People' }).click();
  await page.waitForURL(/people\?sort=name$/);
  await page.keyboard.press('g');
  await page.keyboard.press('l');
  await page.getByRole('heading', { level: 1, name: 'Pipeline' }).waitFor();
}

/** Tabbing out of the place filter changes nothing and leaves no suggestion open. */
async function filterPeople(page: Page): Promise<void> {
  await rail(page, 'People');
  const near = page.getByLabel('Near');
  const heightOfFilters = () =>
    page.getByRole('search', { name: 'People' }).evaluate((form) => form.getBoundingClientRect().height);
  await near.waitFor();
  const height = await heightOfFilters();
  await near.pressSequentially('Lee');
  await page.getByRole('option').first().waitFor();
  await near.press('Tab');
  await page.getByRole('option').first().waitFor({ state: 'hidden' });
  expect(await heightOfFilters()).toBe(height);
  expect(await page.getByRole('search', { name: 'People' }).getByRole('status').textContent()).toBe('');
}

/** Both candidates are offered ten o'clock; the second finds it taken. */
async function bookInterviews(desk: Page, otherPage: Page, idOf: (name: string) => string): Promise<void> {
  const candidates = ['Ada Stone', 'Bea Marsh'];
  for (const name of candidates) {
    await visit(desk, `${site.url}/admin/applications/${idOf(name)}/interview`);
    for (const [index, time] of ['10:00', '11:00'].entries()) {
      await main(desk)
        .getByLabel(`Date ${index + 1}`)
        .fill(dayFromNow(3));
      await main(desk)
        .getByLabel(`Start ${index + 1}`)
        .fill(time);
    }
    await main(desk).getByRole('button', { name: 'Offer these times' }).click();
    await toast(desk, 'Times offered').waitFor();
  }
  for (const [index, name] of candidates.entries()) {
    const offer = await waitForMail(site, { to: mailOf(name), subject: `Choose a time for your interview: ${TITLE}` });
    await visit(otherPage, linkIn(offer, '/interviews/'));
    expect(await main(otherPage).getByRole('radio').count()).toBe(2 - index);
    await main(otherPage).getByRole('radio').first().check();
    await main(otherPage).getByRole('button', { name: 'Book this time' }).click();
    await main(otherPage).getByText('Interview booked. We’ve emailed you a calendar entry.').waitFor();
    const { calendar } = await waitForMail(site, { to: mailOf(name), subject: `Interview booked: ${TITLE}` });
    expect(calendar).toBeTruthy();
  }
  await rail(desk, 'Interviews');
  for (const name of candidates) {
    await main(desk).getByRole('row').filter({ hasText: name }).getByText('Booked').waitFor();
  }
}

async function askClient(desk: Page, client: Page, job: string, ada: string): Promise<string> {
  await visit(desk, `${site.url}/admin/shortlists/new?job=${job}&with=${ada}`);
  expect(await main(desk).getByRole('checkbox', { name: 'Ada Stone' }).isChecked()).toBe(true);
  await main(desk).getByLabel('Headline of Ada Stone').fill('Keeper of a harbour light');
  await main(desk).getByLabel('Summary of Ada Stone').fill('Nine winters on one rock, and not a night dark.');
  await main(desk).getByRole('button', { name: 'Send shortlist' }).click();
  await toast(desk, 'Shortlist sent').waitFor();
  const link = linkIn(await waitForMail(site, { to: LORNA, subject: `Shortlist: ${TITLE}` }), '/shortlists/');
  await visit(client, link);
  await main(client).getByText('Nine winters on one rock').waitFor();
  expect(await main(client).getByText('Ada').count()).toBe(0);
  await main(client).getByRole('radio', { name: 'Yes' }).check();
  await main(client).getByLabel('Comment').fill('Can she start before the storms?');
  await main(client).getByRole('button', { name: 'Send answer about Candidate A' }).click();
  await main(client).getByRole('button', { name: 'Change answer about Candidate A' }).waitFor();
  await rail(desk, 'Today');
  await queue(desk, 'Client feedback').getByText('Can she start before the storms?').waitFor();
  await goTo(desk, 'Ada Stone');
  await desk.keyboard.press('r');
  await main(desk).getByText('You’re up to date').waitFor();
  return link;
}

const CHECKS = [
  ['identity', 'Identity'],
  ['experience', 'Experience and qualifications'],
  ['authorisation', 'Authorisation'],
  ['right_to_work', 'Right to work'],
  ['suitability', 'Suitability'],
] as const;

/** The client sees her name only after each check is recorded. */
async function introduce(desk: Page, otherPage: Page, clientLink: string): Promise<void> {
  await rail(desk, 'Introductions');
  await main(desk).getByRole('heading', { name: 'Introductions', level: 1 }).waitFor();
  const opener = main(desk).getByRole('link', { name: /Ada Stone/ });
  const id = (await opener.getAttribute('href'))?.split('/').at(-1) ?? '';
  const onScreen = someOf(CHECKS, 1);
  for (const [kind] of CHECKS.filter((check) => !onScreen.includes(check)))
    expect(await recordCheck(site.database.database, id, { kind })).toBe('recorded');
  await opener.click();
  const rule = (name: string) =>
    main(desk)
      .getByRole('listitem')
      .filter({ has: desk.getByRole('heading', { name, exact: true }) });
  const consentMail = await waitForMail(site, {
    to: mailOf('Ada Stone'),
    subject: `May we introduce you to ${CLIENT}?`,
  });
  await visit(otherPage, linkIn(consentMail, '/introductions/'));
  await main(otherPage).getByRole('button', { name: 'I agree' }).click();
  await main(otherPage).getByText('You agreed').waitFor();
  const ready = main(desk).getByRole('button', { name: 'Record the introduction' });
  expect(await ready.isDisabled()).toBe(true);
  for (const [, name] of onScreen) {
    await rule(name).getByText('Record a check').press('Enter');
    await rule(name).getByRole('button', { name: 'Record it' }).press('Enter');
    await rule(name).getByText('Done', { exact: true }).waitFor();
  }
  await rule('Consent').getByText('Done', { exact: true }).waitFor();
  // Uses the keyboard, because the page scrolls to its top when a saved form leads back to it.
  await ready.press('Enter');
  await main(desk).getByText('Introduced by Morag Sinclair').waitFor();
  await visit(otherPage, clientLink);
  await main(otherPage).getByRole('heading', { name: 'Ada Stone' }).waitFor();
}

async function closeJob(page: Page, job: string): Promise<void> {
  await visit(page, `${site.url}/jobs/${job}/status?next=/admin/jobs`);
  await main(page).getByRole('button', { name: 'Close job' }).click();
  await main(page).getByRole('heading', { name: 'Close out candidates' }).waitFor();
  const toDee = main(page).getByRole('listitem').filter({ hasText: 'Dee Moor' });
  await toDee.getByText('Read the email to Dee Moor').press('Enter');
  await toDee.getByText(`Now closed: ${TITLE}`).waitFor();
  const ticked = await main(page).getByRole('checkbox', { checked: true }).count();
  expect([ticked, await main(page).getByRole('checkbox').count()]).toEqual([1, 3]);
  expect((await listMails(site)).filter(({ subject }) => subject.startsWith('Now closed'))).toEqual([]);
  await main(page).getByRole('button', { name: 'Email selected candidates' }).press('Enter');
  await waitForMail(site, { to: mailOf('Dee Moor'), subject: `Now closed: ${TITLE}` });
}

async function readReport(page: Page): Promise<void> {
  await rail(page, 'Reports');
  const figure = main(page).getByRole('region', { name: 'Stages reached' });
  await figure
    .getByRole('row', { name: /^Shortlisted/ })
    .getByRole('link', { name: '2' })
    .click();
  await main(page).getByText('2 applications', { exact: true }).waitFor();
  for (const name of ['Ada Stone', 'Bea Marsh']) await main(page).getByRole('row').filter({ hasText: name }).waitFor();
}

test('a consultant empties Today, decides by keys, has interviews booked and a shortlist answered, introduces, closes a job and reads the report', async () => {
  const { job, idOf } = await addMonday(site.database);
  const { page: desk, context } = await browser.newVisitor({ viewport: WIDE });
  const { page: outside } = await browser.newVisitor();
  await signInBrowser(context, site, ADMIN);
  await workTodayDown(desk);
  await decideByKeys(desk);
  await findPerson(desk);
  await filterPeople(desk);
  await bookInterviews(desk, outside, idOf);
  const clientLink = await askClient(desk, outside, job, idOf('Ada Stone'));
  await introduce(desk, outside, clientLink);
  await closeJob(desk, job);
  await readReport(desk);
});
