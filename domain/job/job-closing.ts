import { countOf } from '#domain/text/counts.ts';
import { daysBetween, endOfLondonDay, londonDay } from '#domain/time/calendar-day.ts';

const OPEN_DAYS = 42;

export const usualClosingDay = (now: Date): string => londonDay(new Date(now.getTime() + OPEN_DAYS * 86_400_000));

export const usualClosing = (now: Date): Date => endOfLondonDay(usualClosingDay(now));

/** 'Closes today', '21 days left'; null after that day. Both days as '2026-12-31'. */
export function describeDaysLeft(closingDay: string, today: string): string | null {
  const days = daysBetween(today, closingDay);
  if (days < 0) return null;
  if (days === 0) return 'Closes today';
  return days === 1 ? 'Closes tomorrow' : `${countOf(days, 'day')} left`;
}
