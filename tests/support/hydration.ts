/** Waits for hydration: the scripts of a page start at the first interaction. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

export const LAST_SCRIPT = /\/assets\/keeping-[\w-]+\.js$/;

/**
 * Resolves once React has hydrated the page. A key press that does nothing starts the scripts. React Router takes over scroll restoration
 * in an effect, which is the first sign that is visible from outside.
 */
export async function hydrated(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(touch)).toBe('manual');
}

function touch(): ScrollRestoration {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true }));
  return history.scrollRestoration;
}

export async function visit(page: Page, address: string): Promise<number | undefined> {
  const response = await page.goto(address);
  if ((await page.locator('script[data-start=when_needed]').count()) === 0) await hydrated(page);
  return response?.status();
}

/**
 * Navigates within the open page as links do, which keeps compiled scripts. Titles are unique (tests/a11y/titles.test.ts), so a new title
 * shows that the navigation ended. A page without scripts has no router, so the next page is loaded instead.
 */
export async function navigateWithin(page: Page, path: string): Promise<void> {
  if (!(await page.evaluate(() => '__reactRouterDataRouter' in window))) {
    await visit(page, new URL(path, page.url()).href);
    return;
  }
  await hydrated(page);
  const before = await page.title();
  await page.evaluate((to) => (window as unknown as Routed).__reactRouterDataRouter.navigate(to), path);
  await page.waitForFunction(
    (title) => document.title !== title && !document.querySelector('main [aria-busy=true]'),
    before,
  );
}

type Routed = { __reactRouterDataRouter: { navigate(to: string): Promise<void> } };

/** Resolves once the page has loaded the scripts that store forms while offline. */
export async function keepsWhatIsSent(page: Page): Promise<void> {
  const fetched = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  await expect.poll(async () => (await fetched()).some((name) => LAST_SCRIPT.test(name))).toBe(true);
}
