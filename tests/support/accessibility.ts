/** What every page promises to everybody: WCAG 2.2 AA by axe-core, and what axe does not look at. */
import axe, { type AxeResults, type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { TestBrowser, Visitor } from './browser.ts';

export const WIDE = { width: 1280, height: 900 };
export const PHONE = { width: 390, height: 844 };
const NARROWEST = { width: 320, height: 640 };

const RULES: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
};

/** The two themes differ in their colours alone: in the dark it is these that are looked at anew. */
const COLOUR_RULES: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
  resultTypes: ['violations'],
};

/** Somebody for whom nothing moves: colours are measured when nothing is fading in any more. */
export const newStillVisitor = (browser: TestBrowser, colorScheme: 'light' | 'dark' = 'light') =>
  browser.newVisitor({ colorScheme, reducedMotion: 'reduce', viewport: WIDE });

/** The browser calls the status of an error page an error; whatever else it complains of comes back. */
export const takeStatusComplaints = ({ complaints }: Visitor) =>
  complaints.splice(0).filter((each) => !/status of (404|503)/.test(each));

/** @returns each violation as a line: rule, element, what is wrong with it. */
export async function findFaults(page: Page): Promise<string[]> {
  // Through the debugger, not as a script of the page: the content security policy stays as it is.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const { violations } = await page.evaluate(
    (rules) => (window as unknown as { axe: { run(options: unknown): Promise<AxeResults> } }).axe.run(rules),
    isDark ? COLOUR_RULES : RULES,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary?.replace(/\s+/g, ' ')}`),
  );
}

export async function expectNoFaults(page: Page): Promise<void> {
  for (const size of [WIDE, PHONE]) {
    await page.setViewportSize(size);
    expect(await findFaults(page), `${size.width} pixels wide`).toEqual([]);
  }
}

/** Language, one heading of the first order, a text for every image, and nothing sideways on the narrowest screen. */
export async function expectFrame(page: Page): Promise<void> {
  const frame = await page.evaluate(() => ({
    language: document.documentElement.lang,
    headings: document.querySelectorAll('h1').length,
    imagesWithoutText: [...document.querySelectorAll('img')].filter((image) => !image.hasAttribute('alt')).length,
  }));
  expect(frame).toEqual({ language: 'en-GB', headings: 1, imagesWithoutText: 0 });
  await page.setViewportSize(NARROWEST);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, `${NARROWEST.width} pixels wide`).toBeLessThanOrEqual(NARROWEST.width);
}
