/** Imitates a browser's translation, which replaces each text of a page by an element. */
import type { Page } from 'playwright-core';

/** @param suffix of each translated text; '' keeps the words, so that a test finds what it looks for */
export const translate = (page: Page, suffix = ''): Promise<void> => page.evaluate(replaceTexts, suffix);

/** Runs in the browser. */
function replaceTexts(suffix: string): void {
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walk.nextNode()) texts.push(walk.currentNode as Text);
  for (const text of texts) {
    if (!text.data.trim() || /^(SCRIPT|STYLE|TEXTAREA)$/.test(text.parentElement?.tagName ?? '')) continue;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = text.data + suffix;
    outer.append(inner);
    text.replaceWith(outer);
  }
}
