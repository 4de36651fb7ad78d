import type { Page } from 'playwright-core';

/** @param suffix of each translated text; '' keeps the words, so that locators still match */
export const translate = (page: Page, suffix = ''): Promise<void> => page.evaluate(replaceTexts, suffix);

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
