/** Jobs posted per week, as hills above a waterline and depths below; with a text equivalent. */
import { formatNumber } from '#domain/pay/money.ts';
import { smoothLine } from './smooth-line.ts';

/** Seven days in London from `from`, '2026-11-17'. Includes jobs that have closed since. */
export type WeekOfJobs = { from: string; whiteCollar: number; blueCollar: number };

const STEP = 48;
export const HEIGHT = 200;
const MARGIN = 12;

export type TidelineShape = {
  width: number;
  water: number;
  now: { x: number; above: number; below: number };
  above: string;
  below: string;
};

const FEWEST_WEEKS = 8;

/** Drops weeks before the first job, except the last of them: a flat line would say nothing. */
export function sinceFirstJob(weeks: readonly WeekOfJobs[]): readonly WeekOfJobs[] {
  const first = weeks.findIndex(({ whiteCollar, blueCollar }) => whiteCollar + blueCollar > 0);
  const latest = weeks.length - FEWEST_WEEKS;
  return weeks.slice(Math.max(0, first < 0 ? latest : Math.min(first - 1, latest)));
}

/** Both sides share one scale, so that equal heights mean equal numbers. */
export function shapeTideline(weeks: readonly WeekOfJobs[]): TidelineShape {
  const most = (key: 'whiteCollar' | 'blueCollar') => Math.max(0, ...weeks.map((week) => week[key]));
  const [office, site] = [most('whiteCollar'), most('blueCollar')];
  const room = HEIGHT - 2 * MARGIN;
  const unit = room / Math.max(office + site, 1);
  const water = office + site === 0 ? HEIGHT / 2 : Math.round(MARGIN + office * unit);
  const above = weeks.map(({ whiteCollar }) => water - whiteCollar * unit);
  const below = weeks.map(({ blueCollar }) => water + blueCollar * unit);
  return {
    width: weeks.length * STEP,
    water,
    now: {
      x: (weeks.length - 1) * STEP,
      above: Math.round(above.at(-1) ?? water),
      below: Math.round(below.at(-1) ?? water),
    },
    above: `M0 ${Math.round(above[0] ?? water)}${smoothLine(above, STEP)}`,
    below: `M0 ${Math.round(below[0] ?? water)}${smoothLine(below, STEP)}`,
  };
}

const dayAndMonth = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'long' });
const monthAndYear = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', month: 'long', year: 'numeric' });

const dayOf = ({ from }: WeekOfJobs): string => dayAndMonth.format(new Date(`${from}T00:00:00Z`));
export const monthOf = ({ from }: WeekOfJobs): string => monthAndYear.format(new Date(`${from}T00:00:00Z`));

/** 'Jobs posted each week since 3 June: white collar 130 in all, at most 12 in a week; …' */
export function describeTideline(weeks: readonly WeekOfJobs[], isEstimate = false): string {
  const [first, last] = [weeks[0], weeks.at(-1)];
  if (!first || !last) return '';
  const about = isEstimate ? 'about ' : '';
  const side = (name: string, counts: readonly number[]) => {
    const sum = counts.reduce((one, other) => one + other, 0);
    return `${name} ${about}${formatNumber(sum)} in all, at most ${formatNumber(Math.max(...counts))} in a week, ${formatNumber(counts.at(-1) ?? 0)} in the last seven days`;
  };
  const [office, site] = [weeks.map((week) => week.whiteCollar), weeks.map((week) => week.blueCollar)];
  return `Jobs posted each week since ${dayOf(first)}: ${side('white collar', office)}; ${side('blue collar', site)}.`;
}

export function listTideline(weeks: readonly WeekOfJobs[]): string {
  const list = (counts: readonly number[]) => counts.map(formatNumber).join(', ');
  return `White collar, week by week: ${list(weeks.map((week) => week.whiteCollar))}. Blue collar: ${list(weeks.map((week) => week.blueCollar))}.`;
}
