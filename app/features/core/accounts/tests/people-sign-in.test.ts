import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#db/seed/cast.ts';
import { expectFrame, expectNoFaults, findFaults, newStillVisitor, PHONE } from '#tests/support/accessibility.ts';
import type { Visitor } from '#tests/support/browser.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { isFullForm } from '#tests/support/form.ts';
import { visit } from '#tests/support/hydration.ts';
import { holdMessages } from '#tests/support/messages.ts';
import { castMember, signInBrowser } from '#tests/support/session.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

/** Finds a field in the page, or in the visible tab of the dialog. */
const field = (page: Page, name: string) =>
  page.locator('main, [role=tabpanel]:not([inert])').getByLabel(name, { exact: true });

const email = (page: Page) => field(page, 'Email');

const password = (page: Page) => field(page, 'Password');

const loginButton = (page: Page) => page.getByRole('button', { name: 'Login', exact: true });

const toast = (page: Page, title: string) => page.getByRole('dialog', { name: title, exact: true });

const account = (page: Page) => page.getByRole('button', { name: /^Your account/ });

const pathOf = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search;

const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id);

async function fillIn(page: Page, name: string, secret = DEMO_PASSWORD): Promise<void> {
  await email(page).fill(castMember(name).email);
  await password(page).fill(secret);
}
const site = provideSite();
const browser = provideBrowser();

beforeEach(() => asSuperuser(site.database, 'TRUNCATE ip_attempts, login_failures'));

const loginLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Job Seeker Login/ });

describe('the login dialog', () => {
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Job Seeker Login' });
  const openDialog = async (page: Page) => {
    await loginLink(page).click();
    await dialog(page).waitFor();
  };

  test('signs in without leaving the page; all other tabs show it at once, and so with signing out', async () => {
    const { page, context } = await browser.newVisitor();
    const other = await context.newPage();
    await visit(other, `${site.url}/tools?notice=logged-out`);
    await loginLink(other).waitFor();
    const message = toast(other, 'Logged out successfully');
    await message.waitFor();
    await expect.poll(async () => (await message.boundingBox())?.y).toBe(80);
    await visit(page, `${site.url}/jobs?search=cook`);
    await openDialog(page);
    await expect.poll(() => focusedId(page)).toBe('candidate-login-email');
    await fillIn(page, 'Tom');
    await page.keyboard.press('Enter');
    await toast(page, 'Welcome back!').waitFor();
    await page.getByText('Ready to find your next opportunity?').waitFor();
    await account(page).waitFor();
    await dialog(page).waitFor({ state: 'hidden' });
    await expect.poll(() => pathOf(page)).toBe('/jobs?search=cook');

    await account(other).click();
    await other.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
    await loginLink(other).waitFor();
    await loginLink(page).waitFor();
  });
});

test('staff see no frame of the public site between the form and the desk', async () => {
  const { page } = await browser.newVisitor();
  await visit(page, `${site.url}/employer-login`);
  await fillIn(page, 'Morag');
  await page.evaluate(() => {
    const between: string[] = [];
    const record = () => {
      const isOfSite = document.querySelector('footer[data-client-links]') !== null;
      if (isOfSite && !document.querySelector('main input[type=password]')) between.push(document.body.innerText);
      requestAnimationFrame(record);
    };
    record();
    Object.assign(window, { between });
  });
  await page.keyboard.press('Enter');
  await page.locator('[data-desk]').waitFor();
  expect(await page.evaluate(() => (window as unknown as { between: string[] }).between)).toEqual([]);
});

const INVALID = 'Invalid email or password. Please check your credentials.';

/** Its button is hidden from screen readers until the toast is reached. */
const closeToast = (page: Page, title: string) => toast(page, title).locator('button').click();

/** Browsers log a refused form as an error. */
const takeOtherErrors = ({ complaints }: Visitor) =>
  complaints.splice(0).filter((each) => !/status of (401|403|422)/.test(each));

