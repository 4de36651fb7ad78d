import { expect, test } from 'vitest';
import { addDays, findDatesError } from './assignment.ts';

const TODAY = '2026-11-26';

test.each([
  ['2026-12-01', null, undefined, null],
  ['2026-12-01', '2026-12-01', undefined, null],
  ['2011-09-30', null, undefined, 'too_early'],
  ['0001-01-01', null, undefined, 'too_early'],
  ['9999-12-31', null, undefined, 'too_far'],
  ['2026-12-01', '2026-11-30', undefined, 'end_before_start'],
  ['2026-12-01', '9999-12-31', undefined, 'too_long'],
  ['2026-12-01', '2027-01-31', '2027-01-30', 'likely_before_end'],
  ['2026-12-01', '2027-01-31', '2027-02-28', null],
  ['2026-12-01', null, '9999-12-31', 'too_long'],
])('from %s to %s, meant until %s: %s', (startsOn, endsOn, likelyEndOn, error) => {
  expect(findDatesError({ startsOn, endsOn, ...(likelyEndOn && { likelyEndOn }) }, TODAY)).toBe(error);
});

test('days are added across the ends of months, leap days and the change of clocks', () => {
  expect(['2026-03-28', '2028-02-28', '2026-12-31'].map((day) => addDays(day, 2))).toEqual([
    '2026-03-30',
    '2028-03-01',
    '2027-01-02',
  ]);
});
