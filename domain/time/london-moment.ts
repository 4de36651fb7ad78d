/** Moments that people name by a day and a time of day in London. */
import { londonDay } from './calendar-day.ts';

const HOUR_MS = 3_600_000;
const clockInLondon = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/**
 * @param day as YYYY-MM-DD
 * @param time as HH:MM. Of an hour that comes twice in October, the first; a time that a day in March leaves out is an hour later.
 */
export function londonMoment(day: string, time: string): Date {
  const winter = new Date(`${day}T${time}:00Z`);
  const summer = new Date(winter.getTime() - HOUR_MS);
  const isSummer = londonDay(summer) === day && clockInLondon.format(summer) === time;
  return isSummer ? summer : winter;
}

/** HH:MM */
export const londonTime = (moment: Date): string => clockInLondon.format(moment);
