import { formatTime } from '../time/dates.ts';

const day = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

const formatDay = (date: Date): string => day.format(date).replace(',', '');

export const describeSpan = (from: Date, to: Date): string =>
  `${formatDay(from)}, ${formatTime(from)} to ${formatTime(to)}`;

export const describeSlot = (from: Date, minutes: number): string =>
  describeSpan(from, new Date(from.getTime() + minutes * 60_000));
