import { formatTime } from '../time/dates.ts';

const day = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

const formatDay = (date: Date): string => day.format(date).replace(',', '');

/** Tuesday 1 December 2026, 10:00 to 10:30 */
export const describeSpan = (from: Date, to: Date): string =>
  `${formatDay(from)}, ${formatTime(from)} to ${formatTime(to)}`;

/** Formats a time for which only the length is known. */
export const describeSlot = (from: Date, minutes: number): string =>
  describeSpan(from, new Date(from.getTime() + minutes * 60_000));
