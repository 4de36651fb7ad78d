import { expect, test } from 'vitest';
import { isOpenInterview, isSettled } from './interview.ts';
import { describeSlot, describeSpan } from './when.ts';

test('times are those of London, before and after the clocks change', () => {
  const spring = new Date('2027-03-26T10:00:00Z');
  expect(describeSlot(spring, 30)).toBe('Friday 26 March 2027, 10:00 to 10:30');
  const summer = new Date('2027-03-29T09:00:00Z');
  expect(describeSpan(summer, new Date('2027-03-29T10:00:00Z'))).toBe('Monday 29 March 2027, 10:00 to 11:00');
});

test('an interview is open until it begins, and settled once it has ended', () => {
  const now = new Date('2026-12-01T10:00:00Z');
  const at = { startsAt: new Date('2026-12-01T10:00:00Z'), endsAt: new Date('2026-12-01T10:30:00Z') };
  const later = { startsAt: new Date('2026-12-01T10:01:00Z'), endsAt: new Date('2026-12-01T10:31:00Z') };
  expect(isOpenInterview({ state: 'offered', startsAt: null }, now)).toBe(true);
  expect(isOpenInterview({ state: 'booked', ...later }, now)).toBe(true);
  expect(isOpenInterview({ state: 'booked', ...at }, now)).toBe(false);
  expect(isOpenInterview({ state: 'cancelled', ...later }, now)).toBe(false);
  expect(isSettled({ state: 'booked', ...at }, now)).toBe(false);
  expect(isSettled({ state: 'booked', ...at }, at.endsAt)).toBe(true);
  expect(isSettled({ state: 'cancelled', ...at }, at.endsAt)).toBe(false);
});
