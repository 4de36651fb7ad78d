/** Checks the figures against the texts of their articles. */

import { expect, test } from 'vitest';
import { findArticle, listArticles } from '#app/features/site/blog/queries.server.ts';
import { coverOf } from '#app/ui/pictures/figures/cover-marks.ts';
import { tableOf } from '#app/ui/pictures/figures/figure-table.ts';
import { waterfallBars } from '#app/ui/pictures/figures/geometry.ts';
import { seededContent } from '#db/seed/seed-content.server.ts';
import { readArticleBody } from '#domain/article/article.ts';
import { articleFigures } from './article-figures.ts';

const content = seededContent();

const figures = Object.entries(articleFigures).flatMap(([slug, ofArticle]) =>
  ofArticle.map((figure) => ({ slug, figure, body: findArticle(content, slug)?.body ?? '' })),
);

/** Numbers that a figure calculates or assumes, and that its text does not contain. */
const WORKED_OUT: Record<string, string[]> = {
  'figure-two-offers': ['1,740', '1,589'],
  'figure-umbrella-week': ['5%', '£112', '£4', '£22', '£91', '£36', '£113', '£48', '£645'],
  'figure-pay-ranges': ['£3,000', '£17,000', '£25,000', '£30,000', '£35,000', '£40,000'],
  'figure-shift-pay': ['£22.80'],
  'figure-cost-of-a-vacancy': ['£4,817'],
};

test('every article has a figure, and every figure an article', () => {
  expect(Object.keys(articleFigures).toSorted()).toEqual(
    listArticles(content)
      .map(({ slug }) => slug)
      .toSorted(),
  );
});

test.each(figures)('$figure.id stands after one block of its text, and its id is no heading', ({ figure, body }) => {
  const blocks = readArticleBody(body);
  const beginnings = blocks.map((block) => (block.kind === 'list' ? block.items[0] : block.text));
  expect(beginnings.filter((beginning) => beginning?.startsWith(figure.after))).toHaveLength(1);
  expect(blocks.map((block) => ('id' in block ? block.id : ''))).not.toContain(figure.id);
});

test.each(figures)('$figure.id says the numbers of its text, or works them out', ({ figure, body }) => {
  const { head, rows } = tableOf(figure.drawing);
  const text = [figure.title, figure.caption, ...head, ...rows.flat()].join('\n');
  const amounts = new Set(text.match(/£\d+(,\d{3})*(\.\d\d)?|\d{1,3}(,\d{3})+|\d+(\.\d+)?%/g));
  const isStated = (amount: string) =>
    new RegExp(`(?<![\\d.,])${amount.replaceAll('.', '\\.')}(?![\\d]|[.,]\\d)`).test(body.replaceAll(' per cent', '%'));
  const unstated = [...amounts].filter((amount) => !isStated(amount));
  expect(unstated.filter((amount) => !WORKED_OUT[figure.id]?.includes(amount))).toEqual([]);
});

test.each(figures)('$figure.id adds up, and cites a source of its article', ({ slug, figure: { drawing, source } }) => {
  if (source.url) expect(findArticle(content, slug)?.sources.map(({ url }) => url)).toContain(source.url);
  if (drawing.kind !== 'waterfall') return;
  const bars = waterfallBars(drawing.steps);
  drawing.steps.forEach(({ isTotal, amount }, row) => {
    if (!isTotal || row === 0) return;
    expect(bars[row]?.end).toBeCloseTo(bars[row - 1]?.end ?? 0);
    const shown = (text: string) => Number(text.replace('−', '-').replaceAll(/[^\d.-]/g, ''));
    const since = drawing.steps.slice(0, row).findLastIndex((step) => step.isTotal);
    const sum = drawing.steps.slice(since, row).reduce((total, step) => total + shown(step.amount.shown), 0);
    expect(Math.abs(sum - shown(amount.shown))).toBeLessThan(1);
  });
});

test('the cells of a lane are the counts of the text', () => {
  const find = (id: string) => figures.find(({ figure }) => figure.id === id);
  const lanesOf = (id: string) => {
    const drawing = find(id)?.figure.drawing;
    return drawing?.kind === 'lanes' ? drawing.lanes.map(({ parts }) => parts.map(({ length }) => length)) : [];
  };
  const [[forGood = 0, carriedOn = 0, stopped = 0] = [], [permanent = 0, stillOn = 0, others = 0] = []] =
    lanesOf('figure-pilot-organisations');
  const pilot = find('figure-pilot-organisations')?.body ?? '';
  expect(pilot).toContain(
    `At the end ${forGood + carriedOn} of the ${forGood + carriedOn + stopped} carried on, ${forGood} of them for good`,
  );
  expect(pilot).toContain(`at least ${permanent + stillOn} still had it and ${permanent} had made it permanent`);
  expect(permanent + stillOn + others).toBe(forGood + carriedOn + stopped);

  const [[counted] = [], [before = 0, , after = 0] = []] = lanesOf('figure-twelve-weeks');
  expect(find('figure-twelve-weeks')?.body).toContain(`After ${counted} weeks in the same role with the same hirer`);
  expect(before + after).toBe(counted);
});

test.each(figures)('the cover of $figure.id keeps within its edges', ({ figure: { drawing } }) => {
  for (const { x, y, width, height } of coverOf(drawing)) {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
    expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(100.1);
    expect(Math.min(width, height)).toBeGreaterThan(0);
  }
});
