/** What the tests of request-forms-keep-what-was-typed.full.test.ts begin with. */
import type { Page } from 'playwright-core';
import { beforeEach, expect } from 'vitest';
import type { Visitor } from '#tests/support/browser.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

/** A refusal and a lost connection are errors to the browser; whatever else it complains of comes back. */
export const takeComplaints = ({ complaints }: Visitor) =>
  complaints.splice(0).filter((each) => !/status of (422|503)|ERR_INTERNET_DISCONNECTED/.test(each));

export const toast = (page: Page, title: string) => page.getByRole('dialog', { name: title, exact: true });

type Fields = Record<string, string>;

type Part = ReturnType<Page['locator']>;

export async function fillIn(form: Part, fields: Fields): Promise<void> {
  for (const [label, value] of Object.entries(fields)) await form.getByLabel(label, { exact: true }).fill(value);
}

export async function expectFilledIn(form: Part, fields: Fields): Promise<void> {
  for (const [label, value] of Object.entries(fields))
    expect(await form.getByLabel(label, { exact: true }).inputValue(), label).toBe(value);
}

export const MESSAGE = { Name: 'Ida Sorley', Message: 'May we talk about lights together?' };

export function provideStage() {
  const site = provideSite();
  const browser = provideBrowser();

  // All browsers here come from one address.
  beforeEach(() => asSuperuser(site.database, 'TRUNCATE ip_attempts'));

  const newVisitor = () => browser.newVisitor({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });

  return { site, browser, newVisitor };
}
