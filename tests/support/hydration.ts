/** When a page listens: its scripts start with the first touch, and arrive after its words. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** The last script that a page asks for by itself (app/background.tsx): what keeps a press without a connection. */
export const LAST_SCRIPT = /\/assets\/keeping-[\w-]+\.js$/;

/**
 * Resolves once React has taken the page over, from when on presses and typing reach its code. A key that does nothing is the
 * first touch that starts it. React Router takes over the scroll position in an effect, so that is the first thing to be
 * seen from outside.
 */
export async function hydrated(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(touch)).toBe('manual');
}

/** Runs in the browser. */
function touch(): ScrollRestoration {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true }));
  return history.scrollRestoration;
}

/**
 * Goes to an address of the site and waits until the page listens, unless it is one of words alone, which starts when it is needed.
 * @returns the status
 */
export async function visit(page: Page, address: string): Promise<number | undefined> {
  const response = await page.goto(address);
  if ((await page.locator('script[data-start=when_needed]').count()) === 0) await hydrated(page);
  return response?.status();
}

/**
 * Goes to another page of the site inside the page that is open, as its links do: what scripts were loaded stays compiled. The
 * title of each page is its own (tests/a11y/titles.test.ts), so it tells when the other is there. A page of words alone has no router
 * to ask, so the next one is loaded.
 */
export async function follow(page: Page, path: string): Promise<void> {
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

/** React Router puts it there in every build. */
type Routed = { __reactRouterDataRouter: { navigate(to: string): Promise<void> } };

/** Resolves once the page has all that it needs to keep what is sent without a connection. */
export async function keepsWhatIsSent(page: Page): Promise<void> {
  const fetched = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  await expect.poll(async () => (await fetched()).some((name) => LAST_SCRIPT.test(name))).toBe(true);
}
