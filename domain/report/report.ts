import { addDays, daysBetween, isCalendarDay } from '../time/calendar-day.ts';

/** Days up to and including today: a month, a quarter, a year. */
export const REPORT_DAYS = ['30', '91', '365'] as const;
export type ReportDays = (typeof REPORT_DAYS)[number];
const USUAL_DAYS: ReportDays = '30';

/** No agency has earlier figures, and PostgreSQL's calendar differs from people's for distant years. */
const EARLIEST_DAY = '2000-01-01';
const LATEST_DAY = '2100-12-31';
/** Five years. */
const MOST_DAYS = 1_827;

/** Both days are included, in London time. */
export type Period = { from: string; to: string };
export type PeriodProblem = 'day' | 'order' | 'length';

type AskedPeriod = { days: ReportDays | null; from: string; to: string };

/** @param today in London, YYYY-MM-DD */
export function periodOf({ days, from, to }: AskedPeriod, today: string): Period & { problem: PeriodProblem | null } {
  const usual = { from: addDays(today, 1 - Number(days ?? USUAL_DAYS)), to: today };
  if (from === '' && to === '') return { ...usual, problem: null };
  if (![from, to].every((day) => day === '' || isReportDay(day))) return { ...usual, problem: 'day' };
  const end = to || (from > today ? from : today);
  const start = from || addDays(end, 1 - Number(USUAL_DAYS));
  if (start > end) return { ...usual, problem: 'order' };
  if (daysBetween(start, end) >= MOST_DAYS) return { ...usual, problem: 'length' };
  return { from: start, to: end, problem: null };
}

const isReportDay = (day: string): boolean => isCalendarDay(day) && day >= EARLIEST_DAY && day <= LATEST_DAY;

/** The unit of one bar in a period's chart, so that there are at most about sixty bars. */
export function courseUnitOf({ from, to }: Period): 'day' | 'week' | 'month' {
  const days = daysBetween(from, to) + 1;
  if (days <= 62) return 'day';
  return days <= 430 ? 'week' : 'month';
}

/** Upper ends of a chart's steps, in days. */
export const WAIT_STEPS = [1, 2, 4, 7, 14, 30] as const;
export const FILL_STEPS = [7, 14, 28, 42, 60, 90] as const;

export function describeStep(steps: readonly number[], step: number): string {
  const [begin, end] = [steps[step - 1], steps[step]];
  if (end === undefined) return `After ${begin} days`;
  return begin === undefined ? `Within ${end} ${end === 1 ? 'day' : 'days'}` : `${begin} to ${end} days`;
}

/** With fewer samples the figure says nothing about the next case, so it is hidden. */
export const LEAST_FOR_MEDIAN = 5;
export const LEAST_FOR_SHARE = 10;
export const LEAST_FOR_LONG = 20;

/** An open job without activity for this many days is listed. */
export const QUIET_DAYS = 14;

const tenths = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });

export function describeDays(days: number): string {
  const hours = Math.round(days * 24);
  if (hours < 1) return 'under an hour';
  if (hours < 24) return `${hours} ${hours === 1 ? 'hour' : 'hours'}`;
  const text = days < 10 ? tenths.format(days) : String(Math.round(days));
  return `${text} ${text === '1' ? 'day' : 'days'}`;
}

export const medianIfEnough = (days: number | null, count: number): number | null =>
  count < LEAST_FOR_MEDIAN ? null : days;
export const longIfEnough = (days: number | null, count: number): number | null =>
  count < LEAST_FOR_LONG ? null : days;

/** '37%', rounded down so that 100% means all; null if there are too few. */
export const shareOf = (part: number, whole: number): string | null =>
  whole < LEAST_FOR_SHARE ? null : `${Math.floor((part / whole) * 100)}%`;

/** Source of an application, set when it is sent; 'unknown' if it was sent before sources were recorded. */
export const APPLICATION_SOURCES = ['account', 'guest', 'swipe', 'alert', 'desk', 'unknown'] as const;
export type ApplicationSource = (typeof APPLICATION_SOURCES)[number];
