import type { ArticleBlock } from '#domain/article/article.ts';
import type { ArticleFigure } from '#domain/article/article-figure.ts';

export type ArticlePart = { blocks: ArticleBlock[]; figure: ArticleFigure | null };

/** Splits the text after the block that each figure explains. A figure without a matching block is left out; a test finds it. */
export function partsOf(blocks: readonly ArticleBlock[], figures: readonly ArticleFigure[]): ArticlePart[] {
  const parts: ArticlePart[] = [{ blocks: [], figure: null }];
  for (const block of blocks) {
    const part = parts.at(-1);
    part?.blocks.push(block);
    const figure = figures.find(({ after }) => beginningOf(block).startsWith(after));
    if (!part || !figure) continue;
    part.figure = figure;
    parts.push({ blocks: [], figure: null });
  }
  return parts.filter((part) => part.blocks.length > 0);
}

const beginningOf = (block: ArticleBlock) => (block.kind === 'list' ? (block.items[0] ?? '') : block.text);
