import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Answers, enterApp } from '#tests/journeys/native-side.ts';
import { expectFrame, findFaults, PHONE } from '#tests/support/accessibility.ts';
import { isFullForm } from '#tests/support/form.ts';
import { hydrated, visit } from '#tests/support/hydration.ts';
import { addJobs } from '#tests/support/jobs.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';
import { button, expectTop, main, nextFrames, openDeck, toast } from '#tests/support/swipe-deck.ts';

const TOUCH = { viewport: PHONE, hasTouch: true, isMobile: true, reducedMotion: 'no-preference' } as const;

const bar = (page: Page) => page.getByRole('navigation', { name: 'App' });

const titled = (page: Page, title: string) =>
  bar(page)
    .getByRole('paragraph')
    .filter({ hasText: new RegExp(`^${title}$`) })
    .waitFor();
const site = provideSite();
const browser = provideBrowser();
const openAt = async (page: Page, path: string) => {
  await visit(page, site.url + path);
  await bar(page).waitFor();
};

const inBar = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true });

test('the bar has a menu at home and a way back everywhere else, and the splash goes after half a second', async () => {
  const visitor = await browser.newVisitor(TOUCH);
  const { page } = visitor;
  const app = await enterApp(visitor);
  await openAt(page, '/');
  await expect.poll(() => app.calls).toContain('SplashScreen.hide {}');
  const [frame] = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => /native-frame.*\.js/.test(name))
      .map((each) => each.toJSON()),
  );
  // Timers may fire a fraction of a millisecond early.
  expect((app.at['SplashScreen.hide'] ?? 0) - frame.responseEnd).toBeGreaterThanOrEqual(499);
  await expect.poll(() => app.calls).toContain('StatusBar.setStyle {"style":"LIGHT"}');
  await titled(page, 'Home');
  expect(await inBar(page, 'Back').count()).toBe(0);
  expect(await page.getByRole('banner').getByRole('link').count(), 'one bar is enough').toBe(0);

  await inBar(page, 'Menu').click();
  const links = bar(page).getByRole('link');
  const menuEntries = await links.evaluateAll((all) =>
    all.map((each) => `${each.textContent} ${each.getAttribute('href')}`),
  );
  expect(menuEntries).toEqual([
    'Home /',
    'Blue collar /blue-collar',
    'White collar /white-collar',
    'Jobs /jobs',
    'International /international',
    'Account /admin',
  ]);
  await links.filter({ hasText: 'White collar' }).click();
  await titled(page, 'White collar');
  expect(await inBar(page, 'Menu').count()).toBe(0);

  // Everything in the header is still reachable, and the device's back button first closes what is open.
  await inBar(page, 'More').click();
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.waitFor();
  await app.fire(page, 'App', 'backButton');
  await menu.waitFor({ state: 'hidden' });
  await titled(page, 'White collar');
  await page.evaluate(() => scrollTo(0, 600));
  expect((await bar(page).boundingBox())?.y, 'it stays at the top').toBe(0);

  await inBar(page, 'Back').click();
  await titled(page, 'Home');
  expect(app.calls).not.toContain('App.exitApp {}');
  await app.fire(page, 'App', 'backButton');
  await expect.poll(() => app.calls).toContain('App.exitApp {}');
});

const DOT =
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQCgwSExIQEw8QEBD/yQALCAABAAEBAREA/8wABgAQEAX/2gAIAQEAAD8A0s8g/9k=';

const DEVICE: Answers = {
  'Camera.getPhoto': { data: { base64String: DOT, format: 'jpeg', saved: false } },
  'Clipboard.read': { data: { value: 'From the device', type: 'text/plain' } },
  'Device.getInfo': {
    data: { manufacturer: 'Fairphone', model: 'FP5', operatingSystem: 'android', osVersion: '15', isVirtual: false },
  },
  'Share.share': { error: 'Share canceled' },
};

