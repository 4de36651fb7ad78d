// @form full
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectNoFaults } from '#tests/support/accessibility.ts';
import { visit } from '#tests/support/hydration.ts';
import { addJobs } from '#tests/support/jobs.ts';
import { waitForMail } from '#tests/support/mailbox.ts';
import { castMember, signInBrowser } from '#tests/support/session.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

const site = provideSite();

const browser = provideBrowser();

const morag = castMember('Morag');

const PASSWORD = 'seven-herons-at-low-tide';

const pathOf = (page: Page) => new URL(page.url()).pathname;

const arriveAt = (page: Page, path: string) => page.waitForURL(({ pathname }) => pathname === path);

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const rail = (page: Page) =>
  page.getByRole('navigation', { name: 'Admin Dashboard' }).getByRole('link').allInnerTexts();

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

const takeOtherErrors = (complaints: string[]) =>
  complaints.splice(0).filter((each) => !/status of (403|422)/.test(each));

async function followInvitation(page: Page, address: string): Promise<void> {
  await waitForMail(site, { to: address });
  await visit(page, `${site.url}/dev/mail`);
  const mail = page.getByRole('listitem').filter({ hasText: `to ${address}` });
  await mail.getByRole('link').click();
  await page.locator('a[href*="/accept-invitation?"]').click();
}

test('a colleague is invited, works within a role, gets jobs, is suspended, and hands over when leaving', async () => {
  const [first = '', second = ''] = await addJobs(
    site.database.database,
    { user_id: morag.id, title: 'Harbour pilot', company: 'Tidewell' },
    { user_id: morag.id, title: 'Harbour clerk', company: 'Tidewell' },
  );
  const owner = await browser.newVisitor({ viewport: { width: 1440, height: 900 } });
  await signInBrowser(owner.context, site, morag.id);
  const { page } = owner;

  await visit(page, `${site.url}/admin/staff`);
  await page.getByRole('link', { name: 'Invite a colleague' }).click();
  await page.getByLabel('Name').fill('Jo Bell');
  await page.getByLabel('Email').fill('jo@tidewell');
  await press(page, 'Send invitation');
  await page.getByText('Choose a role').first().waitFor();
  expect(await page.getByLabel('Name').inputValue()).toBe('Jo Bell');
  await expectNoFaults(page);
  await page.getByLabel('Email').fill('jo@tidewell.example');
  await page.getByLabel('Consultant').check();
  await press(page, 'Send invitation');
  await arriveAt(page, '/admin/staff');
  await row(page, 'jo@tidewell.example').waitFor();
  await expectNoFaults(page);

  const colleague = await browser.newVisitor({ viewport: { width: 1440, height: 900 } });
  await followInvitation(colleague.page, 'jo@tidewell.example');
  await colleague.page.getByText('Hello Jo Bell').waitFor();
  await colleague.page.getByLabel('Password', { exact: true }).fill('too-short');
  await press(colleague.page, 'Accept and sign in');
  await colleague.page.getByText('Password must be at least 12 characters').first().waitFor();
  await colleague.page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await press(colleague.page, 'Accept and sign in');
  await arriveAt(colleague.page, '/admin');
  const names = async () => (await rail(colleague.page)).map((text) => text.replace(/\d.*/s, '').trim());
  await expect
    .poll(names)
    .toEqual([
      'Today',
      'People',
      'Pipeline',
      'Interviews',
      'Introductions',
      'Jobs',
      'Clients',
      'Assignments',
      'Enquiries',
      'Channels',
      'Reports',
      'Settings',
    ]);
  for (const path of ['/admin/staff', '/admin/settings/sign-in', '/admin/audit-trail', '/admin/accounts']) {
    await visit(colleague.page, site.url + path);
    await colleague.page.getByRole('heading', { name: 'Access Denied' }).waitFor();
  }
  takeOtherErrors(colleague.complaints);

  await visit(page, `${site.url}/admin/jobs?search=harbour`);
  await page.getByRole('checkbox', { name: 'Reassign Harbour pilot' }).check();
  await page.getByRole('checkbox', { name: 'Reassign Harbour clerk' }).check();
  await page.getByLabel('Colleague').selectOption({ label: 'Jo Bell' });
  await expectNoFaults(page);
  await press(page, 'Reassign');
  await expect.poll(() => row(page, 'Harbour pilot').innerText()).toContain('Jo Bell');
  await visit(colleague.page, `${site.url}/employer/jobs`);
  await colleague.page.getByText('Harbour clerk').first().waitFor();

  await visit(page, `${site.url}/admin/staff`);
  await row(page, 'Jo Bell').getByRole('button', { name: 'More for Jo Bell' }).click();
  await page.getByRole('link', { name: 'Suspend Jo Bell' }).click();
  await page.getByText('sign them out everywhere').waitFor();
  await press(page, 'Suspend');
  await expect.poll(() => row(page, 'Jo Bell').innerText()).toContain('Suspended');
  await colleague.page.goto(`${site.url}/admin/jobs`);
  expect(pathOf(colleague.page)).toBe('/employer-login');

  await row(page, 'Jo Bell').getByRole('button', { name: 'More for Jo Bell' }).click();
  await page.getByRole('link', { name: 'Remove and hand over Jo Bell' }).click();
  await page.getByText('The colleague you choose will take over 2 jobs').waitFor();
  await press(page, 'Hand over and remove');
  await page.getByText('Choose a colleague').first().waitFor();
  await page.getByLabel('Hand over to').selectOption({ label: morag.fullName });
  await press(page, 'Hand over and remove');
  await arriveAt(page, '/admin/staff');
  await expect.poll(() => row(page, 'Jo Bell').count()).toBe(0);
  expect(await queryTasks(site.database, 'SELECT user_id FROM jobs WHERE id = ANY ($1)', [[first, second]])).toEqual([
    { user_id: morag.id },
    { user_id: morag.id },
  ]);
  await visit(page, `${site.url}/admin/audit-trail`);
  await page.getByText('Harbour pilot').first().waitFor();
  expect([...takeOtherErrors(owner.complaints), ...takeOtherErrors(colleague.complaints)]).toEqual([]);
}, 120_000);
