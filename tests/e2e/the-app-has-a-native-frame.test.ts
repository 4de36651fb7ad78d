import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { enterApp } from '#tests/support/native-side.ts';
import { bar, provideStage, TOUCH, titled } from './the-app-has-a-native-frame.stage.ts';

const { browser, openAt } = provideStage();

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
  // Timers and the clock are a fraction of a millisecond apart.
  expect((app.at['SplashScreen.hide'] ?? 0) - frame.responseEnd).toBeGreaterThanOrEqual(499);
  await expect.poll(() => app.calls).toContain('StatusBar.setStyle {"style":"LIGHT"}');
  await titled(page, 'Home');
  expect(await inBar(page, 'Back').count()).toBe(0);
  expect(await page.getByRole('banner').getByRole('link').count(), 'one bar is enough').toBe(0);

  await inBar(page, 'Menu').click();
  const links = bar(page).getByRole('link');
  const shown = await links.evaluateAll((all) => all.map((each) => `${each.textContent} ${each.getAttribute('href')}`));
  expect(shown).toEqual([
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

  // What the header would lead to is still there, and what is open is what the device's own button closes first.
  await inBar(page, 'Everything else').click();
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
