/** Daily and weekly emails are sent at seven in London, in summer and winter. */
import { londonDay } from '../time/calendar-day.ts';
import { londonMoment } from '../time/london-moment.ts';

const SEVEN = '07:00';
const DAY_MS = 86_400_000;

/** The last seven o'clock in London at or before this moment; for a weekly alert the last one on a Monday. */
export function lastRound(frequency: 'daily' | 'weekly', now: Date): Date {
  const today = londonDay(now);
  for (let days = 0; ; days += 1) {
    const day = daysBefore(today, days);
    const sevenOClock = londonMoment(day, SEVEN);
    if (sevenOClock <= now && (frequency === 'daily' || isMonday(day))) return sevenOClock;
  }
}

const noonOf = (day: string): number => Date.parse(`${day}T12:00:00Z`);
const daysBefore = (day: string, days: number): string =>
  new Date(noonOf(day) - days * DAY_MS).toISOString().slice(0, 10);
const isMonday = (day: string): boolean => new Date(noonOf(day)).getUTCDay() === 1;
