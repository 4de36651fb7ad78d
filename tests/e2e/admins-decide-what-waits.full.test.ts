/** What waits, without a script, of an application, and as axe-core sees it. */
import { expect, test } from 'vitest';
import { expectFrame, expectNoFaultsInEitherScheme, newStillVisitor } from '#tests/support/accessibility.ts';
import { addAccounts } from '#tests/support/admin-desk.ts';
import { addApplications, addCandidates } from '#tests/support/applications.ts';
import { addEnquiries } from '#tests/support/enquiry-desk.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { visit } from '#tests/support/hydration.ts';
import { addJobs } from '#tests/support/jobs.ts';
import { signInBrowser } from '#tests/support/session.ts';
import { decided, morag, provideStage, queue } from './admins-decide-what-waits.stage.ts';

const { site, browser, adminPage } = provideStage();

test('an application for a job of the agency is opened from today, and is unread no more', async () => {
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
  await decided(page, 'Unread applications').getByText('Viewed').waitFor();
  await page.getByRole('link', { name: 'Pipeline', exact: true }).waitFor();
});

test('without JavaScript each thing is decided by plain forms, and today says what was decided', async () => {
  await addAccounts(site.database, { fullName: 'Thaddeus Crane' });
  await addEnquiries(site.database.database, { name: 'Thora Crane' });
  const { page } = await adminPage({ javaScriptEnabled: false });
  await page.goto(`${site.url}/admin`);
  await page.getByRole('link', { name: 'Reject Thaddeus Crane' }).click();
  await page.getByRole('heading', { level: 1, name: 'Reject this account?' }).waitFor();
  await page.getByRole('main').getByRole('button', { name: 'Reject' }).click();
  await page.getByText('User rejected', { exact: true }).waitFor();
  await decided(page, 'People waiting').getByText('Thaddeus Crane').waitFor();
  await page.getByRole('button', { name: 'Mark as done Thora Crane' }).click();
  await page.getByText('Status changed', { exact: true }).waitFor();
  await decided(page, 'New enquiries').getByText('Thora Crane').waitFor();
  expect(new URL(page.url()).pathname).toBe('/admin');
});

test.each([false, true])(
  'with texts of any length today can be used by everybody; nothing waits: %s',
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
    expect(await page.getByText('Nothing is waiting').count()).toBe(Number(isEmpty));
    await expectNoFaultsInEitherScheme(page);
    await expectFrame(page);
  },
);
