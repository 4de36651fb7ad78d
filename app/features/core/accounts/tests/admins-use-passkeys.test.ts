import type { CDPSession, Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { forgetPasskeys, givePasskey, listEvents } from '#app/features/core/accounts/tests/passkeys.ts';
import { DEMO_PASSWORD } from '#db/seed/cast.ts';
import { expectFrame, expectNoFaultsInEitherScheme, newStillVisitor } from '#tests/support/accessibility.ts';
import { isFullForm } from '#tests/support/form.ts';
import { visit } from '#tests/support/hydration.ts';
import { castMember, signInBrowser } from '#tests/support/session.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

const morag = castMember('Morag');

/** A security key that stays plugged in and confirms at once. */
async function plugInKey(page: Page): Promise<{ cdp: CDPSession; authenticatorId: string }> {
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

const newPassword = (page: Page) => page.locator('#new-passkey-current_password');

const arriveAt = (page: Page, path: string) => page.waitForURL(({ pathname }) => pathname === path);

const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });
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

describe('an administrator', () => {
  test('adds a passkey, and from then on signs in with password and passkey', async () => {
    const { page, context } = await browser.newVisitor();
    await signInBrowser(context, site, morag.id);
    await plugInKey(page);
    await addPasskey(page, 'Key on my ring');
    expect(await page.getByRole('listitem').filter({ hasText: 'Key on my ring' }).textContent()).toContain(
      'Not used yet',
    );
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('');

    await visit(page, `${site.url}/logout`);
    await page.locator('main').getByRole('button', { name: 'Logout' }).click();
    await arriveAt(page, '/employer-login');

    await signInWithPassword(page, '/employer-login?next=%2Fadmin%2Fsecurity-events');
    await arriveAt(page, '/admin/security-events');

    await visit(page, `${site.url}/account/passkeys`);
    expect(await page.getByRole('listitem').filter({ hasText: 'Key on my ring' }).textContent()).toContain('Last used');
  });
});

/** Playwright's text locators skip `noscript`. */
const readNoscript = (page: Page) => page.locator('main noscript').innerText();

const pathOf = (page: Page) => new URL(page.url()).pathname;

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

/** Browsers log a 422 as an error. */
const takeOtherErrors = (complaints: string[]) => complaints.splice(0).filter((each) => !/status of 422/.test(each));

