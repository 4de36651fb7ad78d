/** What forms-survive-a-failure.test.ts and its full form share. */
import type { Page } from 'playwright-core';
import { beforeEach } from 'vitest';
import { asSuperuser } from '#tests/support/faults.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

/** What was provoked is an error to the browser. @returns what else it complained of */
export const takeUnexpected = (complaints: string[]) =>
  complaints.splice(0).filter((complaint) => !/status of 500|ERR_CONNECTION_RESET/.test(complaint));

export const main = (page: Page) => page.getByRole('main');

/** Every form is answered like this until the function that comes back is called. */
export async function answerForms(
  page: Page,
  answer: { status: number; body: string } | 'nothing',
): Promise<() => Promise<void>> {
  await page.route('**/*', (route) => {
    if (route.request().method() !== 'POST' || route.request().url().includes('/api/')) return route.fallback();
    return answer === 'nothing'
      ? route.abort('connectionreset')
      : route.fulfill({ contentType: 'text/plain', ...answer });
  });
  return () => page.unroute('**/*');
}

export const BROKEN = { status: 500, body: 'Something went wrong. Error ID: 1\n' };

export type Form = [path: string, fields: Record<string, string>, button: string, problem: string];

export const REQUEST: Form = [
  '/data-protection',
  { Name: 'Wren Halloran', Email: 'wren@mail.example', 'In your words': 'Please correct my telephone number.' },
  'Send the request',
  'Your request was not sent',
];

export async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) await main(page).getByLabel(label, { exact: true }).fill(value);
}

/** A site and a browser for each of the two. */
export function provideStage() {
  const site = provideSite();
  const browser = provideBrowser();

  // All browsers here come from one address.
  beforeEach(() => asSuperuser(site.database, 'TRUNCATE ip_attempts'));

  return { site, browser };
}
