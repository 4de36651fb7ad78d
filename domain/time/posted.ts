/** Describes a job's age. The wording stays true until midnight in London. */
import { formatShortDate } from './dates.ts';

const DAY_MS = 86_400_000;
/** A date is clearer than a number of days for older jobs. */
const MOST_DAYS = 30;

/** 'today', 'yesterday', '12 days ago'; null for older and for future times. */
export const describeAge = (posted: Date, now: Date): string | null =>
  describeDays(formatShortDate(posted), formatShortDate(now));

/** Like `describeAge`, for days written as 21/11/2026. */
export function describeDays(postedOn: string, today: string): string | null {
  const days = dayNumber(today) - dayNumber(postedOn);
  if (days === 0) return 'today';
  if (days === 1) return 'yesterday';
  return days > 1 && days <= MOST_DAYS ? `${days} days ago` : null;
}

const dayNumber = (shortDate: string): number =>
  Date.UTC(Number(shortDate.slice(6)), Number(shortDate.slice(3, 5)) - 1, Number(shortDate.slice(0, 2))) / DAY_MS;

const NEW_FOR_MS = 2 * DAY_MS;
/** The longest time for which a page is cached, so that no cached page calls an older job new. */
const LONGEST_STORED_MS = 300_000;

/** True if posted in the last 48 hours, and still true when a page stored now expires. */
export function isNew(posted: Date, now: Date): boolean {
  const age = now.getTime() - posted.getTime();
  return age >= 0 && age < NEW_FOR_MS - LONGEST_STORED_MS;
}
