/** Enquiries decided by two at once and without a script, and as axe-core sees them. */
import { expect, test } from 'vitest';
import { expectFrame, expectNoFaultsInEitherScheme, newStillVisitor } from '#tests/support/accessibility.ts';
import { addEnquiries, storeEnquiryFile } from '#tests/support/enquiry-desk.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { visit } from '#tests/support/hydration.ts';
import { signInBrowser } from '#tests/support/session.ts';
import { main, morag, provideStage, toast } from './admins-handle-enquiries.stage.ts';

const { site, browser, addCandidate } = provideStage();

test('an administrator who comes too late is told the current status, and decides again from there', async () => {
  const id = await addCandidate('Ina Sorley');
  const { page, context, complaints } = await browser.newVisitor();
  await signInBrowser(context, site, morag.id);
  await visit(page, `${site.url}/admin/enquiries/${id}`);
  await asSuperuser(
    site.database,
    `UPDATE enquiries SET status = 'done', status_changed_at = now() WHERE id = '${id}'`,
  );
  await main(page).getByRole('button', { name: 'Take in hand' }).click();
  await main(page).getByRole('alert').getByText('The status is ‘Done’ now').waitFor();
  await main(page)
    .getByText(/^Last changed by an administrator whose account was deleted, /)
    .waitFor();
  expect(complaints.splice(0).filter((each) => !/status of 409/.test(each))).toEqual([]);
  await main(page).getByRole('button', { name: 'Mark as new' }).click();
  await toast(page, 'Status changed').waitFor();
  await main(page).getByRole('alert').waitFor({ state: 'detached' });
  await main(page).getByText('New', { exact: true }).waitFor();
});

test('without JavaScript it is found, moved and deleted, page by page', async () => {
  await addCandidate('Thora Vane');
  const { page, context } = await browser.newVisitor({ javaScriptEnabled: false });
  await signInBrowser(context, site, morag.id);
  await page.goto(`${site.url}/admin/enquiries`);
  await page.getByLabel('Name, email, company or role').fill('thora');
  await page.getByLabel('Kind', { exact: true }).selectOption('Candidate');
  await page.getByRole('button', { name: 'Show' }).click();
  await page.getByRole('link', { name: 'Thora Vane', exact: true }).click();
  await main(page).getByRole('button', { name: 'Mark as done' }).click();
  await page.getByText('Status changed', { exact: true }).waitFor();
  await main(page).getByText('Done', { exact: true }).waitFor();
  await main(page).getByRole('link', { name: 'Delete enquiry' }).click();
  await main(page).getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Enquiry deleted', { exact: true }).waitFor();
});

test.each(['the list', 'an empty list', 'an enquiry', 'the question'] as const)(
  'with texts of any length, light and dark, %s can be used by everybody',
  async (what) => {
    const [id = ''] = await addEnquiries(site.database.database, {
      kind: 'candidate',
      name: 'W'.repeat(100),
      email: `${'e'.repeat(60)}@${'x'.repeat(60)}.example`,
      current_position: 'P'.repeat(100),
      role: 'R'.repeat(100),
      location: 'L'.repeat(100),
      skills: 'S'.repeat(1000),
      message: 'M'.repeat(2000),
    });
    await storeEnquiryFile(site, id, { name: `${'n'.repeat(96)}.txt` });
    const { page, context } = await newStillVisitor(browser);
    await signInBrowser(context, site, morag.id);
    const paths = { 'the list': '', 'an empty list': '?search=zeppelin', 'an enquiry': `/${id}` };
    await visit(page, `${site.url}/admin/enquiries${what === 'the question' ? `/${id}/delete` : paths[what]}`);
    await expectNoFaultsInEitherScheme(page);
    await expectFrame(page);
  },
);
