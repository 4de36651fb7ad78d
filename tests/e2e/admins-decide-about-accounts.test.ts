import { expect, test } from 'vitest';
import { addAccounts, readTraces } from '#tests/support/admin-desk.ts';
import { visit } from '#tests/support/hydration.ts';
import { waitForMail } from '#tests/support/mailbox.ts';
import { morag, provideStage, queryOf, status, toast } from './admins-decide-about-accounts.stage.ts';

const { site, adminPage } = provideStage();

test('an approval is asked, done, told and mailed, and the list stays where it was', async () => {
  const email = 'silas.thorn@mail.example';
  const [id = ''] = await addAccounts(site.database, { fullName: 'Silas Thorn', email });
  const { page } = await adminPage();
  await visit(page, `${site.url}/admin/accounts?search=silas&status=pending`);
  await page.getByRole('link', { name: 'Approve Silas Thorn' }).click();
  const dialog = page.getByRole('dialog', { name: 'Approve this account?' });
  await dialog.getByText(email).waitFor();
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await toast(page, 'User approved');
  await status(page, 'No accounts match these filters.');
  await dialog.waitFor({ state: 'hidden' });
  expect(queryOf(page)).toEqual({ search: 'silas', status: 'pending' });
  expect(await readTraces(site.database, id)).toMatchObject({
    status: 'approved',
    approvedBy: morag.id,
    audit: ['account_approved'],
    mails: ['account-approved'],
  });
  await waitForMail(site, { to: email });
});
