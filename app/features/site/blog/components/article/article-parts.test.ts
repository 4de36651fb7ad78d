import { expect, test } from 'vitest';
import { readArticleBody } from '#domain/article/article.ts';
import type { ArticleFigure } from '#domain/article/article-figure.ts';
import { partsOf } from './article-parts.ts';

const blocks = readArticleBody('## Pay\nAsk first.\n- Rate\n- Hours\n\nThen decide.');
const figureAfter = (after: string): ArticleFigure => ({
  id: `after-${after}`,
  after,
  title: '',
  caption: '',
  source: { text: '' },
  drawing: { kind: 'weeks', weeks: [] },
});

test('a figure cuts the text after its block and changes nothing in it', () => {
  for (const figures of [
    [],
    [figureAfter('Ask')],
    [figureAfter('Rate'), figureAfter('Then')],
    [figureAfter('Never')],
  ]) {
    expect(partsOf(blocks, figures).flatMap((part) => part.blocks)).toEqual(blocks);
  }
  const rate = figureAfter('Rate');
  expect(partsOf(blocks, [rate]).map(({ blocks, figure }) => [blocks.length, figure?.id])).toEqual([
    [3, rate.id],
    [1, undefined],
  ]);
});
