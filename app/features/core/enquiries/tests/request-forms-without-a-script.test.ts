// @form full
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { agency } from '#domain/site/site.ts';
import { PHONE } from '#tests/support/accessibility.ts';
import type { Visitor } from '#tests/support/browser.ts';
import { waitForMail } from '#tests/support/mailbox.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

const site = provideSite();
const browser = provideBrowser();

async function fillIn(form: Locator, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) await form.getByLabel(label, { exact: true }).fill(value);
}

/**
 * Browsers log a 422 as an error.
 *
 * @returns all other errors
 */
const takeOtherErrors = ({ complaints }: Visitor) =>
  complaints.splice(0).filter((each) => !each.includes('status of 422'));

const findEnquiry = (email: string) =>
  site.database.database.asSystem((t) =>
    t.selectFrom('enquiries').selectAll().where('email', '=', email).executeTakeFirst(),
  );

test('without a script a refused CV must be chosen again, and the rest is kept', async () => {
  const visitor = await browser.newVisitor({ javaScriptEnabled: false });
  const { page } = visitor;
  await page.goto(`${site.url}/send-your-cv`);
  const form = page.getByRole('main');
  await fillIn(form, {
    'Full name': 'Wren Halloran',
    Email: 'wren@mail.example',
    Phone: '0131 496 0321',
    'Current position': 'Keeper',
    'Desired role': 'Head keeper',
    'Desired location': 'Leeds',
  });
  await form
    .getByLabel('CV')
    .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ'.padEnd(500, '\0')) });
  await form.getByRole('button', { name: 'Submit Application' }).click();
  const problem = 'This is a program called .pdf. Save your CV as a PDF and try again';
  await form.getByRole('alert').getByRole('link', { name: problem }).waitFor();
  await form.getByText('If you chose one before, choose it again.').waitFor();
  expect(await form.getByLabel('Full name').inputValue()).toBe('Wren Halloran');
  expect(takeOtherErrors(visitor)).toEqual([]);
});

test('without a script a message reaches the agency once its sender has followed the emailed link', async () => {
  const visitor = await browser.newVisitor({ javaScriptEnabled: false, viewport: PHONE });
  const { page } = visitor;
  await page.goto(`${site.url}/contact`);
  const section = page.locator('#contact');
  await fillIn(section, { Name: 'Nye Ferris', Email: 'nye@mail.example', Message: 'Too short' });
  await section.getByRole('button', { name: 'Send Message' }).click();
  await section.getByRole('alert').getByText('Message must be at least 10 characters').waitFor();
  expect(await section.getByLabel('Name', { exact: true }).inputValue()).toBe('Nye Ferris');
  expect(takeOtherErrors(visitor)).toEqual([]);
  await fillIn(section, { Message: 'Do you ever need a lighthouse keeper?' });
  await section.getByRole('button', { name: 'Send Message' }).click();
  await page.getByRole('heading', { name: 'Confirm your email address' }).waitFor();
  expect(await findEnquiry('nye@mail.example')).toMatchObject({ confirmed_at: null });

  const { links } = await waitForMail(site, { to: 'nye@mail.example', subject: /^Confirm your / });
  await page.goto(links[0] ?? '');
  await page.getByRole('button', { name: 'Confirm request' }).click();
  await page.getByRole('heading', { name: 'Message Sent' }).waitFor();
  expect(await findEnquiry('nye@mail.example')).toMatchObject({ confirmed_at: expect.any(Date) });
  await waitForMail(site, { to: agency().email, subject: 'Message: Nye Ferris' });
});
