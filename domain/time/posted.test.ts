import { expect, test } from 'vitest';
import { describeAge, describeDays, isNew } from './posted.ts';

test('days are counted from midnight to midnight in London', () => {
  const justAfterMidnight = new Date('2026-07-01T23:10:00Z');
  const ages = [
    ['2026-07-01T23:00:00Z', 'today'],
    ['2026-07-01T22:59:00Z', 'yesterday'],
    ['2026-06-29T23:00:00Z', '2 days ago'],
    ['2026-06-02T12:00:00Z', '30 days ago'],
    ['2026-06-01T12:00:00Z', null],
    ['2026-07-03T12:00:00Z', null],
  ] as const;
  for (const [posted, age] of ages)
    expect([posted, describeAge(new Date(posted), justAfterMidnight)]).toEqual([posted, age]);
});

test('the night in which the clocks change is one day, as any other', () => {
  expect(describeDays('24/10/2026', '26/10/2026')).toBe('2 days ago');
  expect(describeDays('31/12/2026', '01/01/2027')).toBe('yesterday');
});

test('a job is new for 48 hours, less the time for which its page may be stored', () => {
  const now = new Date('2026-11-23T12:00:00Z');
  const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  expect([0, 60, 48 * 60 - 6].map((minutes) => isNew(ago(minutes), now))).toEqual([true, true, true]);
  expect([48 * 60 - 5, 48 * 60, -1].map((minutes) => isNew(ago(minutes), now))).toEqual([false, false, false]);
});
