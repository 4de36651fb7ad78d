// @form full
import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { agency } from '#domain/site/site.ts';
import { findFaults } from '#tests/support/accessibility.ts';
import type { Visitor } from '#tests/support/browser.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { visit } from '#tests/support/hydration.ts';
import { waitForMail } from '#tests/support/mailbox.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

const site = provideSite();
const browser = provideBrowser();

beforeEach(() => asSuperuser(site.database, 'TRUNCATE ip_attempts'));

const toast = (page: Page, title: string) => page.getByRole('dialog', { name: title, exact: true });
const isFocused = (page: Page, selector: string) =>
  expect.poll(() => page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)).toBe(true);

/**
 * Browsers log a 422 as an error.
 *
 * @returns all other errors
 */
const takeOtherErrors = ({ complaints }: Visitor) => complaints.splice(0).filter((each) => !/status of 422/.test(each));

async function fillIn(form: ReturnType<Page['locator']>, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) await form.getByLabel(label, { exact: true }).fill(value);
}

const findEnquiry = (email: string) =>
  site.database.database.asSystem((t) =>
    t.selectFrom('enquiries').selectAll().where('email', '=', email).executeTakeFirst(),
  );

test('a visitor requests coaching where it is offered, and is told what happens next', async () => {
  const visitor = await browser.newVisitor({ reducedMotion: 'reduce' });
  const { page } = visitor;
  await visit(page, `${site.url}/career-coaching`);
  const opener = page.getByRole('main').getByRole('link', { name: 'Ask for a session' }).first();
  await opener.press('Enter');
  const form = page.getByRole('dialog', { name: 'Ask for coaching' });
  await isFocused(page, '#coaching-dialog-name');
  expect(await form.getByLabel(/role|location|position|CV/i).count()).toBe(0);
  await fillIn(form, { Name: 'Ida Sorley', Email: 'ida@', 'Your question': 'How do I explain five years away?' });
  const send = form.getByRole('button', { name: 'Ask for a session' });
  await send.click();
  await form.getByRole('alert').getByRole('link', { name: 'Invalid email address' }).waitFor();
  await form.getByRole('alert').getByRole('link', { name: 'Choose what you would like help with' }).waitFor();
  expect(await findFaults(page)).toEqual([]);
  expect(takeOtherErrors(visitor)).toEqual([]);

  await fillIn(form, { Email: 'ida.coaching@mail.example' });
  await form.getByLabel('What would you like help with?').selectOption('Going back to work');
  await send.click();
  await toast(page, 'Coaching request sent').getByText('A coach will be in touch').waitFor();
  await form.waitFor({ state: 'hidden' });
  expect(new URL(page.url()).pathname).toBe('/career-coaching');
  expect(await findEnquiry('ida.coaching@mail.example')).toMatchObject({ kind: 'coaching', purpose: 'return' });
  await waitForMail(site, { to: agency().email, subject: 'Coaching: Ida Sorley' });
});

test('a form opened on the page of a city has that city filled in', async () => {
  const { page } = await browser.newVisitor({ reducedMotion: 'reduce' });
  for (const [slug, opener, dialog, field, city] of [
    ['london', 'Hire London Talent', 'Request talent', 'Location', 'London'],
    ['london', 'Find Jobs in London', 'Find Your Dream Job', 'Desired location', 'London'],
    ['leeds', 'Hire in Leeds', 'Request talent', 'Location', 'Leeds'],
    ['leeds', 'Send us your CV', 'Find Your Dream Job', 'Desired location', 'Leeds'],
  ] as const) {
    await visit(page, `${site.url}/locations/${slug}`);
    await page.getByRole('main').getByRole('link', { name: opener, exact: true }).click();
    const form = page.getByRole('dialog', { name: dialog });
    expect(await form.getByLabel(field, { exact: true }).inputValue()).toBe(city);
  }
});
