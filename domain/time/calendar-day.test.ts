import { expect, test } from 'vitest';
import { daysBetween, endOfLondonDay, isCalendarDay, londonDay, secondsLeftOfDay, yearLater } from './calendar-day.ts';

test.each([
  ['2026-01-15T23:59:59Z', '2026-01-15'],
  ['2026-07-15T22:59:59Z', '2026-07-15'],
  ['2026-07-15T23:00:00Z', '2026-07-16'],
])('at %s it is %s in London', (moment, day) => {
  expect(londonDay(new Date(moment))).toBe(day);
});

test.each([
  ['2026-01-15', '2026-01-15T23:59:59.999Z'],
  ['2026-07-15', '2026-07-15T22:59:59.999Z'],
  // Clocks in London go forward on 29 March 2026 and back on 25 October 2026, both at 01:00 UTC.
  ['2026-03-28', '2026-03-28T23:59:59.999Z'],
  ['2026-03-29', '2026-03-29T22:59:59.999Z'],
  ['2026-10-24', '2026-10-24T22:59:59.999Z'],
  ['2026-10-25', '2026-10-25T23:59:59.999Z'],
])('%s ends in London at %s', (day, end) => {
  expect(endOfLondonDay(day).toISOString()).toBe(end);
});

test('every day of two years ends on itself, and a millisecond later it is the next one', () => {
  for (let day = Date.UTC(2027, 0, 1, 12); day < Date.UTC(2029, 0, 1); day += 86_400_000) {
    const name = londonDay(new Date(day));
    const end = endOfLondonDay(name);
    expect(londonDay(end)).toBe(name);
    expect(londonDay(new Date(end.getTime() + 1))).toBe(londonDay(new Date(day + 86_400_000)));
  }
});

test.each(['2026-02-28', '2028-02-29', '0999-01-01', '9999-12-31'])('%s is a day', (text) => {
  expect(isCalendarDay(text)).toBe(true);
});

test.each([
  '',
  '2026-02-29',
  '2026-02-30',
  '2026-13-01',
  '2026-00-10',
  '2026-01-00',
  '2026-1-1',
  '21/11/2026',
  '2026-01-01T00:00',
  ' 2026-01-01',
  '2026-01-01\n',
  '+12026-01-01',
  '２０２６-01-01',
  'tomorrow',
])('%j is no day', (text) => {
  expect(isCalendarDay(text)).toBe(false);
});

test.each([
  ['2026-11-21', '2027-11-21'],
  ['2028-02-29', '2029-02-28'],
  ['2027-02-28', '2028-02-28'],
])('a year after %s is %s', (day, later) => {
  expect(yearLater(day)).toBe(later);
});

test.each([
  ['2026-11-23', '2026-11-23', 0],
  ['2026-11-23', '2026-12-14', 21],
  ['2026-11-23', '2026-11-22', -1],
  // The clocks change in between, but a day of 23 hours counts as one.
  ['2026-03-28', '2026-03-30', 2],
])('from %s to %s it is %i days', (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days);
});

test.each([
  ['2026-11-23T23:59:00Z', 59],
  ['2026-11-23T00:00:00Z', 86_399],
  ['2026-07-01T22:30:00Z', 1_799],
  ['2026-07-01T23:00:00Z', 86_399],
])('at %s the day in London has %i whole seconds left', (now, seconds) => {
  expect(secondsLeftOfDay(new Date(now))).toBe(seconds);
});
