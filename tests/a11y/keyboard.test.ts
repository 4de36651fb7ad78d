import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { isFullForm, someOf } from '#tests/support/form.ts';
import { visit } from '#tests/support/hydration.ts';
import { addJobs } from '#tests/support/jobs.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

const inHeader = (page: Page) => page.getByRole('banner');

async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  for (let stop = 0; stop < 80; stop += 1) {
    await page.keyboard.press(key);
    if (await isFocused(target)) return;
  }
  throw new Error(`No ${key} leads to ${target}`);
}
const site = provideSite();
const browser = provideBrowser();
let jobId: string;

beforeAll(async () => {
  [jobId = ''] = await addJobs(site.database.database, { title: 'Lighthouse keeper' });
});

const PHONE = { viewport: { width: 390, height: 844 } };

/** Runs in the page. Where a link covers a whole card, a pseudo-element draws the focus ring. */
function whyFocusIsUnseen(): string | null {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  const hasRing = [undefined, '::before', '::after'].some((part) => {
    const { outlineStyle, outlineWidth, boxShadow, content } = getComputedStyle(element, part);
    const isDrawn = part === undefined || content !== 'none';
    return isDrawn && ((outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none');
  });
  const { width, height, top, bottom } = element.getBoundingClientRect();
  const isInSight = width > 0 && height > 0 && bottom > 0 && top < innerHeight;
  return hasRing && isInSight ? null : `${hasRing ? 'out of sight' : 'no ring'}: ${element.outerHTML.slice(0, 200)}`;
}

// Not /contact, whose focus starts in its section.
test.each(someOf(['/', '/jobs', '/locations/leeds', '/no-such-page'], 1))(
  'on %s the first stop is the link that skips to the content',
  async (path) => {
    const { page, complaints } = await browser.newVisitor();
    await visit(page, site.url + path);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to main content' });
    expect(await isFocused(skip)).toBe(true);
    expect((await skip.boundingBox())?.width).toBeGreaterThan(50);
    await page.keyboard.press('Enter');
    await expect.poll(() => isFocused(page.getByRole('main'))).toBe(true);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main, footer') !== null)).toBe(true);
    complaints.length = 0;
  },
);

const MENUS = [
  ['Services', 'Permanent recruitment'],
  ['Industries', 'Technology'],
  ['Locations', 'Manchester'],
  ['Resources', 'Articles'],
  ['AI & Automations', 'Visit AI Division'],
] as const;

test.each(someOf(MENUS, 0))(
  'the menu %s opens by Enter, closes by Escape and gives the focus back',
  async (name, label) => {
    const { page } = await browser.newVisitor();
    await visit(page, site.url);
    const button = inHeader(page).getByRole('button', { name, exact: true });
    const link = inHeader(page).getByRole('link', { name: label }).filter({ visible: true });
    await tabTo(page, button);
    expect(await link.count()).toBe(0);
    await page.keyboard.press('Enter');
    await link.waitFor();
    await tabTo(page, link.first());
    await page.keyboard.press('Escape');
    await expect.poll(() => link.count()).toBe(0);
    expect(await isFocused(button)).toBe(true);
  },
);

test('the menu of a phone takes the focus, gives it back when Escape closes it, and is closed once the focus has left it', async () => {
  const { page } = await browser.newVisitor(PHONE);
  await visit(page, site.url);
  const button = page.getByRole('button', { name: 'Menu', exact: true });
  const menu = page.getByRole('navigation', { name: 'Main' });
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  await menu.waitFor();
  await page.keyboard.press('Tab');
  expect(await isFocused(menu.getByRole('button', { name: 'Close' }))).toBe(true);
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'hidden' });
  await expect.poll(() => isFocused(button)).toBe(true);

  await page.keyboard.press('Enter');
  await menu.waitFor();
  const places: string[] = [];
  for (let stop = 0; stop < 80 && places.at(-1) !== 'page'; stop += 1) {
    await page.keyboard.press('Tab');
    places.push(await page.evaluate(() => (document.activeElement?.closest('#site-menu') ? 'menu' : 'page')));
  }
  expect(places.length).toBeGreaterThan(20);
  await menu.waitFor({ state: 'hidden' });
});

test('the search of the header opens with the focus in its box, and closes by Escape', async () => {
  const { page } = await browser.newVisitor();
  await visit(page, site.url);
  const button = inHeader(page).getByRole('button', { name: 'Search', exact: true }).first();
  const box = inHeader(page).getByLabel('Search this site').filter({ visible: true });
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  await box.waitFor();
  await expect.poll(() => isFocused(box)).toBe(true);
  await page.keyboard.press('Escape');
  // The first Escape may clear the field; the second one closes.
  if ((await box.count()) > 0) await page.keyboard.press('Escape');
  await expect.poll(() => box.count()).toBe(0);
  expect(await isFocused(button)).toBe(true);

  await page.keyboard.press('Enter');
  await page.keyboard.type('salary');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/search\?q=salary$/);
  await page.getByRole('heading', { level: 1, name: /salary/ }).waitFor();
});

const COLOUR_MODES = [
  ['/', 'light'],
  ['/', 'dark'],
  ['/jobs', 'light'],
  ['/jobs/:id', 'light'],
  ['/jobs/:id', 'dark'],
] as const;

test.each(someOf(COLOUR_MODES, 1, 2))('on %s (%s) one always sees where the focus is', async (pattern, colorScheme) => {
  const { page } = await browser.newVisitor({ colorScheme, reducedMotion: 'reduce' });
  await visit(page, site.url + pattern.replace(':id', jobId));
  const unseen: string[] = [];
  for (let stop = 0; stop < 40; stop += 1) {
    await page.keyboard.press('Tab');
    const fault = await page.evaluate(whyFocusIsUnseen);
    if (fault) unseen.push(fault);
  }
  expect(unseen).toEqual([]);
});

test('a link inside the site is announced by the title of the page it leads to', async () => {
  const { page } = await browser.newVisitor();
  await visit(page, site.url);
  // Forms have status regions too; this one is outside every page.
  const announcer = await page.locator('body > p[role=status]').elementHandle();
  await inHeader(page).getByRole('link', { name: 'Jobs', exact: true }).click();
  await page.waitForURL(/jobs$/);
  await expect.poll(() => announcer?.textContent()).toMatch(/jobs/i);
  expect(await announcer?.textContent()).toBe(await page.title());
});

test.runIf(isFullForm)('a menu is left by choosing from it, and is closed on the next page', async () => {
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
