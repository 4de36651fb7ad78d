/** Reads the times that are offered for an interview, typed as a day and a time in London. */
import { daysBetween, isCalendarDay, londonDay } from '../time/calendar-day.ts';
import { londonMoment, londonTime } from '../time/london-moment.ts';
import { FURTHEST_SLOT_DAYS, MOST_SLOTS } from './interview.ts';

/** YYYY-MM-DD and HH:MM; '' if left blank. A time without a day uses the day of the row above. */
export type TypedSlot = { day: string; time: string };

export type SlotError =
  | 'none'
  | 'too_many'
  | 'incomplete'
  | 'not_a_time'
  /** The clocks skip this time in March. */
  | 'skipped'
  | 'past'
  | 'too_far'
  | 'overlapping';

export type Slots = { ok: true; slots: Date[] } | { ok: false; error: SlotError; index: number };

export function readSlots(typed: readonly TypedSlot[], minutes: number, now: Date): Slots {
  const slots: Date[] = [];
  let dayAbove = '';
  for (const [index, { day, time }] of typed.entries()) {
    if (day === '' && time === '') continue;
    dayAbove = day || dayAbove;
    const read = readSlot({ day: dayAbove, time }, now);
    if (!(read instanceof Date)) return { ok: false, error: read, index };
    const isOverlapping = slots.some((other) => Math.abs(other.getTime() - read.getTime()) < minutes * 60_000);
    if (isOverlapping) return { ok: false, error: 'overlapping', index };
    slots.push(read);
  }
  if (slots.length === 0) return { ok: false, error: 'none', index: 0 };
  if (slots.length > MOST_SLOTS) return { ok: false, error: 'too_many', index: MOST_SLOTS };
  return { ok: true, slots: slots.sort((a, b) => a.getTime() - b.getTime()) };
}

function readSlot({ day, time }: TypedSlot, now: Date): Date | SlotError {
  if (day === '' || time === '') return 'incomplete';
  if (!isCalendarDay(day) || !/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return 'not_a_time';
  const startsAt = londonMoment(day, time);
  if (londonTime(startsAt) !== time) return 'skipped';
  if (startsAt <= now) return 'past';
  return daysBetween(londonDay(now), day) > FURTHEST_SLOT_DAYS ? 'too_far' : startsAt;
}
