/** Calendar days in the United Kingdom, written YYYY-MM-DD as in date fields and data. */

const TIME_ZONE = 'Europe/London';
const dayInLondon = new Intl.DateTimeFormat('en-GB', { timeZone: TIME_ZONE, dateStyle: 'short' });
const hourInLondon = new Intl.DateTimeFormat('en-GB', { timeZone: TIME_ZONE, hour: '2-digit', hourCycle: 'h23' });

/** The date in London at a moment: '2026-11-21'. Such dates can be compared as text. */
export function londonDay(moment: Date): string {
  const hour = Math.floor(moment.getTime() / HOUR_MS);
  const cached = daysOfHours.get(hour);
  if (cached !== undefined) return cached;
  const day = dayInLondon.format(moment).split('/').reverse().join('-');
  if (daysOfHours.size >= MOST_HOURS) daysOfHours.clear();
  // London's offset from UTC has been whole hours since 1971, so a day starts with an hour.
  if (hour >= FIRST_HOUR) daysOfHours.set(hour, day);
  return day;
}

/** Caches dates by hour, because feeds format those of 100,000 jobs and a formatter takes microseconds for each. */
const daysOfHours = new Map<number, string>();
const MOST_HOURS = 5_000;
const HOUR_MS = 3_600_000;
const FIRST_HOUR = Date.UTC(1972, 0) / HOUR_MS;

/** True if the text is a calendar day, YYYY-MM-DD: '2026-02-30' and '21/11/2026' are not. */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const start = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(start.getTime()) && start.toISOString().startsWith(text);
}

/** The last millisecond of a day in London, so that the shown date is that day. */
export function endOfLondonDay(day: string): Date {
  const end = new Date(`${day}T23:59:59.999Z`);
  // London is already in the next day at that time in summer.
  if (hourInLondon.format(end) !== '23') end.setUTCHours(end.getUTCHours() - 1);
  return end;
}

export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);

export function addDays(day: string, days: number): string {
  const noon = new Date(`${day}T12:00:00Z`);
  noon.setUTCDate(noon.getUTCDate() + days);
  return noon.toISOString().slice(0, 10);
}

export const secondsLeftOfDay = (now: Date): number =>
  Math.floor((endOfLondonDay(londonDay(now)).getTime() - now.getTime()) / 1_000);

/** The same day a year later; 28 February for 29 February. */
export function yearLater(day: string): string {
  const later = `${String(Number(day.slice(0, 4)) + 1).padStart(4, '0')}${day.slice(4)}`;
  return isCalendarDay(later) ? later : `${later.slice(0, 8)}28`;
}
