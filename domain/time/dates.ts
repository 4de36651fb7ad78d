/** Formats dates for people in the United Kingdom. Runs on the server only. */

const TIME_ZONE = 'Europe/London';
const short = new Intl.DateTimeFormat('en-GB', { timeZone: TIME_ZONE });
const time = new Intl.DateTimeFormat('en-GB', { timeZone: TIME_ZONE, hour: '2-digit', minute: '2-digit' });
const long = new Intl.DateTimeFormat('en-GB', { timeZone: TIME_ZONE, day: 'numeric', month: 'long', year: 'numeric' });

const month = new Intl.DateTimeFormat('en-GB', { timeZone: TIME_ZONE, month: 'long', year: 'numeric' });

const shortDates = new Map<number, string>();
const MOST_SHORT_DATES = 10_000;
const weekday = new Intl.DateTimeFormat('en-GB', {
  timeZone: TIME_ZONE,
  weekday: 'short',
  day: 'numeric',
  month: 'short',
});
const HOUR_MS = 3_600_000;

/**
 * '21/11/2026'. Cached by hour, because lists show a hundred mostly equal dates and formatting is slow; no day in London starts within an
 * hour.
 */
export function formatShortDate(date: Date): string {
  const hour = Math.floor(date.getTime() / HOUR_MS);
  const cached = shortDates.get(hour);
  if (cached !== undefined) return cached;
  if (shortDates.size >= MOST_SHORT_DATES) shortDates.clear();
  const text = short.format(date);
  shortDates.set(hour, text);
  return text;
}

export const formatCalendarDay = (day: string): string => formatShortDate(new Date(`${day}T12:00:00Z`));

export const formatMonth = (day: string): string => month.format(new Date(`${day}T12:00:00Z`));

export const formatLongDay = (day: string): string => long.format(new Date(`${day}T12:00:00Z`));

export const formatLongDate = (date: Date): string => long.format(date);

export const formatDateAndTime = (date: Date): string => `${long.format(date)}, ${time.format(date)}`;

export const formatTime = (date: Date): string => time.format(date);

/** Used for dates that are near: 'Tue 24 Nov'. */
export const formatWeekday = (date: Date): string => weekday.format(date).replace(',', '');
