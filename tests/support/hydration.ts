/** When a page listens: its scripts start with the first touch, and arrive after its words. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

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
 * Goes to an address of the site and waits until the page listens, unless it is one of words alone, which starts when it is
 * needed. @returns the status
 */
export async function visit(page: Page, address: string): Promise<number | undefined> {
  const response = await page.goto(address);
  if ((await page.locator('script[data-start=when_needed]').count()) === 0) await hydrated(page);
  return response?.status();
}
