/** What every page promises to everybody: WCAG 2.2 AA by axe-core, and what axe does not look at. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page, ViewportSize } from 'playwright-core';
import { expect } from 'vitest';
import type { TestBrowser, Visitor } from './browser.ts';
import { isFullForm } from './form.ts';

/** The small one: each page compiles it. */
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

/** The two themes differ in their colours alone: in the dark it is these that are looked at anew. */
const COLOURS = ['color-contrast', 'link-in-text-block'];
const COLOUR_RULES: RunOptions = { runOnly: { type: 'rule', values: COLOURS }, resultTypes: ['violations'] };
const OTHER_RULES: RunOptions = {
  ...RULES,
  rules: Object.fromEntries(COLOURS.map((name) => [name, { enabled: false }])),
};

/** Reduced motion, so that colours are not measured while something fades in. */
const STILL = { reducedMotion: 'reduce', viewport: WIDE } as const;

export const newStillVisitor = (browser: TestBrowser, colorScheme: Scheme = 'light') =>
  browser.newVisitor({ ...STILL, colorScheme });

/** For page after page: the tab stays open, so it loads the scripts of the site, and axe, once. */
export const newStillRegular = (browser: TestBrowser, colorScheme: Scheme = 'light', viewport: ViewportSize = WIDE) =>
  browser.newRegular({ ...STILL, viewport, colorScheme });

/** The browser calls the status of an error page an error; whatever else it complains of comes back. */
export const takeStatusComplaints = ({ complaints }: Visitor) =>
  complaints.splice(0).filter((each) => !/status of (404|503)/.test(each));

/** What stands around every page: in the short form looked at on one page for each kind of visitor. */
const FRAME = { exclude: ['header:has(nav)', 'footer:has(nav)'] };
/** The page below an open one can be neither reached nor read; in the short form it is looked at without a dialog only. */
const DIALOG = 'dialog:modal';
const PAGES_WITH_FRAME = ['/', '/account', '/employer/jobs', '/admin'];

type Look = {
  /** Otherwise the whole page. */
  within?: string;
  /** Without, all but its colours, which take a third of the time. */
  withColours?: boolean;
};

/** @returns each violation as a line: rule, element, what is wrong with it. */
export async function findFaults(page: Page, { within, withColours = true }: Look = {}): Promise<string[]> {
  // Through the debugger, not as a script of the page: the content security policy stays as it is.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  // Chromium does not say what the colours are of what it has not laid out yet. A button that needs scripts shows itself one
  // render after the page listens; in the middle of a look it would be there without its name.
  await page.waitForFunction(() => !document.querySelector('.job-card-sent, button.invisible[aria-expanded="false"]'));
  const { isDark, isBelow } = await page.evaluate((dialog) => {
    return {
      isDark: matchMedia('(prefers-color-scheme: dark)').matches,
      isBelow: document.querySelector(dialog) !== null,
    };
  }, DIALOG);
  const isWhole = isFullForm || PAGES_WITH_FRAME.includes(new URL(page.url()).pathname);
  const part = within ?? (isBelow && !isFullForm ? DIALOG : null);
  const place = part ? { include: [part] } : isWhole ? null : FRAME;
  const { violations } = await page.evaluate(
    ({ place, rules }) => (window as unknown as { axe: Axe }).axe.run(place ?? document, rules),
    { place, rules: isDark ? COLOUR_RULES : withColours ? RULES : OTHER_RULES },
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary?.replace(/\s+/g, ' ')}`),
  );
}

/** Checks on a phone, in the full form on a wide screen too. The page is wide afterwards. */
export async function expectNoFaultsAtAnyWidth(page: Page): Promise<void> {
  await page.setViewportSize(PHONE);
  expect(await findFaults(page), `${PHONE.width} pixels wide`).toEqual([]);
  if (isFullForm) await expectNoFaultsAt(page, [WIDE]);
  else await page.setViewportSize(WIDE);
}

/**
 * At the width that the page has, in the full form on a phone and on a wide screen. The page is wide afterwards.
 * @param schemes otherwise in the colours of the visitor; the styles alone know of them, so no page is loaded anew
 */
export async function expectNoFaults(page: Page, ...schemes: Scheme[]): Promise<void> {
  const [first, ...others] = schemes;
  if (first) await page.emulateMedia({ colorScheme: first });
  await expectNoFaultsAt(page, isFullForm ? [PHONE, WIDE] : [page.viewportSize() ?? WIDE], first);
  // Colours do not change with the width, and the wide page shows nearly all that the narrow one does.
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

/**
 * What engines of other makers ask for and axe-core does not: names that none of them passes over, and none twice.
 * Runs in the page.
 */
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

/** Language, one heading of the first order, a text for every image, names, and nothing sideways on the narrowest screen. */
export async function expectFrame(page: Page): Promise<void> {
  const frame = await page.evaluate(() => ({
    language: document.documentElement.lang,
    headings: document.querySelectorAll('h1').length,
    imagesWithoutText: [...document.querySelectorAll('img')].filter((image) => !image.hasAttribute('alt')).length,
  }));
  expect(frame).toEqual({ language: 'en-GB', headings: 1, imagesWithoutText: 0 });
  expect(await page.evaluate(findNamelessParts)).toEqual([]);
  await page.setViewportSize(NARROWEST);
  // What is measured by a script follows a frame later.
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(width, { message: `${NARROWEST.width} pixels wide` }).toBeLessThanOrEqual(NARROWEST.width);
}
