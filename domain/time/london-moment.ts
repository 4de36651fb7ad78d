/** Converts between moments and a day and time in London. */
import { londonDay } from './calendar-day.ts';

const HOUR_MS = 3_600_000;
const clockInLondon = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/**
 * @param day as YYYY-MM-DD @param time as HH:MM @returns the first of two possible moments in October; for a time that March skips, an hour
 * later
 */
export function londonMoment(day: string, time: string): Date {
  const winter = new Date(`${day}T${time}:00Z`);
  const summer = new Date(winter.getTime() - HOUR_MS);
  const isSummer = londonDay(summer) === day && clockInLondon.format(summer) === time;
  return isSummer ? summer : winter;
}

export const londonTime = (moment: Date): string => clockInLondon.format(moment);
