/** What visitors-come-to-a-section.test.ts and its full form share. */
import type { Page } from 'playwright-core';

/** From the top of what is seen to the top of the section, in pixels. */
export const distanceTo = (page: Page, id: string) =>
  page.evaluate((section) => Math.round(document.getElementById(section)?.getBoundingClientRect().top ?? 0), id);

export const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id ?? '');
