import { formatNumber, formatPounds } from '#domain/pay/money.ts';
import { countOf } from '#domain/text/counts.ts';

/** Annual pay in pounds of the live jobs of one role. */
export type PayStripData = {
  /** 'Software developer'; null on a page about one of these jobs: 'in the same role'. */
  role: string | null;
  pays: readonly number[];
  median: number;
  /** Pay of the job in question; null if it states none, or the strip is about no single job. */
  jobPay: number | null;
};

/** With fewer jobs a median describes an employer rather than a market. */
export const FEWEST_ON_A_STRIP = 5;

export function scaleOf(pays: readonly number[]): { from: number; to: number } {
  const from = Math.floor(Math.min(...pays) / SCALE_STEP) * SCALE_STEP;
  const to = Math.ceil(Math.max(...pays) / SCALE_STEP) * SCALE_STEP;
  return { from, to: Math.max(to, from + SCALE_STEP) };
}
const SCALE_STEP = 5_000;

/** Medians are rounded, so that they do not look like an offer. */
const MIDDLE_STEP = 500;
const nearest = (pounds: number, step: number) => Math.round(pounds / step) * step;
const formatMiddle = (pounds: number): string => formatPounds(nearest(pounds, MIDDLE_STEP));
const OWN_STEP = 100;

export function describeMedian({ role, pays, median }: PayStripData): string {
  const jobs = `${formatNumber(pays.length)} live jobs ${role === null ? 'in the same role' : `for “${role}”`}`;
  return `Median of ${jobs}: ${formatMiddle(median)} a year.`;
}

export const describeOwn = (pay: number): string => `This one: ${formatPounds(nearest(pay, OWN_STEP))}.`;

/** Open jobs with annual pay from `from` to below `to`; null: unbounded. */
export type PayBin = { from: number | null; to: number | null; count: number };

export const binName = ({ from, to }: Omit<PayBin, 'count'>): string => {
  if (from === null) return `under ${formatPounds(to ?? 0)}`;
  return to === null ? `${formatPounds(from)} or more` : `${formatPounds(from)} to ${formatPounds(to)}`;
};

export function describeBins(bins: readonly PayBin[], isEstimate = false): string {
  const filledBins = bins.filter(({ count }) => count > 0);
  const sum = filledBins.reduce((total, { count }) => total + count, 0);
  const about = isEstimate ? 'about ' : '';
  if (sum === 0) return 'No jobs here state their pay.';
  const parts = filledBins.map((bin) => `${formatNumber(bin.count)} at ${binName(bin)}`);
  return `Pay by the year of ${about}${countOf(sum, 'job')}: ${parts.join(', ')}.`;
}
