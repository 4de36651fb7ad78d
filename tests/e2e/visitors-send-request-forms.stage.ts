/** What visitors-send-request-forms.test.ts and its full form share. */
import type { Page } from 'playwright-core';
import { beforeEach, expect } from 'vitest';
import type { Visitor } from '#tests/support/browser.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

export const DESK = { width: 1440, height: 900 };

export const toast = (page: Page, title: string) => page.getByRole('dialog', { name: title, exact: true });

export const isFocused = (page: Page, selector: string) =>
  expect.poll(() => page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)).toBe(true);

/** A refused form and a lost connection are errors to the browser; whatever else it complains of comes back. */
export const takeComplaints = ({ complaints }: Visitor) =>
  complaints.splice(0).filter((each) => !/status of 422|ERR_INTERNET_DISCONNECTED/.test(each));

type Fields = Record<string, string>;

export async function fillIn(form: ReturnType<Page['locator']>, fields: Fields): Promise<void> {
  for (const [label, value] of Object.entries(fields)) await form.getByLabel(label, { exact: true }).fill(value);
}

export const CANDIDATE = {
  'Full name': 'Wren Halloran',
  Email: 'wren@mail.example',
  Phone: '0131 496 0321',
  'Current position': 'Keeper',
};

/** A site and a browser for each of the two. */
export function provideStage() {
  const site = provideSite();
  const browser = provideBrowser();

  // All browsers here come from one address.
  beforeEach(() => asSuperuser(site.database, 'TRUNCATE ip_attempts'));
  const newVisitor = (viewport: typeof DESK) => browser.newVisitor({ viewport, reducedMotion: 'reduce' });

  const findEnquiry = (email: string) =>
    site.database.database.asSystem((t) =>
      t.selectFrom('enquiries').selectAll().where('email', '=', email).executeTakeFirst(),
    );

  const listEnquiryFiles = (id: string) =>
    site.database.database.asSystem((t) =>
      t.selectFrom('enquiry_files').selectAll().where('enquiry_id', '=', id).orderBy('kind').execute(),
    );

  return { site, browser, newVisitor, findEnquiry, listEnquiryFiles };
}
