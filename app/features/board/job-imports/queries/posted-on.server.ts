import { isCalendarDay, londonDay } from '#domain/time/calendar-day.ts';
import { readWrittenDay } from '#domain/time/written-day.ts';

export type PostedOn = { ok: true; day: string | null } | { ok: false; error: string };

const EARLIEST = '2000-01-01';

/** Accepts '2026-11-02', '2/11/2026', '2 November 2026', '2026-11-02T09:00:00+00:00'; '' means no date. */
export function readPostedOn(typed: string, now: Date): PostedOn {
  const text = typed.trim();
  if (text === '') return { ok: true, day: null };
  const day = readWrittenDay(text);
  if (day === null || day < EARLIEST) return { ok: false, error: 'Enter the posting date like 1 December 2026' };
  if (day > londonDay(now)) return { ok: false, error: 'Enter a posting date of today or earlier' };
  return { ok: true, day };
}

/** Noon of the day, or the present if noon is still to come. */
export function postedAt(day: string, now: Date): Date {
  if (!isCalendarDay(day)) throw new Error(`'${day}' is not a date`);
  return new Date(Math.min(Date.parse(`${day}T12:00:00Z`), now.getTime()));
}
