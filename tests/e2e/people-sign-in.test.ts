import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { visit } from '#tests/support/hydration.ts';
import { account, fillIn, focusedId, pathOf, provideStage, toast } from './people-sign-in.stage.ts';

const { site, browser } = provideStage();

const wayIn = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Job Seeker Login/ });

describe('the login dialog', () => {
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Job Seeker Login' });
  const openDialog = async (page: Page) => {
    await wayIn(page).click();
    await dialog(page).waitFor();
  };

  test('signs in without leaving the page, which shows in all other tabs at once, as signing out does', async () => {
    const { page, context } = await browser.newVisitor();
    const other = await context.newPage();
    await visit(other, `${site.url}/tools?notice=logged-out`);
    await wayIn(other).waitFor();
    // Nothing was pressed for this message: it stays where messages stand.
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
    await wayIn(other).waitFor();
    await wayIn(page).waitFor();
  });
});

test('staff see nothing between the form and the desk that has the header and footer of the site', async () => {
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
