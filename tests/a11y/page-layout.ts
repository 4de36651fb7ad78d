import type { Page } from 'playwright-core';
import { isFullForm } from '#tests/support/form.ts';

/** Where a layout begins, its columns are narrowest. */
const WIDTHS = [320, 390, 640, 768, 1024, 1280, 1440, 1920];
const HEIGHT = 900;

/**
 * @param turn selects two widths in the short form; other pages use other widths
 * @returns each fault once, with the screen width in pixels
 */
export async function findLayoutFaults(page: Page, turn?: number): Promise<string[]> {
  const faults: string[] = [];
  const isInTurn = (place: number) => isFullForm || turn === undefined || place % 4 === turn % 4;
  for (const width of WIDTHS.filter((_, place) => isInTurn(place))) {
    await page.setViewportSize({ width, height: HEIGHT });
    const layoutFaults = [
      ...(await page.evaluate(listBrokenWords)),
      ...(await page.evaluate(listWideParts)),
      ...(await page.evaluate(listCoveredParts)),
      ...(await page.evaluate(listSolidButtons)),
    ];
    for (const fault of layoutFaults) faults.push(`${width} px: ${fault}`);
  }
  return faults;
}

/** Lists words in headings and headline figures that are broken across lines. Runs in the page: a whole word's boxes have one height. */
function listBrokenWords(): string[] {
  const HEADLINE_PIXELS = 22;
  const words = new Intl.Segmenter('en-GB', { granularity: 'word' });
  const range = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement;
    const heading = element?.closest('h1, h2, h3, h4');
    if (!element?.checkVisibility({ visibilityProperty: true }) || element.closest('.sr-only')) continue;
    if (!heading && Number.parseFloat(getComputedStyle(element).fontSize) < HEADLINE_PIXELS) continue;
    for (const { segment, index, isWordLike } of words.segment(text.textContent ?? '')) {
      if (!isWordLike) continue;
      range.setStart(text, index);
      range.setEnd(text, index + segment.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) broken.push(`${(heading ?? element).localName} breaks in ${segment}`);
    }
  }
  return broken;
}

function listWideParts(): string[] {
  const { scrollWidth } = document.documentElement;
  return scrollWidth > innerWidth ? [`scrolls sideways: ${scrollWidth} px`] : [];
}

/**
 * Lists texts and controls that the assistant's floating button covers at some scroll position. Runs in the page; the button is hidden
 * without scripts.
 */
function listCoveredParts(): string[] {
  const assistant = document.querySelector<HTMLElement>('aside[aria-label="Assistant"]');
  if (!assistant) return [];
  assistant.style.display = 'block';
  const button = assistant.querySelector('button');
  const isFloating = button && getComputedStyle(button).position === 'fixed';
  const column = isFloating ? button.getBoundingClientRect() : null;
  assistant.style.removeProperty('display');
  if (!column) return [];
  const range = document.createRange();
  const isUnder = ({ left, right, width }: DOMRect) => width > 0 && right > column.left && left < column.right;
  const covered: string[] = [];
  for (const element of document.querySelectorAll('main *, footer *')) {
    if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('.sr-only')) continue;
    const isControl = element.matches('a, button, input, select, textarea, summary');
    const texts = [...element.childNodes].filter(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim());
    const rects = texts.flatMap((text) => {
      range.selectNodeContents(text);
      const isCut = getComputedStyle(element).overflowX !== 'visible';
      return isCut ? [element.getBoundingClientRect()] : [...range.getClientRects()];
    });
    if (isControl && !element.matches('a:has(svg, img)')) rects.push(element.getBoundingClientRect());
    if (rects.some(isUnder)) covered.push(`the assistant's button covers ${element.outerHTML.slice(0, 120)}`);
  }
  return covered;
}

/** Lists buttons in the colour of the main button if the first screen has more than one. Runs in the page. */
function listSolidButtons(): string[] {
  const sample = document.body.appendChild(document.createElement('i'));
  sample.className = 'bg-brand';
  const solid = getComputedStyle(sample).backgroundColor;
  sample.remove();
  const names = [...document.querySelectorAll('a, button, summary')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => !element.closest('aside[aria-label="Assistant"], [role="region"]'))
    .filter((element) => {
      const { top, bottom, left, height } = element.getBoundingClientRect();
      return height > 0 && bottom > 0 && top < innerHeight && left >= 0;
    })
    .filter((element) => getComputedStyle(element).backgroundColor === solid)
    .map((element) => element.textContent?.trim());
  return names.length > 1 ? [`has ${names.length} solid buttons in the first screen: ${names.join(', ')}`] : [];
}
