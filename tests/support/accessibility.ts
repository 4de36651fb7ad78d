import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page, ViewportSize } from 'playwright-core';
import { expect } from 'vitest';
import type { TestBrowser, Visitor } from './browser.ts';
import { isFullForm } from './form.ts';

/** The minified build: every page has to compile it. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export const WIDE = { width: 1280, height: 900 };
export const PHONE = { width: 390, height: 844 };
type Scheme = 'light' | 'dark';
type Axe = { run(place: unknown, options: unknown): Promise<AxeResults> };

export const NARROWEST = { width: 320, height: 640 };

const RULES: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
};

/** The dark theme changes colours only, so the dark check runs these rules alone. */
const COLOURS = ['color-contrast', 'link-in-text-block'];
const COLOUR_RULES: RunOptions = { runOnly: { type: 'rule', values: COLOURS }, resultTypes: ['violations'] };
/** Rules that take two thirds of the time. The short form checks them on one in four pages of a walk, as all are made of the same parts. */
const COSTLY_RULES = [...COLOURS, 'target-size'];
/** Computes which elements are on screen, which takes two fifths of the time. `findFixedSpacing` checks the same on all elements. */
const SPACING_RULE = 'avoid-inline-spacing';
const OTHER_RULES: RunOptions = {
  ...RULES,
  rules: Object.fromEntries([...COSTLY_RULES, SPACING_RULE].map((name) => [name, { enabled: false }])),
};

/** Reduced motion: colours must not be measured while an element fades in. */
const STILL_OPTIONS = { reducedMotion: 'reduce', viewport: WIDE } as const;

export const newStillVisitor = (browser: TestBrowser, colorScheme: Scheme = 'light') =>
  browser.newVisitor({ ...STILL_OPTIONS, colorScheme });

export const newStillRegular = (browser: TestBrowser, colorScheme: Scheme = 'light', viewport: ViewportSize = WIDE) =>
  browser.newRegular({ ...STILL_OPTIONS, viewport, colorScheme });

/** Removes the console errors about the status of an error page, and returns all other complaints. */
export const takeStatusComplaints = ({ complaints }: Visitor) =>
  complaints.splice(0).filter((each) => !/status of (404|503)/.test(each));

const WITHOUT_FRAME = { exclude: ['header:has(nav)', 'footer:has(nav)'] };
/** A page below a modal dialog can be neither reached nor read; the short form checks pages without a dialog only. */
const DIALOG = 'dialog:modal';
const PAGES_WITH_FRAME = ['/', '/account', '/employer/jobs', '/admin'];

type CheckOptions = {
  /** CSS selector; the whole page without it. */
  within?: string;
  /** False skips `COSTLY_RULES`. */
  withCostlyRules?: boolean;
};

