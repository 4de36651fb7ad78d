import type { ArticleFigure } from '#domain/article/article-figure.ts';
import { change, hourly, pounds, WEEKS } from './amounts.ts';

const BASE_RATE = 19;
const PATTERNS = [
  { label: 'Days, no premium', hours: 39, premium: 0 },
  { label: 'Double days, 20% premium', hours: 39, premium: 0.2 },
  { label: 'Permanent nights, 33%', hours: 39, premium: 0.33 },
  { label: 'Four on, four off, 25%', hours: 42, premium: 0.25 },
];
const hourOf = ({ premium }: (typeof PATTERNS)[number]) => BASE_RATE * (1 + premium);
const yearOf = (pattern: (typeof PATTERNS)[number]) => hourOf(pattern) * pattern.hours * WEEKS;

const shifts: ArticleFigure = {
  id: 'figure-shift-pay',
  after: '£51,248 for permanent nights and £51,870 for four on, four off',
  title: 'Alike by the year, different by the hour',
  caption: `Four shift patterns on a base rate of ${hourly(BASE_RATE).shown} an hour: 39 hours a week, and 42 for four on, four off. Each measure has its own scale.`,
  source: { text: 'The example rates in this article, which are no survey of what anybody pays' },
  drawing: {
    kind: 'comparison',
    things: PATTERNS.map(({ label }) => label),
    measures: [
      { label: 'Pay in a year', values: PATTERNS.map((pattern) => pounds(yearOf(pattern))), best: 3 },
      { label: 'Pay for an hour', values: PATTERNS.map((pattern) => hourly(hourOf(pattern))), best: 2 },
    ],
  },
};

const QUARTER = 13;
const covered = BASE_RATE * 39 * QUARTER;
const atTimeAndAHalf = covered * 1.5;

const vacancy: ArticleFigure = {
  id: 'figure-cost-of-a-vacancy',
  after: 'Start with what the vacancy costs',
  title: 'An open vacancy has a price before any lost output',
  caption: `39 hours a week for ${QUARTER} weeks at ${hourly(BASE_RATE).shown}, covered by overtime at time and a half.`,
  source: { text: 'The example in this article' },
  drawing: {
    kind: 'waterfall',
    steps: [
      { label: 'At plain rate', isTotal: true, amount: pounds(covered) },
      { label: 'Paid for not filling the job', isTotal: false, amount: change(pounds(atTimeAndAHalf - covered)) },
      { label: 'By overtime', isTotal: true, amount: pounds(atTimeAndAHalf) },
    ],
  },
};

export const skilledTradesFigures = [shifts, vacancy];
