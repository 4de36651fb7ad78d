import { readArticleBody } from './article.ts';

const WORDS_PER_MINUTE = 220;

/** Counts the words that readers see, without markup. */
export function countWords(body: string): number {
  const texts = readArticleBody(body).flatMap((block) => (block.kind === 'list' ? block.items : block.text));
  return texts.reduce((count, text) => count + text.split(/\s+/).filter(Boolean).length, 0);
}

/** Minutes, at least one. */
export const readTimeOf = (words: number): number => Math.max(1, Math.round(words / WORDS_PER_MINUTE));
