import { addDays } from '#domain/time/calendar-day.ts';
import { formatLongDay } from '#domain/time/dates.ts';
import type { EventDayCounts, EventSearch } from '../schema/lists.ts';
import type { EventDay, Span } from './security-events.server.ts';

const USUAL_DAYS = 30;
/** Events are kept for 90 days; a chart with more bars than this is unreadable. */
const MOST_DAYS = 92;

/**
 * Defaults to the last thirty days. Drops the beginning of a longer span.
 *
 * @param today in London, yyyy-mm-dd
 */
export function spanOf({ from, to }: Pick<EventSearch, 'from' | 'to'>, today: string): Span {
  const end = to || (from > today ? from : today);
  const earliest = addDays(end, 1 - MOST_DAYS);
  const start = from || addDays(end, 1 - USUAL_DAYS);
  return { from: start < earliest ? earliest : start, to: end };
}

/** Every day of the span, including days without events; empty if it ends before it begins. */
export function countByDay(events: readonly EventDay[], { from, to }: Span): EventDayCounts[] {
  const days: EventDayCounts[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const label = formatLongDay(day);
    const counts = { high: 0, medium: 0, low: 0 };
    for (const each of events) if (each.day === day) counts[each.risk] = each.events;
    days.push({ day, label, ...counts });
  }
  return days;
}
