/** Apart from the other filters, so that lists without it do not load the calendar. */
import { readText } from '#domain/address/search-parameters.ts';
import { isCalendarDay } from '#domain/time/calendar-day.ts';
import type { Filter } from './filters.ts';

/** YYYY-MM-DD, or ''. Before 1000 PostgreSQL's calendar differs from ours. */
export const dayFilter = (label: string, earliest = '1000-01-01'): Filter<string> => ({
  label,
  isDay: true,
  read: (from, name) => {
    const day = readText(from, name);
    return isCalendarDay(day) && day >= earliest ? day : '';
  },
});
