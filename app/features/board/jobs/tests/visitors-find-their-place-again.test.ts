import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { isFullForm, someOf } from '#tests/support/form.ts';
import { visit } from '#tests/support/hydration.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

const ON_A_PHONE = { viewport: { width: 390, height: 844 } };

const FAR_DOWN = 50;

const cards = (page: Page) => page.locator('.job-card');

const site = provideSite();

const browser = provideBrowser();

/** Scrolls down card by card, as a reader does. @returns the card's title, and its position in the window */
async function readDownTo(page: Page, index: number): Promise<{ title: string; top: number }> {
  for (let each = 0; each <= index; each += 5) await cards(page).nth(each).scrollIntoViewIfNeeded();
  const card = cards(page).nth(index);
  await card.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  return { title: await card.getByRole('heading').innerText(), top: await topOf(page, index) };
}

const topOf = async (page: Page, index: number) =>
  Math.round((await cards(page).nth(index).boundingBox())?.y ?? Number.NaN);

const WAYS_BACK = [
  { name: 'at once', isReloaded: false },
  { name: 'after a phone has loaded the page of the job anew', isReloaded: true },
];

test.each(someOf(WAYS_BACK, 0))('the way back from a job leads to its card, $name', async ({ isReloaded }) => {
  const { page } = await browser.newVisitor(ON_A_PHONE);
  await visit(page, `${site.url}/jobs`);
  const { title, top } = await readDownTo(page, FAR_DOWN);
  await cards(page).nth(FAR_DOWN).getByRole('link', { name: 'View Details' }).click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  if (isReloaded) await visit(page, page.url());
  await page.goBack();
  expect(await cards(page).nth(FAR_DOWN).getByRole('heading').innerText()).toBe(title);
  await expect.poll(() => topOf(page, FAR_DOWN)).toBe(top);
});

const isLaidOut = (page: Page, index: number) =>
  cards(page)
    .nth(index)
    .getByRole('heading')
    .evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true }));

test.runIf(isFullForm)('a card that is far away is laid out when one comes near', async () => {
  const { page } = await browser.newVisitor({ ...ON_A_PHONE, javaScriptEnabled: false });
  await page.goto(`${site.url}/jobs`);
  expect(await isLaidOut(page, 0)).toBe(true);
  expect(await isLaidOut(page, FAR_DOWN)).toBe(false);
  await cards(page).nth(FAR_DOWN).scrollIntoViewIfNeeded();
  await expect.poll(() => isLaidOut(page, FAR_DOWN)).toBe(true);
});

test.runIf(isFullForm)('all cards are laid out a moment after the page has come', async () => {
  const { page } = await browser.newVisitor(ON_A_PHONE);
  await visit(page, `${site.url}/jobs`);
  await expect.poll(() => isLaidOut(page, FAR_DOWN)).toBe(true);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
