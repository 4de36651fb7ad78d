import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { visit } from '#tests/support/hydration.ts';
import { account, fillIn, focusedId, loginButton, pathOf, provideStage, toast } from './people-sign-in.stage.ts';

const { site, browser } = provideStage();

describe('the login page', () => {
  test('leads back to where one was, and says so once', async () => {
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

describe('the login dialog', () => {
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Job Seeker Login' });
  const openDialog = async (page: Page) => {
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Job Seeker Login/ })
      .click();
    await dialog(page).waitFor();
  };

  test('signs in without leaving the page', async () => {
    const { page } = await browser.newVisitor();
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
  });
});
