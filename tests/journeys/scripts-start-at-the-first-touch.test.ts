/** Pages are complete without scripts. Scripts start at the first interaction, and a press before hydration is not lost. */

import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { isFullForm, someOf } from '#tests/support/form.ts';
import { visit } from '#tests/support/hydration.ts';
import { momentsInTurn } from '#tests/support/moments.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

/** Lighthouse's slowdown for a phone. */
const SLOWER = 4;

const isStarted = (page: Page) => page.evaluate(() => performance.getEntriesByName('site-start').length > 0);
const site = provideSite();
const browser = provideBrowser();

/** @returns also a function that ends the slowdown; call it right after the press, because it slows down other tests */
async function openSlowly(path: string, options = {}) {
  const { page, context, complaints } = await browser.newVisitor({ ...PHONE, ...options });
  const cpu = await context.newCDPSession(page);
  await cpu.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(site.url + path, { waitUntil: 'commit' });
  const speedUp = () => cpu.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return { page, complaints, speedUp };
}

function watchScripts(page: Page): string[] {
  const scriptPaths: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scriptPaths.push(new URL(request.url()).pathname);
  });
  return scriptPaths;
}

test.each(someOf(['/', '/jobs', '/privacy-policy'], 1))('%s is read with the small start alone', async (path) => {
  const { page } = await browser.newVisitor({ ...PHONE, isUndecided: true });
  const scripts = watchScripts(page);
  await page.goto(site.url + path, { waitUntil: 'networkidle' });
  await page.getByRole('region', { name: 'Cookies: you choose' }).waitFor();
  await page.mouse.wheel(0, 600);
  expect(scripts.map((script) => script.replace(/-[\w-]{7}\.js$/, '')).sort()).toEqual([
    '/assets/entry.client',
    '/assets/start',
  ]);
  expect(await isStarted(page)).toBe(false);
});

test('a form that must prove its sender waits for the scripts, and is then sent once', async () => {
  const { page, complaints, speedUp } = await openSlowly('/request-talent');
  const form = page.getByRole('main').locator('form[method=post]').first();
  await form.locator('[type=submit]').waitFor();
  const proofs: (string | null)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname.startsWith('/request-talent'))
      proofs.push(new URLSearchParams(request.postData() ?? '').get('human_check'));
  });
  await form.evaluate((element: HTMLFormElement) => {
    element.noValidate = true;
    element.requestSubmit();
  });
  await speedUp();
  await page.getByRole('main').getByRole('alert').first().waitFor();
  expect(proofs).toEqual([expect.stringMatching(/.{20,}/)]);
  complaints.length = 0;
});

const isListening = (page: Page) => page.evaluate(() => history.scrollRestoration === 'manual');

test.runIf(isFullForm).each([
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

test.runIf(isFullForm)(
  'a page that is left in peace starts by itself, but not for a visitor who saves data',
  async () => {
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
  },
);

test.runIf(isFullForm)('only a press that needs them starts the scripts of a legal page', async () => {
  const { page } = await browser.newVisitor(PHONE);
  await page.goto(`${site.url}/privacy-policy`, { waitUntil: 'networkidle' });
  await page.touchscreen.tap(5, 400);
  await page.keyboard.press('Tab');
  await page.getByRole('main').getByRole('link').first().hover();
  expect(await isStarted(page)).toBe(false);
  await page.getByRole('button', { name: 'Open the assistant' }).click();
  await page.getByRole('dialog', { name: 'Assistant' }).waitFor();
});

test.runIf(isFullForm).each(momentsInTurn(1))(
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

test.runIf(isFullForm).each(momentsInTurn(2))(
  'a link that is pressed %i ms after the page came leads on',
  async (ms) => {
    const { page, speedUp } = await openSlowly('/blog');
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Cookie policy' });
    await link.waitFor();
    await wait(ms);
    await link.tap();
    await speedUp();
    await page.waitForURL(/\/cookie-policy$/);
    await page.getByRole('heading', { level: 1, name: 'Cookie policy' }).waitFor();
  },
);

test.runIf(isFullForm).each(momentsInTurn(4))(
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

test.runIf(isFullForm)('a choice about cookies that is made at once is kept, with its receipt', async () => {
  const { page, speedUp } = await openSlowly('/jobs', { isUndecided: true });
  await page.getByRole('button', { name: 'Reject all' }).tap();
  await speedUp();
  await page.getByRole('region', { name: 'Notifications' }).getByText('Choice saved').waitFor();
  const receipt = /^\d{4}-\d\d-\d\d\.000\.\d+\.[0-9a-f-]{36}$/;
  await expect
    .poll(async () => (await page.context().cookies()).find(({ name }) => name === 'cookie-consent')?.value)
    .toMatch(receipt);
});

test.runIf(isFullForm)('links of the frame are followed without loading the page anew', async () => {
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
  // With a modifier key the browser opens a new tab.
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

test.runIf(isFullForm).each(momentsInTurn(3))(
  'a search that is sent %i ms after the page came is answered',
  async (ms) => {
    const { page, speedUp } = await openSlowly('/search');
    const box = page.getByRole('main').getByRole('searchbox');
    await box.waitFor();
    await box.fill('salary');
    await wait(ms);
    await box.press('Enter');
    await speedUp();
    await page.waitForURL(/\/search\?q=salary$/);
    await page.getByRole('heading', { level: 1, name: /salary/ }).waitFor();
  },
);