/** @returns each violation as a line: rule, element, what is wrong with it. */
export async function findFaults(page: Page, { within, withCostlyRules = true }: CheckOptions = {}): Promise<string[]> {
  // AXE is injected through the debugger: a script tag would violate the content security policy.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  // Chromium reports no colours for elements without a layout. A button that needs scripts appears one render after hydration, at first
  // without its name.
  await page.waitForFunction(() => !document.querySelector('.job-card-sent, button.invisible[aria-expanded="false"]'));
  const { isDark, isBelow } = await page.evaluate((dialog) => {
    return {
      isDark: matchMedia('(prefers-color-scheme: dark)').matches,
      isBelow: document.querySelector(dialog) !== null,
    };
  }, DIALOG);
  const isWhole = isFullForm || PAGES_WITH_FRAME.includes(new URL(page.url()).pathname);
  const part = within ?? (isBelow && !isFullForm ? DIALOG : null);
  const place = part ? { include: [part] } : isWhole ? null : WITHOUT_FRAME;
  const { violations } = await page.evaluate(
    ({ place, rules }) => (window as unknown as { axe: Axe }).axe.run(place ?? document, rules),
    { place, rules: isDark ? COLOUR_RULES : withCostlyRules ? RULES : OTHER_RULES },
  );
  const fixedSpacing = isDark || withCostlyRules ? [] : await page.evaluate(findFixedSpacing);
  return violations
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary?.replace(/\s+/g, ' ')}`),
    )
    .concat(fixedSpacing);
}

/** Elements whose inline style keeps readers from setting the spacing of text (WCAG 1.4.12). Runs in the page. */
function findFixedSpacing(): string[] {
  const properties = ['line-height', 'letter-spacing', 'word-spacing'];
  return [...document.querySelectorAll<HTMLElement>('[style]')]
    .filter(({ style }) => properties.some((name) => style.getPropertyPriority(name) === 'important'))
    .map(({ outerHTML }) => `avoid-inline-spacing: ${outerHTML.slice(0, 120)}`);
}

export async function expectNoFaultsAtAnyWidth(page: Page): Promise<void> {
  await page.setViewportSize(PHONE);
  expect(await findFaults(page), `${PHONE.width} pixels wide`).toEqual([]);
  if (isFullForm) await expectNoFaultsAt(page, [WIDE]);
  else await page.setViewportSize(WIDE);
}

/**
 * Checks at the current width; in the full form also on a phone and on a wide screen. Leaves the page wide.
 * @param schemes colour schemes to check; by default the visitor's own. Only the styles depend on them, so the page is not reloaded.
 */
export async function expectNoFaults(page: Page, ...schemes: Scheme[]): Promise<void> {
  const [first, ...others] = schemes;
  if (first) await page.emulateMedia({ colorScheme: first });
  await expectNoFaultsAt(page, isFullForm ? [PHONE, WIDE] : [page.viewportSize() ?? WIDE], first);
  for (const scheme of others) {
    await page.emulateMedia({ colorScheme: scheme });
    expect(await findFaults(page), `${WIDE.width} pixels wide, ${scheme}`).toEqual([]);
  }
  if (first && others.length > 0) await page.emulateMedia({ colorScheme: first });
}

async function expectNoFaultsAt(page: Page, sizes: readonly ViewportSize[], scheme?: Scheme): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    expect(await findFaults(page), `${size.width} pixels wide${scheme ? `, ${scheme}` : ''}`).toEqual([]);
  }
  if (sizes.at(-1) !== WIDE) await page.setViewportSize(WIDE);
}

export const expectNoFaultsInEitherScheme = (page: Page) => expectNoFaults(page, 'light', 'dark');

/** Checks that axe-core lacks and other engines make: every control has a name, and no two landmarks share one. Runs in the page. */
function findNamelessParts(): string[] {
  const textOf = (element: Element | null | undefined) => element?.textContent?.trim() ?? '';
  const nameOf = (element: Element) =>
    element.getAttribute('aria-label') ??
    (element.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map((id) => textOf(document.getElementById(id)))
      .join(' ')
      .trim();
  const isClipped = (label: Element) => label.matches('.sr-only') || label.closest('.sr-only') !== null;
  const faults: string[] = [];
  for (const select of document.querySelectorAll('select')) {
    const hasLabel = [...select.labels].some((label) => textOf(label) && !isClipped(label));
    if (!hasLabel && !nameOf(select)) faults.push(`a select without a name: ${select.id}`);
    const needsEmpty = select.required && !select.multiple && select.size <= 1;
    if (needsEmpty && select.options[0]?.getAttribute('value') !== '')
      faults.push(`no empty choice first: ${select.id}`);
  }
  for (const landmark of ['[role=search]', 'form[aria-label], form[aria-labelledby]', 'aside', 'nav']) {
    const names = [...document.querySelectorAll(landmark)].map(nameOf);
    if (names.includes('')) faults.push(`${landmark} without a name`);
    for (const name of new Set(names))
      if (names.filter((other) => other === name).length > 1) faults.push(`${landmark} twice: ${name}`);
  }
  return faults;
}

export async function expectFrame(page: Page): Promise<void> {
  const frame = await page.evaluate(() => ({
    language: document.documentElement.lang,
    headings: document.querySelectorAll('h1').length,
    imagesWithoutText: [...document.querySelectorAll('img')].filter((image) => !image.hasAttribute('alt')).length,
  }));
  expect(frame).toEqual({ language: 'en-GB', headings: 1, imagesWithoutText: 0 });
  expect(await page.evaluate(findNamelessParts)).toEqual([]);
  await page.setViewportSize(NARROWEST);
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(width, { message: `${NARROWEST.width} pixels wide` }).toBeLessThanOrEqual(NARROWEST.width);
}
