/** Looks for words of headings and headline figures that a line break cuts in two. */
import type { Page } from 'playwright-core';
import { isFullForm } from './form.ts';

/** Where a layout begins its columns are at their narrowest: from the narrowest phone to the widest screen. */
const NARROWEST = [320, 640, 768, 1024, 1280];
const WIDTHS = isFullForm ? [...NARROWEST, 360, 390, 480, 1100, 1440, 1920] : NARROWEST;

/** @returns each broken word once: its width of screen, element and text */
export async function findBrokenWords(page: Page): Promise<string[]> {
  const broken: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    for (const word of await page.evaluate(listBrokenWords)) broken.push(`${width} px: ${word}`);
  }
  return broken;
}

/** Runs in the page. A word that stands on one line has boxes at one height only. */
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
      if (lines.size > 1) broken.push(`${(heading ?? element).localName}: ${segment}`);
    }
  }
  return broken;
}