describe.runIf(isFullForm)('an administrator', () => {
  test('who cancels the dialog stays on the page, and signs in at the second attempt', async () => {
    const { page, context } = await browser.newVisitor();
    await signInBrowser(context, site, morag.id);
    const { cdp, authenticatorId } = await plugInKey(page);
    await addPasskey(page, 'Key on my ring');
    await signInBrowser(context, site, morag.id, { kind: 'second_factor' });
    // Simulates 'Cancel' in the browser's own dialog, which tests cannot reach.
    await page.addInitScript(() => {
      const getCredential = navigator.credentials.get.bind(navigator.credentials);
      let times = 0;
      navigator.credentials.get = (options) => {
        times += 1;
        return times > 1 ? getCredential(options) : Promise.reject(new DOMException('Cancelled', 'NotAllowedError'));
      };
    });
    await visit(page, `${site.url}/passkey`);
    await page.getByRole('alert').filter({ hasText: 'The request was cancelled' }).waitFor();
    await tryAgain(page).click();
    await arriveAt(page, '/admin');
    const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId });
    expect(credentials).toHaveLength(1);
  });

  test('signs in by the passkey only: with the password alone, every page leads back to it', async () => {
    const { page } = await browser.newVisitor();
    await givePasskey(site, 'Morag');
    await signInWithPassword(page);
    await heading(page, 'Second factor');
    for (const path of ['/admin', '/account', '/account/passkeys', '/employer/jobs/new']) {
      await page.goto(site.url + path);
      expect(pathOf(page), path).toBe('/passkey');
    }
  });

  test('without a key at hand is told so, can try again, and can use another account', async () => {
    const { page, context } = await browser.newVisitor();
    await givePasskey(site, 'Morag');
    await signInBrowser(context, site, morag.id, { kind: 'second_factor' });
    await plugInKey(page);
    await visit(page, `${site.url}/passkey`);
    await page.getByRole('alert').filter({ hasText: 'No passkey was used' }).waitFor();
    await tryAgain(page).click();
    await page.getByRole('alert').filter({ hasText: 'No passkey was used' }).waitFor();
    expect(pathOf(page)).toBe('/passkey');

    await page.getByRole('button', { name: 'Use another account' }).click();
    await arriveAt(page, '/employer-login');
    expect((await context.cookies(site.url)).map(({ name }) => name)).not.toContain('session');
  });

  test('whose key was copied is refused, and the agency is told', async () => {
    const { page, context, complaints } = await browser.newVisitor();
    await signInBrowser(context, site, morag.id);
    await plugInKey(page);
    await addPasskey(page, 'Key on my ring');
    await site.database.database.asSystem((transaction) =>
      transaction.updateTable('passkeys').set({ counter: 1_000 }).execute(),
    );
    await signInBrowser(context, site, morag.id, { kind: 'second_factor' });
    await visit(page, `${site.url}/passkey`);
    await page.getByRole('alert').filter({ hasText: 'it may have been copied' }).waitFor();
    expect(pathOf(page)).toBe('/passkey');
    const events = await listEvents(site, morag.id);
    expect(events).toContainEqual(expect.objectContaining({ event_type: 'passkey_cloned', risk_level: 'high' }));
    expect(takeOtherErrors(complaints)).toEqual([]);
  });

  test('is told at once if the password was wrong or the key is already registered', async () => {
    const { page, context, complaints } = await browser.newVisitor();
    await signInBrowser(context, site, morag.id);
    const { cdp, authenticatorId } = await plugInKey(page);
    await visit(page, `${site.url}/account/passkeys`);
    await page.getByLabel('Name', { exact: true }).fill('Key on my ring');
    await newPassword(page).fill('not this one');
    await page.getByRole('button', { name: 'Add passkey' }).click();
    await page.getByRole('alert').filter({ hasText: 'That isn’t your current password' }).waitFor();
    expect((await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials).toEqual([]);
    expect(takeOtherErrors(complaints)).toEqual([]);

    await newPassword(page).fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: 'Add passkey' }).click();
    await page.getByRole('listitem').filter({ hasText: 'Key on my ring' }).waitFor();
    await page.getByLabel('Name', { exact: true }).fill('The same again');
    await newPassword(page).fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: 'Add passkey' }).click();
    await page.locator('main').getByText('This passkey has already been added.').waitFor();
  });

  test('removes a passkey in a dialog that names it, with the password', async () => {
    const { page, context, complaints } = await browser.newVisitor();
    await givePasskey(site, 'Morag');
    await signInBrowser(context, site, morag.id);
    await visit(page, `${site.url}/account/passkeys`);
    const open = () => page.getByRole('link', { name: 'Remove Key of Morag' }).click();
    const dialog = page.getByRole('dialog', { name: 'Remove this passkey?' });
    await open();
    await dialog.getByText('‘Key of Morag’ will not open this account any more.').waitFor();
    const text = await dialog.evaluate((element) =>
      document.getElementById(element.getAttribute('aria-describedby') ?? ''),
    );
    expect(text).not.toBeNull();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Cancel');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'hidden' });

    await open();
    await dialog.getByLabel('Current password', { exact: true }).fill('not this one');
    await dialog.getByRole('button', { name: 'Remove passkey' }).click();
    await page.getByRole('alert').filter({ hasText: 'That isn’t your current password' }).waitFor();
    expect(takeOtherErrors(complaints)).toEqual([]);
    await page.getByLabel('Current password', { exact: true }).fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: 'Remove passkey' }).click();
    await page.getByText('No passkeys').waitFor();
    await page.getByText('Passkey removed').first().waitFor();
    expect(page.url()).toBe(`${site.url}/account/passkeys`);
  });

  test('without JavaScript removes a passkey on a page, and is told that adding one needs scripts', async () => {
    const { page, context } = await browser.newVisitor({ javaScriptEnabled: false });
    await givePasskey(site, 'Morag');
    await signInBrowser(context, site, morag.id);
    await page.goto(`${site.url}/account/passkeys`);
    expect(await readNoscript(page)).toContain('You need JavaScript to add a passkey.');
    expect(await page.getByRole('button', { name: 'Add passkey' }).isDisabled()).toBe(true);
    await page.getByRole('link', { name: 'Remove Key of Morag' }).click();
    await heading(page, 'Remove this passkey?');
    await page.getByLabel('Current password', { exact: true }).fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: 'Remove passkey' }).click();
    await page.getByText('No passkeys').waitFor();

    await signInBrowser(context, site, morag.id, { kind: 'second_factor' });
    await page.goto(`${site.url}/passkey`);
    expect(await readNoscript(page)).toContain('You need JavaScript to use a passkey.');
    await page.getByRole('button', { name: 'Use another account' }).click();
    await arriveAt(page, '/employer-login');
  });
});

describe.runIf(isFullForm)('everybody can use, light and dark,', () => {
  test('the list of passkeys, and the dialog before one is removed', async () => {
    const { page, context } = await newStillVisitor(browser);
    await givePasskey(site, 'Morag');
    await signInBrowser(context, site, morag.id);
    await visit(page, `${site.url}/account/passkeys`);
    await expectNoFaultsInEitherScheme(page);
    await expectFrame(page);
    await page.getByRole('link', { name: 'Remove Key of Morag' }).click();
    await page.getByRole('dialog', { name: 'Remove this passkey?' }).waitFor();
    await expectNoFaultsInEitherScheme(page);
  });

  test('the page before one is removed', async () => {
    const { page, context } = await newStillVisitor(browser);
    const { id } = await givePasskey(site, 'Morag');
    await signInBrowser(context, site, morag.id);
    await visit(page, `${site.url}/account/passkeys?remove=${id}`);
    await heading(page, 'Remove this passkey?');
    await expectNoFaultsInEitherScheme(page);
    await expectFrame(page);
  });

  test('the page that asks for a passkey', async () => {
    const { page, context } = await newStillVisitor(browser);
    await givePasskey(site, 'Morag');
    await signInBrowser(context, site, morag.id, { kind: 'second_factor' });
    await plugInKey(page);
    await visit(page, `${site.url}/passkey`);
    await tryAgain(page).waitFor();
    await expectNoFaultsInEitherScheme(page);
    await expectFrame(page);
  });
});

test.runIf(isFullForm)('only pages about passkeys load the code for passkeys', async () => {
  const { page, context } = await browser.newVisitor();
  await signInBrowser(context, site, morag.id);
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  for (const path of ['/', '/jobs', '/account', '/admin']) await visit(page, site.url + path);
  expect(scripts.filter((path) => path.includes('passkey'))).toEqual([]);
  await visit(page, `${site.url}/account/passkeys`);
  expect(scripts.filter((path) => path.includes('passkey-ceremony'))).not.toEqual([]);
});
