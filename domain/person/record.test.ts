import { expect, test } from 'vitest';
import { addTags, readCallTime } from './record.ts';

const NOW = new Date('2026-07-01T12:00:00Z');

test('a call was at a time of day in London, not to come and within a year', () => {
  expect(readCallTime('2026-07-01', '12:59', NOW)).toEqual(new Date('2026-07-01T11:59:00Z'));
  expect(readCallTime('2026-07-01', '13:01', NOW)).toBe('future');
  expect(readCallTime('2025-07-01', '09:00', NOW)).toEqual(new Date('2025-07-01T08:00:00Z'));
  expect(readCallTime('2025-06-30', '09:00', NOW)).toBe('too_long_ago');
  for (const [day, time] of [
    ['2026-02-30', '09:00'],
    ['2026-06-30', '24:00'],
    ['', ''],
  ] as const)
    expect(readCallTime(day, time, NOW)).toBe('not_a_time');
});

test('tags are small letters, each once, and twenty at most', () => {
  expect(addTags(['forklift'], ' Night   Shift, FORKLIFT,,')).toEqual({ ok: true, tags: ['forklift', 'night shift'] });
  expect(addTags([], ' , ')).toEqual({ ok: false, error: 'empty' });
  expect(addTags([], 'x'.repeat(51))).toEqual({ ok: false, error: 'too_long' });
  const twenty = Array.from({ length: 20 }, (_, index) => `tag ${index}`);
  expect(addTags([], twenty.join(',')).ok).toBe(true);
  expect(addTags(twenty, 'one more')).toEqual({ ok: false, error: 'too_many' });
});