describe.runIf(isFullForm)('the login page', () => {
  test('carries the return path from tab to tab', async () => {
    const { page } = await browser.newVisitor();
    await visit(page, `${site.url}/employer-login?next=/account`);
    await page.getByRole('link', { name: 'Request access', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Request access' }).waitFor();
    await page
      .getByRole('navigation', { name: 'Login or create an account' })
      .getByRole('link', { name: 'Login' })
      .click();
    await page.getByRole('heading', { level: 1, name: 'Employer Login' }).waitFor();
    await fillIn(page, 'Dev');
    await loginButton(page).click();
    await toast(page, 'Login successful').waitFor();
    await expect.poll(() => pathOf(page)).toBe('/account');
  });

  test('shows what is wrong, focuses it, and keeps what was typed', async () => {
    const visitor = await newStillVisitor(browser);
    const { page } = visitor;
    await holdMessages(page);
    await visit(page, `${site.url}/candidate-login`);
    await loginButton(page).click();
    await page.getByRole('alert').getByRole('link', { name: 'Enter your email address' }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('alert');
    await expectNoFaults(page);
    await page.getByRole('link', { name: 'Enter your password' }).press('Enter');
    await expect.poll(() => focusedId(page)).toBe('login-password');

    await fillIn(page, 'Aisha', 'not-the-password');
    await page.keyboard.press('Enter');
    await toast(page, 'Login failed').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain(INVALID);
    expect(await email(page).inputValue()).toBe(castMember('Aisha').email);
    await closeToast(page, 'Login failed');
    await expectNoFaults(page);
    await expectFrame(page);
    expect(takeOtherErrors(visitor)).toEqual([]);
  });

  test('shows the password to a user who wants to read it', async () => {
    const { page } = await browser.newVisitor();
    await visit(page, `${site.url}/employer-login`);
    await password(page).fill('a-tide');
    expect(await password(page).getAttribute('type')).toBe('password');
    await page.getByRole('button', { name: 'Show password' }).click();
    expect(await password(page).getAttribute('type')).toBe('text');
    await page.getByRole('button', { name: 'Hide password' }).click();
    expect(await password(page).getAttribute('type')).toBe('password');
  });

  test('shows that it is sending, and cannot be pressed twice', async () => {
    const { page } = await browser.newVisitor();
    let continueRequest = () => {};
    const continued = new Promise<void>((resolve) => {
      continueRequest = resolve;
    });
    await page.route('**/candidate-login.data*', async (route) => {
      await continued;
      await route.continue();
    });
    await visit(page, `${site.url}/candidate-login`);
    await fillIn(page, 'Aisha');
    await loginButton(page).click();
    const sendingButton = page.getByRole('button', { name: 'Signing in...' });
    await sendingButton.waitFor();
    expect(await sendingButton.isDisabled()).toBe(true);
    continueRequest();
    await account(page).waitFor();
  });

  test('tells users who wait for approval that they wait', async () => {
    const { page } = await newStillVisitor(browser);
    await holdMessages(page);
    await visit(page, `${site.url}/employer-login`);
    await fillIn(page, 'Siân');
    await loginButton(page).click();
    await toast(page, 'Account Pending Approval').waitFor();
    await expect.poll(() => pathOf(page)).toBe('/account-status');
    await page.getByRole('main').getByText('Your account is awaiting approval from an administrator.').waitFor();
    await closeToast(page, 'Account Pending Approval');
    await expectNoFaults(page);
  });

  test('works without a script', async () => {
    const visitor = await browser.newVisitor({ javaScriptEnabled: false, viewport: PHONE });
    const { page } = visitor;
    await page.goto(`${site.url}/candidate-login?next=/account`);
    expect(await page.getByRole('button', { name: 'Show password' }).count()).toBe(0);
    await fillIn(page, 'Aisha', 'not-the-password');
    await loginButton(page).click();
    await page.getByText(INVALID).waitFor();
    expect(await email(page).inputValue()).toBe(castMember('Aisha').email);
    expect(await password(page).inputValue()).toBe('');
    await password(page).fill(DEMO_PASSWORD);
    await loginButton(page).click();
    await page.getByText('Ready to find your next opportunity?').waitFor();
    expect(new URL(page.url()).pathname).toBe('/account');
    await page.getByText(castMember('Aisha').email).waitFor();
    expect(takeOtherErrors(visitor)).toEqual([]);
  });

  test('is not for signed-in users', async () => {
    const { page, context } = await browser.newVisitor();
    await signInBrowser(context, site, castMember('Ruth').id);
    await page.goto(`${site.url}/employer-login?next=/account`);
    expect(pathOf(page)).toBe('/account');
  });

  test('leads back to the previous page, with a notice once', async () => {
    const { page } = await browser.newVisitor();
    await visit(page, `${site.url}/candidate-login?next=${encodeURIComponent('/jobs?category=blue-collar')}`);
    await fillIn(page, 'Aisha');
    await loginButton(page).click();
    await toast(page, 'Welcome back!').waitFor();
    await account(page).waitFor();
    await expect.poll(() => pathOf(page)).toBe('/jobs?category=blue-collar');
    await page.reload();
    await account(page).waitFor();
    expect(await toast(page, 'Welcome back!').count()).toBe(0);
  });
});

describe.runIf(isFullForm)('the login dialog', () => {
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Job Seeker Login' });
  const openDialog = async (page: Page) => {
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Job Seeker Login/ })
      .click();
    await dialog(page).waitFor();
  };

  test('stays open with its errors, on wide and narrow screens', async () => {
    const visitor = await newStillVisitor(browser);
    const { page } = visitor;
    await visit(page, `${site.url}/jobs`);
    await openDialog(page);
    await loginButton(page).click();
    await dialog(page).getByRole('alert').waitFor();
    await expectNoFaults(page);
    await page.setViewportSize({ width: 1280, height: 900 });
    await fillIn(page, 'Tom', 'not-the-password');
    await loginButton(page).click();
    await dialog(page).getByText(INVALID).first().waitFor();
    await toast(page, 'Login failed').waitFor();
    expect(await email(page).inputValue()).toBe(castMember('Tom').email);
    expect(pathOf(page)).toBe('/jobs');
    expect(takeOtherErrors(visitor)).toEqual([]);
  });

  test('has two tabs, which the arrow keys change, and one switch for both passwords', async () => {
    const { page } = await newStillVisitor(browser);
    await visit(page, `${site.url}/jobs`);
    await openDialog(page);
    await dialog(page).getByRole('button', { name: 'Show password' }).click();
    await dialog(page).getByRole('tab', { name: 'Login' }).focus();
    await page.keyboard.press('ArrowRight');
    const signUp = dialog(page).getByRole('tab', { name: 'Sign Up' });
    await expect.poll(() => signUp.getAttribute('aria-selected')).toBe('true');
    await dialog(page).getByLabel('Full name').waitFor();
    const secret = dialog(page).getByRole('tabpanel', { name: 'Sign Up' }).getByLabel('Password', { exact: true });
    expect(await secret.getAttribute('type')).toBe('text');
    expect(await findFaults(page)).toEqual([]);
    await page.keyboard.press('Home');
    await expect.poll(() => signUp.getAttribute('aria-selected')).toBe('false');
  });

  test('closes when its link leads to another page', async () => {
    const { page } = await browser.newVisitor();
    await visit(page, `${site.url}/jobs`);
    await openDialog(page);
    await dialog(page).getByRole('link', { name: 'Forgotten your password?' }).click();
    await page.getByRole('heading', { level: 1, name: 'Forgotten password' }).waitFor();
    await dialog(page).waitFor({ state: 'hidden' });
  });

  test('is closed by Escape, and gives the focus back', async () => {
    const { page } = await browser.newVisitor();
    await visit(page, `${site.url}/jobs`);
    await openDialog(page);
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'hidden' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Job Seeker Login');
  });
});
