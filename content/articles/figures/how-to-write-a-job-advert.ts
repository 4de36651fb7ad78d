import type { ArticleFigure } from '#domain/article/article-figure.ts';
import { formatPounds } from '#domain/pay/money.ts';
import { pounds } from './amounts.ts';

const DECIDED = { low: 31_000, high: 34_000 };
const UNDECIDED = { low: 28_000, high: 45_000 };
const BASIC = 36_000;
const WITH_ALLOWANCE = BASIC * 1.15;

const widthOf = ({ low, high }: typeof DECIDED) => `${formatPounds(high - low)} apart`;

const ranges: ArticleFigure = {
  id: 'figure-pay-ranges',
  after: 'Give one figure, or a range you would really pay',
  title: 'The width of a range says how much has been decided',
  caption: 'Yearly pay as three adverts would state it.',
  source: { text: 'The examples in this article' },
  drawing: {
    kind: 'ranges',
    rows: [
      {
        label: 'Decided',
        note: `${widthOf(DECIDED)}: the upper end is for a finished qualification`,
        low: pounds(DECIDED.low),
        high: pounds(DECIDED.high),
      },
      {
        label: 'Not decided',
        note: `${widthOf(UNDECIDED)}, and nothing says why`,
        low: pounds(UNDECIDED.low),
        high: pounds(UNDECIDED.high),
        isDoubtful: true,
      },
      {
        label: 'Basic pay, and what may be earned',
        note: `${widthOf({ low: BASIC, high: WITH_ALLOWANCE })}: the 15% shift allowance, stated on its own`,
        low: pounds(BASIC),
        high: pounds(WITH_ALLOWANCE),
      },
    ],
    ticks: [25_000, 30_000, 35_000, 40_000, 45_000].map(pounds),
  },
};

export const jobAdvertFigures = [ranges];
