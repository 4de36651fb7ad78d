/** When cards that are far away are laid out. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visit } from '#tests/support/hydration.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';
import { cards, FAR_DOWN, ON_A_PHONE } from './visitors-find-their-place-again.stage.ts';

/** The cards of a board are laid out as they come near; a visitor who comes back must still find their place. */
const site = provideSite();

const browser = provideBrowser();

const isLaidOut = (page: Page, index: number) =>
  cards(page)
    .nth(index)
    .getByRole('heading')
    .evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true }));

test('a card that is far away is laid out when one comes near', async () => {
  const { page } = await browser.newVisitor({ ...ON_A_PHONE, javaScriptEnabled: false });
  await page.goto(`${site.url}/jobs`);
  expect([await isLaidOut(page, 0), await isLaidOut(page, FAR_DOWN)]).toEqual([true, false]);
  await cards(page).nth(FAR_DOWN).scrollIntoViewIfNeeded();
  await expect.poll(() => isLaidOut(page, FAR_DOWN)).toBe(true);
});

test('all cards are laid out a moment after the page has come', async () => {
  const { page } = await browser.newVisitor(ON_A_PHONE);
  await visit(page, `${site.url}/jobs`);
  await expect.poll(() => isLaidOut(page, FAR_DOWN)).toBe(true);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
