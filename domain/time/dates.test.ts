import { expect, test } from 'vitest';
import { formatShortDate } from './dates.ts';

test('a day begins at midnight in London, in winter and in summer', () => {
  const dates = [
    ['2026-01-31T23:59:59.999Z', '31/01/2026'],
    ['2026-02-01T00:00:00.000Z', '01/02/2026'],
    ['2026-06-30T22:59:59.999Z', '30/06/2026'],
    ['2026-06-30T23:00:00.000Z', '01/07/2026'],
    ['2026-10-24T23:00:00.000Z', '25/10/2026'],
    ['2026-10-25T23:59:59.999Z', '25/10/2026'],
    ['2026-10-26T00:00:00.000Z', '26/10/2026'],
    ['1969-12-31T23:30:00.000Z', '01/01/1970'],
  ] as const;
  for (const [moment, day] of [...dates, ...dates]) expect(formatShortDate(new Date(moment))).toBe(day);
});

test('the cache is bounded, and its values are correct', () => {
  const first = Date.UTC(2026, 0, 1, 12);
  for (let hour = 0; hour <= 10_001; hour += 1) formatShortDate(new Date(first + hour * 3_600_000));
  expect(formatShortDate(new Date(first))).toBe('01/01/2026');
});

test('an invalid date gives no text', () => {
  expect(() => formatShortDate(new Date('nonsense'))).toThrow(RangeError);
});
