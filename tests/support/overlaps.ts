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
  const ancestorsOf = function* (from: Element | null) {
    for (let element = from; element; element = element.parentElement) yield element;
  };
  const isFloating = getComputedStyle(floating).position === 'fixed';
  /** A bar that stays while the page moves below it passes over a button that moves with the page. */
  const isBar = (element: Element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position);
  const isOther = (element: Element | null) =>
    element !== null &&
    !floating.contains(element) &&
    !element.closest('.sr-only') &&
    element.checkVisibility({ visibilityProperty: true }) &&
    (isFloating || ![...ancestorsOf(element)].some(isBar));
  /** What of a box is seen: a text that is cut short goes on unseen. */
  const seenOf = (box: DOMRect, element: Element | null): DOMRect => {
    let [left, right] = [box.left, box.right];
    for (const each of ancestorsOf(element)) {
      if (getComputedStyle(each).overflowX === 'visible') continue;
      const edge = each.getBoundingClientRect();
      [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
    }
    return new DOMRect(left, box.top, Math.max(0, right - left), box.height);
  };
  const found: string[] = [];
  for (const control of document.querySelectorAll('a, button, input, select, textarea, summary'))
    if (isOther(control) && [...control.getClientRects()].some(isUnder)) found.push(`<${control.localName}>`);
  const range = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!text.textContent?.trim() || !isOther(text.parentElement)) continue;
    range.selectNodeContents(text);
    const { parentElement } = text;
    const seen = [...range.getClientRects()].map((each) => seenOf(each, parentElement));
    if (seen.some(isUnder)) found.push(text.textContent.trim().slice(0, 60));
  }
  return found;
}
