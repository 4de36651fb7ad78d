/** Menus one by one. */
import { expect, test } from 'vitest';
import { visit } from '#tests/support/hydration.ts';
import { inHeader, provideStage, tabTo } from './keyboard.stage.ts';

const { site, browser } = provideStage();

test('a menu is left by choosing from it, and is closed on the next page', async () => {
  const { page } = await browser.newVisitor();
  await visit(page, site.url);
  await tabTo(page, inHeader(page).getByRole('button', { name: 'Services', exact: true }));
  await page.keyboard.press('Space');
  const link = inHeader(page).getByRole('link', { name: 'Permanent recruitment' }).filter({ visible: true });
  await tabTo(page, link);
  await page.keyboard.press('Enter');
  await page.waitForURL(/permanent-recruitment$/);
  await expect.poll(() => link.count()).toBe(0);
});
