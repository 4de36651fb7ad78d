// @form full
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectFrame, expectNoFaultsInEitherScheme, newStillVisitor, WIDE } from '#tests/support/accessibility.ts';
import { addAccounts, readTraces } from '#tests/support/admin-desk.ts';
import { addApplications, addCandidates } from '#tests/support/applications.ts';
import { addEnquiries } from '#tests/support/enquiry-desk.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { visit } from '#tests/support/hydration.ts';
import { addJobs } from '#tests/support/jobs.ts';
import { castMember, signInBrowser } from '#tests/support/session.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

const morag = castMember('Morag');

const queue = (page: Page, name: string) => page.getByRole('region', { name });

const decisionList = (page: Page, name: string) => page.getByRole('list', { name: `${name}: done today` });

const site = provideSite();
const browser = provideBrowser();

async function adminPage(options: BrowserContextOptions = {}) {
  const visitor = await browser.newVisitor({ viewport: WIDE, ...options });
  await signInBrowser(visitor.context, site, morag.id);
  return visitor;
}

const statusesOf = async (...ids: string[]) => {
  const rows = await site.database.database.asSystem((transaction) =>
    transaction.selectFrom('enquiries').select(['id', 'status']).where('id', 'in', ids).execute(),
  );
  return ids.map((id) => rows.find((row) => row.id === id)?.status);
};

test('one account and three enquiries are decided in at most 8 clicks and 2 page loads', async () => {
  const [account = ''] = await addAccounts(site.database, { fullName: 'Silas Thorn' });
  const enquiries = await addEnquiries(
    site.database.database,
    { name: 'Ada Stone', message: 'Do you recruit in Leeds?' },
    { name: 'Bea Stone' },
    { name: 'Cal Stone' },
  );
  const { page } = await adminPage();
  let loads = 0;
  let clicks = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.exposeFunction('countClick', () => {
    clicks += 1;
  });
  await page.addInitScript(() =>
    window.addEventListener('click', (event) => event.detail > 0 && Reflect.get(window, 'countClick')(), true),
  );

  await visit(page, `${site.url}/admin`);
  const people = queue(page, 'Accounts to approve');
  await people.getByRole('link', { name: 'Approve Silas Thorn' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await decisionList(page, 'Accounts to approve').getByText('Silas Thorn').waitFor();
  for (const [name, verb] of [
    ['Cal Stone', 'Mark as done'],
    ['Bea Stone', 'Claim'],
    ['Ada Stone', 'Mark as done'],
  ] as const) {
    await queue(page, 'New enquiries')
      .getByRole('button', { name: `${verb} ${name}` })
      .click();
    await decisionList(page, 'New enquiries').getByText(name).waitFor();
  }
  expect(await readTraces(site.database, account)).toMatchObject({ status: 'approved', audit: ['account_approved'] });
  expect(await statusesOf(...enquiries)).toEqual(['done', 'in_hand', 'done']);
  await expect.poll(() => clicks).toBe(5);
  expect(clicks).toBeLessThanOrEqual(8);
  expect(loads).toBeLessThanOrEqual(2);
  expect(loads).toBe(1);
});

test('J, K, A and R decide by keyboard, ask before they reject, and can be turned off', async () => {
  const [account = ''] = await addAccounts(site.database, {
    fullName: 'Odette Marsh',
    createdAt: new Date('2020-01-01T00:00:00Z'),
  });
  const [enquiry = ''] = await addEnquiries(site.database.database, { name: 'Dot Marsh' });
  const { page } = await adminPage();
  await visit(page, `${site.url}/admin`);
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');

  await page.keyboard.press('r');
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.keyboard.press('j');
  expect(await focused()).toContain('Odette Marsh');
  await page.keyboard.press('r');
  const question = page.getByRole('dialog', { name: 'Reject this account?' });
  await question.waitFor();
  await page.keyboard.press('a');
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'hidden' });
  expect(await readTraces(site.database, account)).toMatchObject({ status: 'pending' });

  for (let presses = 0; presses < 30 && !(await focused()).includes('Dot Marsh'); presses += 1) {
    await page.keyboard.press('j');
  }
  await page.keyboard.press('k');
  expect(await focused()).not.toContain('Dot Marsh');
  await page.keyboard.press('j');
  await page.keyboard.press('a');
  await decisionList(page, 'New enquiries').getByText('Dot Marsh').waitFor();
  expect(await statusesOf(enquiry)).toEqual(['in_hand']);
  await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false);

  await page.getByText('Keys', { exact: true }).click();
  await page.getByLabel('Use these keys').uncheck();
  await page.reload();
  await visit(page, `${site.url}/admin`);
  await page.keyboard.press('j');
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await page.getByText('Keys', { exact: true }).click();
  await page.getByLabel('Use these keys').check();
  expect(await page.evaluate(() => localStorage.getItem('desk-keys'))).toBeNull();
});

