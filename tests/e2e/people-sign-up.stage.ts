/** What the tests of people-sign-up.full.test.ts begin with. */
import type { Page } from 'playwright-core';
import { beforeEach } from 'vitest';
import { PASSWORD } from '#tests/support/account-forms.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { waitForMail } from '#tests/support/mailbox.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

export const toast = (page: Page, title: string) => page.getByRole('dialog', { name: title, exact: true });

export const field = (page: Page, name: string) =>
  page.locator('main, [role=tabpanel]:not([inert])').getByLabel(name, { exact: true });

export async function fillIn(page: Page, address: string): Promise<void> {
  await field(page, 'Full name').fill('Nia Rees');
  await field(page, 'Email').fill(address);
  await field(page, 'Password').fill(PASSWORD);
}

export function provideStage() {
  const site = provideSite();
  const browser = provideBrowser();

  // All browsers here come from one address.
  beforeEach(() => asSuperuser(site.database, 'TRUNCATE ip_attempts, login_failures'));

  async function confirm(page: Page, address: string): Promise<void> {
    const { links } = await waitForMail(site, { to: address });
    await page.goto(links.find((link) => link.includes('/confirm-email')) ?? '');
    await page.getByRole('main').getByLabel('Your password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Confirm my email address' }).click();
    await page.getByText('Your email address is confirmed').waitFor();
  }

  const readRole = (address: string) =>
    site.database.database.asSystem((t) =>
      t.selectFrom('profiles').select(['role', 'status']).where('email', '=', address).executeTakeFirst(),
    );

  return { site, browser, confirm, readRole };
}
