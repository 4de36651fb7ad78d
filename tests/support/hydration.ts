/** When a page listens: the scripts of a page arrive after its words. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Resolves once React has taken the page over, from when on presses and typing reach its code.
 * React Router takes over the scroll position in an effect, so that is the first thing to be seen from outside.
 */
export async function hydrated(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('manual');
}

/** Goes to an address of the site and waits until the page listens. @returns the status */
export async function visit(page: Page, address: string): Promise<number | undefined> {
  const response = await page.goto(address);
  await hydrated(page);
  return response?.status();
}
