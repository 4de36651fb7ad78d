/** Other pages, touches and moments. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visit } from '#tests/support/hydration.ts';
import { momentsInTurn } from '#tests/support/moments.ts';
import { isStarted, PHONE, provideStage } from './scripts-start-at-the-first-touch.stage.ts';

const { site, browser, openSlowly } = provideStage();

const isListening = (page: Page) => page.evaluate(() => history.scrollRestoration === 'manual');

test.each([
  ['a tap', (page: Page) => page.touchscreen.tap(5, 400)],
  ['a key', (page: Page) => page.keyboard.press('Tab')],
  ['a pointer over a link', (page: Page) => page.getByRole('banner').getByRole('link').first().hover()],
  ['focus, as a screen reader moves it', (page: Page) => page.getByRole('banner').getByRole('link').first().focus()],
])('%s starts the scripts', async (_, touch) => {
  const { page } = await browser.newVisitor(PHONE);
  await page.goto(`${site.url}/jobs`, { waitUntil: 'networkidle' });
  expect(await isStarted(page)).toBe(false);
  await touch(page);
  await expect.poll(() => isListening(page)).toBe(true);
});

test('a page that is left in peace starts by itself, but not for a visitor who saves data', async () => {
  const { page } = await browser.newVisitor(PHONE);
  await page.clock.install();
  await page.goto(`${site.url}/blog`, { waitUntil: 'load' });
  await page.clock.runFor(7_000);
  expect(await isStarted(page)).toBe(false);
  await page.clock.runFor(2_000);
  await expect.poll(() => isListening(page)).toBe(true);

  const { page: thrifty, context } = await browser.newVisitor({ ...PHONE, isUndecided: true });
  await context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await thrifty.clock.install();
  await thrifty.goto(`${site.url}/blog`, { waitUntil: 'load' });
  await thrifty.clock.runFor(60_000);
  expect(await isStarted(thrifty)).toBe(false);
});

test('only a press that needs them starts the scripts of a legal page', async () => {
  const { page } = await browser.newVisitor(PHONE);
  await page.goto(`${site.url}/privacy-policy`, { waitUntil: 'networkidle' });
  await page.touchscreen.tap(5, 400);
  await page.keyboard.press('Tab');
  await page.getByRole('main').getByRole('link').first().hover();
  expect(await isStarted(page)).toBe(false);
  await page.getByRole('button', { name: 'Open the assistant' }).click();
  await page.getByRole('dialog', { name: 'Assistant' }).waitFor();
});

test.each(momentsInTurn(1))(
  'a button that is pressed %i ms after the page came opens the assistant, once',
  async (ms) => {
    const { page, speedUp } = await openSlowly('/blog');
    const button = page.getByRole('button', { name: 'Open the assistant' });
    await button.waitFor();
    await wait(ms);
    await button.dispatchEvent('click');
    await speedUp();
    await page.getByRole('dialog', { name: 'Assistant' }).waitFor();
    expect(await page.locator('button[aria-busy]').count()).toBe(0);
  },
);

test.each(momentsInTurn(2))('a link that is pressed %i ms after the page came leads on', async (ms) => {
  const { page, speedUp } = await openSlowly('/blog');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Cookie policy' });
  await link.waitFor();
  await wait(ms);
  await link.tap();
  await speedUp();
  await page.waitForURL(/\/cookie-policy$/);
  await page.getByRole('heading', { level: 1, name: 'Cookie policy' }).waitFor();
});

test.each(momentsInTurn(4))(
  'the menu that is opened %i ms after the page came stays open, and leads on',
  async (ms) => {
    const { page, speedUp } = await openSlowly('/blog');
    const button = page.getByRole('button', { name: 'Menu', exact: true });
    await button.waitFor();
    await wait(ms);
    await button.tap();
    await speedUp();
    const menu = page.getByRole('navigation', { name: 'Main' });
    await menu.waitFor();
    await expect.poll(() => isListening(page)).toBe(true);
    expect(await menu.isVisible()).toBe(true);
    await menu.getByRole('link', { name: 'Manchester' }).tap();
    await page.waitForURL(/\/locations\/manchester$/);
    await menu.waitFor({ state: 'hidden' });
  },
);

test('a choice about cookies that is made at once is kept, with its receipt', async () => {
  const { page, speedUp } = await openSlowly('/jobs', { isUndecided: true });
  await page.getByRole('button', { name: 'Reject all' }).tap();
  await speedUp();
  await page.getByRole('region', { name: 'Notifications' }).getByText('Your choice is saved').waitFor();
  const receipt = /^\d{4}-\d\d-\d\d\.000\.\d+\.[0-9a-f-]{36}$/;
  await expect
    .poll(async () => (await page.context().cookies()).find(({ name }) => name === 'cookie-consent')?.value)
    .toMatch(receipt);
});

test('links of the frame are followed without loading the page anew', async () => {
  const { page } = await browser.newVisitor();
  await visit(page, `${site.url}/blog`);
  await page.evaluate(() => Object.assign(window, { stays: true }));
  await page.getByRole('banner').getByRole('link', { name: 'Jobs', exact: true }).click();
  await page.waitForURL(/\/jobs$/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of service' }).click();
  await page.waitForURL(/\/terms-of-service$/);
  await page.getByRole('heading', { level: 1, name: 'Terms of service' }).waitFor();
  expect(await page.evaluate(() => 'stays' in window)).toBe(true);
  await page.goBack();
  await page.waitForURL(/\/jobs$/);
  // With a key held, the browser opens a tab of its own.
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'Cookie policy' })
      .click({ modifiers: ['Control'] }),
  ]);
  await tab.waitForURL(/\/cookie-policy$/);
  expect(new URL(page.url()).pathname).toBe('/jobs');
});

test.each(momentsInTurn(3))('a search that is sent %i ms after the page came is answered', async (ms) => {
  const { page, speedUp } = await openSlowly('/search');
  const box = page.getByRole('main').getByRole('searchbox');
  await box.waitFor();
  await box.fill('salary');
  await wait(ms);
  await box.press('Enter');
  await speedUp();
  await page.waitForURL(/\/search\?q=salary$/);
  await page.getByRole('heading', { level: 1, name: /salary/ }).waitFor();
});
