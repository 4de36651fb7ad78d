import type { Page } from 'playwright-core';

/** A box that scrolls with the page overlaps the same elements at every position, except for fixed bars. */
const POSITIONS_OF_STANDING = 4;

/** @returns the texts under the box at each of `positions` scroll positions, each once; empty if the box does not float */
export async function findOverlaps(page: Page, selector: string, positions: number): Promise<string[]> {
  const isFloating = await page.locator(selector).evaluate((each) => getComputedStyle(each).position === 'fixed');
  return page.evaluate(listOverlaps, { selector, count: isFloating ? positions : POSITIONS_OF_STANDING });
}

function listOverlaps({ selector, count }: { selector: string; count: number }): string[] {
  const root = document.documentElement;
  const floating = document.querySelector(selector);
  if (!floating) throw new Error(`Nothing is ${selector}`);
  let box = floating.getBoundingClientRect();
  const isUnder = ({ left, right, top, bottom, width, height }: DOMRect) =>
    width > 1 && height > 1 && left < box.right && right > box.left && top < box.bottom && bottom > box.top;
  const ancestorsOf = function* (from: Element | null) {
    for (let element = from; element; element = element.parentElement) yield element;
  };
  const isFloating = getComputedStyle(floating).position === 'fixed';
  /** A fixed bar may pass over a button that scrolls with the page. */
  const isBar = (element: Element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position);
  const isOther = (element: Element | null) =>
    element !== null &&
    !floating.contains(element) &&
    !element.closest('.sr-only') &&
    element.checkVisibility({ visibilityProperty: true }) &&
    (isFloating || ![...ancestorsOf(element)].some(isBar));
  /** The visible part of a box: text that is cut off continues out of sight. */
  const seenOf = (box: DOMRect, element: Element | null): DOMRect => {
    let [left, right] = [box.left, box.right];
    for (const each of ancestorsOf(element)) {
      if (getComputedStyle(each).overflowX === 'visible') continue;
      const edge = each.getBoundingClientRect();
      [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
    }
    return new DOMRect(left, box.top, Math.max(0, right - left), box.height);
  };
  const range = document.createRange();
  const overlapping = new Set<string>();
  for (let place = 0; place < count; place += 1) {
    root.scrollTo({ top: (place / (count - 1)) * (root.scrollHeight - innerHeight), behavior: 'instant' });
    box = floating.getBoundingClientRect();
    for (const control of document.querySelectorAll('a, button, input, select, textarea, summary'))
      if ([...control.getClientRects()].some(isUnder) && isOther(control)) overlapping.add(`<${control.localName}>`);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.textContent?.trim()) continue;
      range.selectNodeContents(text);
      const { parentElement } = text;
      // Computed styles are slow, so they are only read for text that lies under the box.
      const under = [...range.getClientRects()].filter(isUnder);
      if (under.some((each) => isUnder(seenOf(each, parentElement))) && isOther(parentElement))
        overlapping.add(text.textContent.trim().slice(0, 60));
    }
  }
  return [...overlapping];
}
