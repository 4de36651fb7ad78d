import { describe, expect, test } from 'vitest';
import { articleFigures } from '#content/articles/figures/article-figures.ts';
import { articleSchema } from '#db/content/article.ts';
import { demoArticles } from '#db/seed/read-articles.server.ts';
import { storeFigure } from '#db/seed/store-figure.ts';
import { articleFigureSchema, completeFigure } from './article-figure.ts';

const figures = Object.values(articleFigures).flat();
const stored = (kind: string) => {
  const figure = figures.find(({ drawing }) => drawing.kind === kind);
  if (!figure) throw new Error(`No figure of the demo is a ${kind}`);
  return storeFigure(figure);
};

test.each(figures)('$id is drawn from what the studio keeps as it was worked out', (figure) => {
  const { drawing, ...words } = completeFigure(articleFigureSchema.parse(storeFigure(figure)));
  expect(words).toEqual(JSON.parse(JSON.stringify({ ...figure, drawing: undefined })));
  expect(drawing).toMatchObject(JSON.parse(JSON.stringify(figure.drawing)));
});

const faultsOf = (figure: object) =>
  articleFigureSchema.safeParse(figure).error?.issues.map(({ path, message }) => [path.join('.'), message]);

describe('what could not be drawn is refused at its field', () => {
  const amount = (value: number) => ({ value, shown: String(value) });
  const step = (value: number, isTotal = false) => ({ label: 'A step', isTotal, amount: amount(value) });

  test.each([
    [
      'a sum without steps',
      { ...stored('waterfall'), steps: [] },
      ['steps', 'This kind of drawing needs at least one'],
    ],
    [
      'a sum that falls below zero',
      { ...stored('waterfall'), steps: [step(5, true), step(-9)] },
      ['steps.1.amount.value', 'The sum falls below zero here'],
    ],
    ['a sum of nothing', { ...stored('waterfall'), steps: [step(0, true)] }, ['steps', 'All amounts are zero']],
    [
      'a measure with a value too few',
      { ...stored('comparison'), measures: [{ label: 'Pay', values: [amount(1)] }] },
      ['measures.0.values', expect.stringMatching(/^Enter \d: one for each thing$/)],
    ],
    [
      'a scale of one number',
      { ...stored('ranges'), ticks: [amount(1)] },
      ['ticks', 'Enter at least two different numbers'],
    ],
    [
      'a range outside its scale',
      { ...stored('ranges'), ticks: [amount(1), amount(2)] },
      ['rows.0', 'It lies outside the scale'],
    ],
    [
      'a lane that never ends',
      { ...stored('lanes'), lanes: [{ label: 'A', parts: Array(3).fill({ length: 100, tone: 'counts' }) }] },
      ['lanes.0.parts', 'At most 200 units in all'],
    ],
    ['lanes of nothing', { ...stored('lanes'), unit: undefined }, ['unit', 'Say what one unit is']],
    [
      'hours that are no numbers',
      { ...stored('weeks'), weeks: [{ label: 'A', hours: '8', hoursByDay: '8, many', facts: [] }] },
      ['weeks.0.hoursByDay', 'Enter at most 7 numbers with commas between them'],
    ],
  ])('%s', (_, figure, fault) => {
    expect(faultsOf(figure)).toContainEqual(fault);
  });
});

describe('a figure stands after one paragraph of its article', () => {
  const article = demoArticles.find(({ slug }) => slug === 'how-we-work') ?? { figures: [] };
  const withFigure = (change: object) =>
    articleSchema
      .safeParse({ ...article, figures: [{ ...article.figures[0], ...change }] })
      .error?.issues.map(({ path, message }) => [path.join('.'), message]);

  test.each([
    ['after none', { after: 'No such words' }, ['figures.0.after', 'No paragraph begins with this']],
    ['after several', { after: 'W' }, ['figures.0.after', expect.stringMatching(/paragraphs begin with this/)]],
  ])('%s', (_, change, fault) => {
    expect(withFigure(change)).toEqual([fault]);
  });

  test('and has an anchor that no other has', () => {
    const [first, second] = article.figures;
    const issues = articleSchema.safeParse({ ...article, figures: [first, { ...second, id: first?.id }] }).error
      ?.issues;
    expect(issues?.map(({ path }) => path.join('.'))).toEqual(['figures.1.id']);
  });
});
