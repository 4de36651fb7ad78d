import type { ArticleFigure, LanePart } from '#domain/article/article-figure.ts';
import { formatPay } from '#domain/pay/salary.ts';
import { TAX_YEAR, weekOnPayroll } from '#domain/pay/tax-year.ts';
import { change, hourly, pence, pounds } from './amounts.ts';

const HOURS = 37.5;
const OWN_RATE = 14.2;
const gross = HOURS * OWN_RATE;
const week = weekOnPayroll(gross, false);

const payslip: ArticleFigure = {
  id: 'figure-payroll-week',
  after: 'Our ordinary way is our own payroll',
  title: `${formatPay(gross)} gross leaves about ${pounds(week.takeHome).shown} for the week`,
  caption: `${HOURS} hours at ${hourly(OWN_RATE).shown} in ${TAX_YEAR.name}, in England with tax code ${TAX_YEAR.taxCode}, before any pension contribution.`,
  source: { text: 'The example in this article' },
  drawing: {
    kind: 'waterfall',
    steps: [
      { label: 'Gross pay', isTotal: true, amount: pence(gross) },
      { label: 'Income tax', isTotal: false, amount: change(pounds(-week.tax)) },
      { label: 'National Insurance', isTotal: false, amount: change(pounds(-week.insurance)) },
      { label: 'For the week', isTotal: true, amount: pounds(week.takeHome) },
    ],
  },
};

const COUNTED_WEEKS = 12;
const LAST_WEEK = 18;
const BREAK = { after: 8, weeks: 4 };
const HIRERS_RATE = 15.1;

const withBreak: LanePart[] = [
  { length: BREAK.after, tone: 'counts' },
  { length: BREAK.weeks, tone: 'paused' },
  { length: COUNTED_WEEKS - BREAK.after, tone: 'counts' },
  { length: LAST_WEEK - COUNTED_WEEKS - BREAK.weeks, tone: 'reached' },
];

const twelveWeeks: ArticleFigure = {
  id: 'figure-twelve-weeks',
  after: 'An example. You pack for £14.20 an hour',
  title: 'A break stops the clock and does not reset it',
  caption: `Two assignments in the same role with the same hirer: one without a break, one with a break of ${BREAK.weeks} weeks after week ${BREAK.after}. A break may last up to six weeks, sickness up to 28.`,
  source: {
    text: 'The Agency Workers Regulations 2010, and the example in this article',
    url: 'https://www.gov.uk/agency-workers-your-rights',
  },
  drawing: {
    kind: 'lanes',
    unit: 'Week',
    named: [1, 6, COUNTED_WEEKS, LAST_WEEK],
    lanes: [
      {
        label: 'Without a break',
        parts: [
          { length: COUNTED_WEEKS, tone: 'counts' },
          { length: LAST_WEEK - COUNTED_WEEKS, tone: 'reached' },
        ],
      },
      { label: `With a break of ${BREAK.weeks} weeks`, parts: withBreak },
    ],
    legend: [
      { tone: 'counts', text: `Counts towards ${COUNTED_WEEKS} weeks, at ${hourly(OWN_RATE).shown} an hour` },
      { tone: 'paused', text: 'The clock stands still' },
      { tone: 'reached', text: `Pay as if recruited directly: ${hourly(HIRERS_RATE).shown} an hour` },
    ],
  },
};

/** Ordered by picture, not by text: the first is drawn on the cover. */
export const howWeWorkFigures = [twelveWeeks, payslip];
