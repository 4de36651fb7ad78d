import { expect, test } from 'vitest';
import { readLondonTime, toLondonTime } from './london-time.ts';

test.each([
  ['2026-11-25T09:30', '2026-11-25T09:30:00.000Z'],
  ['2026-07-01T09:30', '2026-07-01T08:30:00.000Z'],
  // The clocks go forward at 01:00 and back at 02:00.
  ['2026-03-29T01:30', '2026-03-29T01:30:00.000Z'],
  ['2026-10-25T01:30', '2026-10-25T00:30:00.000Z'],
])('%s in London is %s', (text, moment) => expect(readLondonTime(text)?.toISOString()).toBe(moment));

test('a moment is written as people in London read it', () => {
  expect(toLondonTime(new Date('2026-07-01T08:30:00Z'))).toBe('2026-07-01T09:30');
  expect(toLondonTime(new Date('2026-11-25T00:05:00Z'))).toBe('2026-11-25T00:05');
});

test.each(['', '2026-11-25', '2026-13-01T00:00', '2026-11-25T09:30:00Z', 'tomorrow'])('%j is no time', (text) =>
  expect(readLondonTime(text)).toBeNull(),
);
