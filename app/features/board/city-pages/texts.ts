/** Texts about the open jobs of a city and their pay. */
import { formatNumber, formatPounds } from '#domain/pay/money.ts';

export const INDICATOR_TITLES = {
  jobs: 'Open jobs',
  permanent: 'Permanent',
  flexible: 'Hybrid or remote',
  pay: 'Typical yearly pay',
} as const;

export const TOO_FEW_FOR_PAY = 'Too few jobs';
export const TOO_FEW_FOR_TREND = 'Too few to compare with last month';

/** 'all 14 open jobs', or 'the newest 100 open jobs' if there are more. @param totalText the count in the page's head, so that both are the same */
export function describeCounted(count: number, { total, totalText }: { total: number; totalText: string }): string {
  if (count < total) return `the newest ${formatNumber(count)} open jobs`;
  if (count < 2) return count === 0 ? 'no open jobs' : 'one open job';
  return `all ${totalText} open jobs`;
}

type Movement = { recent: string; earlier: string; haveSomeClosed: boolean };

export const describeMovement = ({ recent, earlier, haveSomeClosed }: Movement): string =>
  `${recent} posted in the last 30 days, ${earlier} in the 30 before${haveSomeClosed ? '; some have closed since' : ''}`;

/** @param count of jobs that state yearly pay */
export const describePayBasis = (count: number, minimum: number): string =>
  count < minimum
    ? `${count} name yearly pay. We show it from ${minimum}.`
    : `The middle of ${count} that name yearly pay.`;

export const describeWageFloor = (yearlyPounds: number): string =>
  `Some start below the legal minimum of ${formatPounds(yearlyPounds)} a year (full time, from 21).`;