test("an application for an agency's job can be opened from Today, and then counts as read", async () => {
  const { database } = site.database;
  const [candidate = ''] = await addCandidates(database, 'Wren Halloran');
  const [job = ''] = await addJobs(database, { user_id: morag.id, title: 'Light keeper' });
  const facts = { candidate_id: candidate, job_id: job, job_title: 'Light keeper', full_name: 'Wren Halloran' };
  await addApplications(database, { ...facts, cover_note: 'I keep lights.' });
  const { page } = await adminPage();
  await visit(page, `${site.url}/admin`);
  await page.getByRole('link', { name: 'Pipeline 1 unread' }).waitFor();
  const unread = queue(page, 'Unread applications');
  await unread.getByText('I keep lights.').waitFor();
  await unread.getByRole('button', { name: 'Mark as viewed Wren Halloran' }).click();
  await decisionList(page, 'Unread applications').getByText('Viewed').waitFor();
  await page.getByRole('link', { name: 'Pipeline', exact: true }).waitFor();
});

test('without JavaScript everything can be decided by plain forms, and Today shows the decisions', async () => {
  await addAccounts(site.database, { fullName: 'Thaddeus Crane' });
  await addEnquiries(site.database.database, { name: 'Thora Crane' });
  const { page } = await adminPage({ javaScriptEnabled: false });
  await page.goto(`${site.url}/admin`);
  await page.getByRole('link', { name: 'Reject Thaddeus Crane' }).click();
  await page.getByRole('heading', { level: 1, name: 'Reject this account?' }).waitFor();
  await page.getByRole('main').getByRole('button', { name: 'Reject' }).click();
  await page.getByText('User rejected', { exact: true }).waitFor();
  await decisionList(page, 'Accounts to approve').getByText('Thaddeus Crane').waitFor();
  await page.getByRole('button', { name: 'Mark as done Thora Crane' }).click();
  await page.getByText('Status changed', { exact: true }).waitFor();
  await decisionList(page, 'New enquiries').getByText('Thora Crane').waitFor();
  expect(new URL(page.url()).pathname).toBe('/admin');
});

test.each([false, true])(
  'Today can be used by everybody with texts of any length; without any items: %s',
  async (isEmpty) => {
    if (isEmpty) {
      await asSuperuser(site.database, `UPDATE profiles SET status = 'rejected' WHERE status = 'pending'`);
      await asSuperuser(site.database, `UPDATE enquiries SET status = 'done' WHERE status = 'new'`);
      await asSuperuser(site.database, `UPDATE applications SET status = 'viewed' WHERE status = 'sent'`);
    } else {
      await addAccounts(site.database, { fullName: 'W'.repeat(100) });
      await addEnquiries(site.database.database, {
        kind: 'employer',
        name: 'W'.repeat(100),
        company: 'C'.repeat(100),
        message: 'M'.repeat(2000),
      });
    }
    const { page, context } = await newStillVisitor(browser);
    await signInBrowser(context, site, morag.id);
    await visit(page, `${site.url}/admin`);
    expect(await page.getByText('You’re up to date').count()).toBe(Number(isEmpty));
    await expectNoFaultsInEitherScheme(page);
    await expectFrame(page);
  },
);
