import { expect, test } from 'vitest';
import { lastRound } from './alert-times.ts';

test.each([
  ['daily', 'in winter', '2026-11-26T07:00:00Z', '2026-11-26T07:00:00.000Z'],
  ['daily', 'a moment before', '2026-11-26T06:59:59Z', '2026-11-25T07:00:00.000Z'],
  ['daily', 'in summer', '2026-07-01T06:00:00Z', '2026-07-01T06:00:00.000Z'],
  ['daily', 'on the morning the clocks go forward', '2026-03-29T06:30:00Z', '2026-03-29T06:00:00.000Z'],
  ['daily', 'after midnight of the day after', '2026-03-29T23:30:00Z', '2026-03-29T06:00:00.000Z'],
  ['daily', 'on the morning the clocks go back', '2026-10-25T06:30:00Z', '2026-10-24T06:00:00.000Z'],
  ['daily', 'an hour later', '2026-10-25T07:00:00Z', '2026-10-25T07:00:00.000Z'],
  ['weekly', 'on a Monday', '2026-11-23T07:00:00Z', '2026-11-23T07:00:00.000Z'],
  ['weekly', 'on a Monday before seven', '2026-11-23T06:30:00Z', '2026-11-16T07:00:00.000Z'],
  ['weekly', 'on a Sunday', '2026-11-29T12:00:00Z', '2026-11-23T07:00:00.000Z'],
  ['weekly', 'across the end of summer time', '2026-10-26T06:59:00Z', '2026-10-19T06:00:00.000Z'],
] as const)('the last round, %s, %s', (frequency, _, now, moment) => {
  expect(lastRound(frequency, new Date(now)).toISOString()).toBe(moment);
});
