/** What people-sign-in.test.ts and its full form share. */
import type { Page } from 'playwright-core';
import { beforeEach } from 'vitest';
import { DEMO_PASSWORD } from '#db/seed/cast.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { castMember } from '#tests/support/session.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

/** Of the page, or of the tab that shows in the dialog. */
const field = (page: Page, name: string) =>
  page.locator('main, [role=tabpanel]:not([inert])').getByLabel(name, { exact: true });

export const email = (page: Page) => field(page, 'Email');

export const password = (page: Page) => field(page, 'Password');

export const loginButton = (page: Page) => page.getByRole('button', { name: 'Login', exact: true });

export const toast = (page: Page, title: string) => page.getByRole('dialog', { name: title, exact: true });

export const account = (page: Page) => page.getByRole('button', { name: /^Your account/ });

export const pathOf = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search;

export const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id);

export async function fillIn(page: Page, name: string, secret = DEMO_PASSWORD): Promise<void> {
  await email(page).fill(castMember(name).email);
  await password(page).fill(secret);
}

/** A site and a browser for each of the two. */
export function provideStage() {
  const site = provideSite();
  const browser = provideBrowser();

  // All browsers here come from one address, and Aisha gets it wrong a lot.
  beforeEach(() => asSuperuser(site.database, 'TRUNCATE ip_attempts, login_failures'));

  return { site, browser };
}
