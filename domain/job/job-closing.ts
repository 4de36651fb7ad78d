/** How long a job stays open unless its form says otherwise. */
import { endOfLondonDay, londonDay } from '#domain/time/calendar-day.ts';

const OPEN_DAYS = 42;

/** As a form has it: '2026-12-31'. */
export const usualClosingDay = (now: Date): string => londonDay(new Date(now.getTime() + OPEN_DAYS * 86_400_000));

export const usualClosing = (now: Date): Date => endOfLondonDay(usualClosingDay(now));