/** Drags with one finger from the element's middle. */
async function dragBy(page: Page, selector: string, { x: byX, y: byY }: { x: number; y: number }): Promise<void> {
  const target = page.locator(selector);
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${selector} is not to be seen`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share?: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: share === undefined ? [] : [{ x: x + byX * share, y: y + byY * share }],
    });
  await touch('touchStart', 0);
  for (let step = 1; step <= 5; step += 1) await touch('touchMove', step / 5);
  await touch('touchEnd');
}

test.runIf(isFullForm)('a page that was opened from outside leads home, and typing makes room', async () => {
  const visitor = await browser.newVisitor(TOUCH);
  const { page } = visitor;
  const app = await enterApp(visitor);
  await openAt(page, '/forgot-password');
  expect(await findFaults(page)).toEqual([]);
  await expectFrame(page);
  await page.setViewportSize(PHONE);
  const [jobId] = await addJobs(site.database.database, { title: 'Lighthouse keeper' });
  await openAt(page, `/jobs/${jobId}`);
  const apply = page.locator('[data-bottom-bar]').filter({ hasText: 'Apply Now' });
  await apply.waitFor();
  await app.fire(page, 'Keyboard', 'keyboardDidShow', { keyboardHeight: 300 });
  await apply.waitFor({ state: 'hidden' });
  await app.fire(page, 'Keyboard', 'keyboardDidHide');
  await apply.waitFor();
  await page.setViewportSize({ ...PHONE, height: PHONE.height - 150 });
  await nextFrames(page, 2);
  expect(await apply.isVisible(), 'a toolbar is no keyboard').toBe(true);
  await page.setViewportSize({ ...PHONE, height: PHONE.height - 151 });
  await apply.waitFor({ state: 'hidden' });
  await page.setViewportSize(PHONE);
  await apply.waitFor();
  await app.fire(page, 'App', 'backButton');
  await titled(page, 'Home');
});

test.runIf(isFullForm)('liking a job is felt, passing one less so', async () => {
  const visitor = await browser.newVisitor(TOUCH);
  const { page } = visitor;
  const app = await enterApp(visitor);
  const { titles } = await openDeck(site, visitor, 3);
  await hydrated(page);
  await button(page, 'Like').click();
  await expectTop(page, titles[1] ?? '');
  await button(page, 'Pass').click();
  await expectTop(page, titles[2] ?? '');
  expect(app.calls.filter((call) => call.startsWith('Haptics'))).toEqual([
    'Haptics.impact {"style":"MEDIUM"}',
    'Haptics.impact {"style":"LIGHT"}',
  ]);
});

test.runIf(isFullForm)('inside the app the demo and the photo of a form use the device', async () => {
  const visitor = await browser.newVisitor(TOUCH);
  const { page } = visitor;
  const app = await enterApp(visitor, DEVICE);
  await openAt(page, '/mobile-demo');
  for (const fact of ['App for Android', 'Fairphone FP5', 'Android 15']) {
    await main(page).getByText(fact, { exact: true }).waitFor();
  }
  await button(page, 'Heavy').click();
  await main(page).getByText('Heavy: sent to the device.').waitFor();
  await page.getByLabel('Text to copy').fill('Low water');
  await button(page, 'Copy').click();
  await toast(page, 'Copied to clipboard').waitFor();
  await button(page, 'Paste').click();
  await toast(page, 'Clipboard read').waitFor();
  await main(page).getByText('From the device').waitFor();
  await button(page, 'Share the job board').click();
  await main(page).getByText('Nothing was shared.').waitFor();
  await button(page, 'Take Photo').click();
  await main(page).getByAltText('What you captured').waitFor();
  const callsOf = (plugin: string) => app.calls.filter((call) => call.startsWith(plugin));
  expect(callsOf('Haptics')).toEqual(['Haptics.impact {"style":"HEAVY"}']);
  expect(callsOf('Clipboard')).toEqual(['Clipboard.write {"string":"Low water"}', 'Clipboard.read {}']);
  expect(callsOf('Share')[0]).toContain(`"url":"${site.url}/jobs"`);
  expect(callsOf('Camera')[0]).toContain('"quality":90');
  expect(callsOf('Camera')[0]).toContain('"source":"CAMERA","direction":"REAR"');

  await openAt(page, '/send-your-cv');
  await button(page, 'Take Photo').click();
  await button(page, 'Use Photo').click();
  await main(page).getByText('We’ll send this photo with the form.').waitFor();
});

test.runIf(isFullForm)(
  'in a browser the demo does the same by the browser, and fetches nothing of the app',
  async () => {
    const visitor = await browser.newVisitor(TOUCH);
    const { page, context } = visitor;
    await context.grantPermissions(['clipboard-read', 'clipboard-write', 'camera']);
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    await page.addInitScript(() => {
      const buzzes: unknown[] = [];
      Object.assign(window, { buzzes });
      Object.assign(navigator, { vibrate: (pattern: unknown) => Boolean(buzzes.push(pattern)) });
    });
    await visit(page, `${site.url}/mobile-demo`);
    await main(page).getByText('Web browser', { exact: true }).waitFor();
    for (const name of ['Light', 'Medium', 'Heavy']) await button(page, name).click();
    await main(page).getByText('Heavy: 100 milliseconds.').waitFor();
    expect(await page.evaluate(() => (window as unknown as { buzzes: unknown[] }).buzzes)).toEqual([10, 50, 100]);

    await page.clock.install();
    // The message lasts two seconds, which a busy machine may miss.
    const copiedMessages = Promise.all([
      button(page, 'Copied').waitFor(),
      toast(page, 'Copied to clipboard').waitFor(),
    ]);
    await button(page, 'Copy').click();
    await copiedMessages;
    await page.clock.runFor(2_000);
    await button(page, 'Copy').waitFor();
    await page.clock.resume();
    await button(page, 'Paste').click();
    await toast(page, 'Clipboard read').waitFor();
    await context.clearPermissions();
    await page.evaluate(() => {
      const refuse = () => Promise.reject(new DOMException('Not now', 'NotAllowedError'));
      Object.assign(navigator.clipboard, { readText: refuse, writeText: refuse });
    });
    await button(page, 'Paste').click();
    await toast(page, 'Read failed').waitFor();
    await button(page, 'Copy').click();
    await toast(page, 'Copy failed').waitFor();

    await button(page, 'Swipe right').click();
    await main(page).getByText('Swiped right.').waitFor();
    await dragBy(page, '[data-swipe-card]', { x: -50, y: 0 });
    await main(page).getByText('Too short: the card went back.').waitFor();
    await dragBy(page, '[data-swipe-card]', { x: -60, y: 0 });
    await main(page).getByText('1 to the left, 1 to the right').waitFor();

    await dragBy(page, '[data-pull]', { x: 0, y: 70 });
    await main(page).getByText('No jobs loaded yet.').waitFor();
    await dragBy(page, '[data-pull]', { x: 0, y: 90 });
    await main(page)
      .getByText(/^Refreshed at /)
      .waitFor();
    const jobs = page.locator('section', { has: page.getByRole('heading', { name: 'Pull to refresh' }) });
    expect(await jobs.getByRole('link').count()).toBe(3);
    await context.setOffline(true);
    await button(page, 'Refresh').click();
    await main(page).getByText('Failed to load the jobs. Try again in a moment.').waitFor();
    await main(page).getByText('Offline', { exact: true }).waitFor();
    await context.setOffline(false);
    expect(visitor.complaints.splice(0).filter((each) => !each.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);

    await main(page).getByText('Keyboard closed').waitFor();
    await page.setViewportSize({ ...PHONE, height: PHONE.height - 160 });
    await main(page).getByText('Keyboard open (160 pixels)').waitFor();
    await page.setViewportSize(PHONE);

    expect(scripts.length).toBeGreaterThan(5);
    expect(scripts.filter((script) => /native-frame|plugins|capacitor/.test(script))).toEqual([]);
    expect(await page.evaluate(() => 'Capacitor' in window)).toBe(false);
    expect(await bar(page).count()).toBe(0);
  },
);

test.runIf(isFullForm)('without a connection the app shows a page of its own, which goes on to the site', async () => {
  const { page } = await browser.newVisitor({ viewport: PHONE });
  await page.route(`${site.url}/start/*`, async (route) => {
    const name = new URL(route.request().url()).pathname.slice('/start/'.length);
    if (name !== 'site.js') return route.fulfill({ path: `native/www/${name}` });
    // Output of `npm run native:sync`.
    const body = `document.documentElement.dataset.site = ${JSON.stringify(`${site.url}/tools`)};`;
    return route.fulfill({ contentType: 'text/javascript', body });
  });
  await page.goto(`${site.url}/start/index.html`);
  await page.getByRole('heading', { name: 'You are offline' }).waitFor();
  await expectFrame(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.waitForURL(`${site.url}/tools`);
});
