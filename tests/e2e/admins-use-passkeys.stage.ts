/** What admins-use-passkeys.test.ts and its full form share. */
import type { CDPSession, Page } from 'playwright-core';
import { beforeEach } from 'vitest';
import { DEMO_PASSWORD } from '#db/seed/cast.ts';
import { visit } from '#tests/support/hydration.ts';
import { forgetPasskeys } from '#tests/support/passkeys.ts';
import { castMember } from '#tests/support/session.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

export const morag = castMember('Morag');

/** A security key that stays plugged in and is touched at once. */
export async function plugInKey(page: Page): Promise<{ cdp: CDPSession; authenticatorId: string }> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'usb',
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, authenticatorId };
}

export const newPassword = (page: Page) => page.locator('#new-passkey-current_password');

export const arriveAt = (page: Page, path: string) => page.waitForURL(({ pathname }) => pathname === path);

export const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });

/** A site and a browser for each of the two. */
export function provideStage() {
  const site = provideSite();
  const browser = provideBrowser();

  beforeEach(() => forgetPasskeys(site));

  async function addPasskey(page: Page, name: string): Promise<void> {
    await visit(page, `${site.url}/account/passkeys`);
    await page.getByLabel('Name', { exact: true }).fill(name);
    await newPassword(page).fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: 'Add passkey' }).click();
    await page.getByRole('listitem').filter({ hasText: name }).waitFor();
  }

  async function signInWithPassword(page: Page, path = '/employer-login'): Promise<void> {
    await visit(page, site.url + path);
    const form = page.locator('main form').filter({ has: page.locator('input[type=password]') });
    await form.locator('input[type=email]').fill(morag.email);
    await form.locator('input[type=password]').fill(DEMO_PASSWORD);
    await form.locator('button[type=submit]').click();
  }

  return { site, browser, addPasskey, signInWithPassword };
}
