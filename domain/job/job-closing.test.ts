import { expect, test } from 'vitest';
import { describeDaysLeft } from './job-closing.ts';

test.each([
  ['2026-12-14', '21 days left'],
  ['2026-11-24', 'Closes tomorrow'],
  ['2026-11-23', 'Closes today'],
  ['2026-11-22', null],
  ['2027-11-23', '365 days left'],
])('on 23 November 2026 a job that closes on %s says %j', (closingDay, text) => {
  expect(describeDaysLeft(closingDay, '2026-11-23')).toBe(text);
});
