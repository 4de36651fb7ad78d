// @form full
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectFrame, expectNoFaultsInEitherScheme, newStillVisitor } from '#tests/support/accessibility.ts';
import { addEnquiries, storeEnquiryFile } from '#tests/support/enquiry-desk.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { visit } from '#tests/support/hydration.ts';
import { castMember, signInBrowser } from '#tests/support/session.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

const morag = castMember('Morag');

const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true }).first();

const main = (page: Page) => page.getByRole('main');

const site = provideSite();
const browser = provideBrowser();

async function addCandidate(name: string): Promise<string> {
  const [id = ''] = await addEnquiries(
    site.database.database,
    { kind: 'candidate', name, message: 'I keep lights.' },
    { kind: 'contact', name: `${name} again` },
  );
  await storeEnquiryFile(site, id, { name: 'lights.txt', content: 'Kept three lights' });
  return id;
}

const SCREENS = [
  ['on a desk', { width: 1440, height: 900 }],
  ['on a phone', { width: 390, height: 844 }],
] as const;

test.each(SCREENS)('an enquiry is found, read, taken in hand and deleted, %s', async (where, viewport) => {
  const name = `Wren ${where}`;
  const id = await addCandidate(name);
  const { page, context } = await browser.newVisitor({ viewport, acceptDownloads: true });
  await signInBrowser(context, site, morag.id);

  await visit(page, `${site.url}/admin/pipeline`);
  if (viewport.width < 1200) await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: /^Enquiries \d/ }).click();
  const search = page.getByRole('search', { name: 'Enquiries' });
  await search.getByLabel('Name, email, company or role').fill(name);
  await main(page).getByText('2 enquiries', { exact: true }).waitFor();
  await search.getByLabel('Kind').selectOption('Candidate');
  await main(page).getByText('1 enquiry', { exact: true }).waitFor();
  await page.getByRole('link', { name, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: `Enquiry from ${name}` }).waitFor();
  await main(page).getByText('I keep lights.').waitFor();
  const reply = await main(page).getByRole('link', { name: 'Reply by email' }).getAttribute('href');
  expect(reply).toBe('mailto:wren%40mail.example?subject=Your%20search%20for%20work%3A%20Warehouse%20operative');

  const arriving = page.waitForEvent('download');
  await main(page).getByRole('link', { name: 'Download lights.txt' }).click();
  const file = await arriving;
  expect(file.suggestedFilename()).toBe('lights.txt');
  expect(await readFile(await file.path(), 'utf8')).toBe('Kept three lights');

  const take = main(page).getByRole('button', { name: 'Claim' });
  await take.focus();
  await take.press('Enter');
  await toast(page, 'Status changed').waitFor();
  await main(page).getByText('Claimed', { exact: true }).waitFor();
  await main(page)
    .getByText(/^Last changed by Morag Sinclair, /)
    .waitFor();

  await main(page).getByRole('link', { name: 'Delete enquiry' }).click();
  await page.getByRole('heading', { level: 1, name: 'Delete this enquiry permanently?' }).waitFor();
  await main(page).getByText('the CV (lights.txt)').waitFor();
  await main(page).getByRole('button', { name: 'Delete' }).click();
  await toast(page, 'Enquiry deleted').waitFor();
  const gone = await page.request.get(`${site.url}/admin/enquiries/${id}`);
  expect(gone.status()).toBe(404);
});

test('an administrator who decides second is told the current status, and can decide again', async () => {
  const id = await addCandidate('Ina Sorley');
  const { page, context, complaints } = await browser.newVisitor();
  await signInBrowser(context, site, morag.id);
  await visit(page, `${site.url}/admin/enquiries/${id}`);
  await asSuperuser(
    site.database,
    `UPDATE enquiries SET status = 'done', status_changed_at = now() WHERE id = '${id}'`,
  );
  await main(page).getByRole('button', { name: 'Claim' }).click();
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
