/** What visitors-find-their-place-again.test.ts and its full form share. */
import type { Page } from 'playwright-core';

export const ON_A_PHONE = { viewport: { width: 390, height: 844 } };

export const FAR_DOWN = 50;

export const cards = (page: Page) => page.locator('.job-card');
