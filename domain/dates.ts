/** Dates as people in the United Kingdom read them. Formatted once, on the server. */

const TIME_ZONE = 'Europe/London';
const short = new Intl.DateTimeFormat('en-GB', { timeZone: TIME_ZONE });
const time = new Intl.DateTimeFormat('en-GB', { timeZone: TIME_ZONE, hour: '2-digit', minute: '2-digit' });
const long = new Intl.DateTimeFormat('en-GB', { timeZone: TIME_ZONE, day: 'numeric', month: 'long', year: 'numeric' });

/** 21/11/2026 */
export const formatShortDate = (date: Date): string => short.format(date);

/** 21 November 2026 */
export const formatLongDate = (date: Date): string => long.format(date);

/** 21 November 2026, 15:05 */
export const formatDateAndTime = (date: Date): string => `${long.format(date)}, ${time.format(date)}`;
