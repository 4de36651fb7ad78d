import { countOf } from '../text/counts.ts';

const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;
const WEEK_DAYS = 7;

export function waitingFor(since: Date, now: Date): string {
  const hours = Math.floor((now.getTime() - since.getTime()) / HOUR_MS);
  if (hours < 1) return 'less than an hour';
  if (hours < DAY_HOURS) return countOf(hours, 'hour');
  const days = Math.floor(hours / DAY_HOURS);
  return days < 2 * WEEK_DAYS ? countOf(days, 'day') : countOf(Math.floor(days / WEEK_DAYS), 'week');
}
