/** Finds text and controls under a box that floats over the page. */
import type { Page } from 'playwright-core';

/** @returns what `selector`'s element lies on at each of `positions` places down the page, each text once */
export async function findOverlaps(page: Page, selector: string, positions: number): Promise<string[]> {
  const overlaps = new Set<string>();
  for (let place = 0; place < positions; place += 1) {
    const part = positions > 1 ? place / (positions - 1) : 0;
    for (const text of await page.evaluate(listOverlaps, { selector, part })) overlaps.add(text);
  }
  return [...overlaps];
}

/** Runs in the page. */
function listOverlaps({ selector, part }: { selector: string; part: number }): string[] {
  const root = document.documentElement;
  root.scrollTo({ top: part * (root.scrollHeight - innerHeight), behavior: 'instant' });
  const floating = document.querySelector(selector);
  if (!floating) throw new Error(`Nothing is ${selector}`);
  const box = floating.getBoundingClientRect();
  const isUnder = ({ left, right, top, bottom, width, height }: DOMRect) =>
    width > 1 && height > 1 && left < box.right && right > box.left && top < box.bottom && bottom > box.top;
  const isOther = (element: Element | null) =>
    element !== null &&
    !floating.contains(element) &&
    !element.closest('.sr-only') &&
    element.checkVisibility({ visibilityProperty: true });
  const found: string[] = [];
  for (const control of document.querySelectorAll('a, button, input, select, textarea, summary'))
    if (isOther(control) && [...control.getClientRects()].some(isUnder)) found.push(`<${control.localName}>`);
  const range = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!text.textContent?.trim() || !isOther(text.parentElement)) continue;
    range.selectNodeContents(text);
    if ([...range.getClientRects()].some(isUnder)) found.push(text.textContent.trim().slice(0, 60));
  }
  return found;
}
