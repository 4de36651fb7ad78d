import { expect, test } from 'vitest';
import { addAccounts, readTraces } from '#tests/support/admin-desk.ts';
import { addEnquiries } from '#tests/support/enquiry-desk.ts';
import { visit } from '#tests/support/hydration.ts';
import { decided, provideStage, queue } from './admins-decide-what-waits.stage.ts';

const { site, adminPage } = provideStage();

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
  // Only what a person presses: a script that submits a form makes events of its own.
  await page.addInitScript(() =>
    window.addEventListener('click', (event) => event.detail > 0 && Reflect.get(window, 'countClick')(), true),
  );

  await visit(page, `${site.url}/admin`);
  const people = queue(page, 'People waiting');
  await people.getByRole('link', { name: 'Approve Silas Thorn' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await decided(page, 'People waiting').getByText('Silas Thorn').waitFor();
  for (const [name, verb] of [
    ['Cal Stone', 'Mark as done'],
    ['Bea Stone', 'Take in hand'],
    ['Ada Stone', 'Mark as done'],
  ] as const) {
    await queue(page, 'New enquiries')
      .getByRole('button', { name: `${verb} ${name}` })
      .click();
    await decided(page, 'New enquiries').getByText(name).waitFor();
  }
  expect(await readTraces(site.database, account)).toMatchObject({ status: 'approved', audit: ['account_approved'] });
  expect(await statusesOf(...enquiries)).toEqual(['done', 'in_hand', 'done']);
  await expect.poll(() => clicks).toBe(5);
  expect([clicks <= 8, loads <= 2, loads]).toEqual([true, true, 1]);
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

  // Without a place to be in, A and R do nothing.
  await page.keyboard.press('r');
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.keyboard.press('j');
  expect(await focused()).toContain('Odette Marsh');
  await page.keyboard.press('r');
  const question = page.getByRole('dialog', { name: 'Reject this account?' });
  await question.waitFor();
  // Not a key of the page while a dialog is open.
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
  await decided(page, 'New enquiries').getByText('Dot Marsh').waitFor();
  expect(await statusesOf(enquiry)).toEqual(['in_hand']);
  // What had the focus is gone, and the focus is not lost.
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
