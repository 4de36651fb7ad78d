import { expect, test } from 'vitest';
import { londonMoment, londonTime } from './london-moment.ts';

test.each([
  ['in winter', '2026-11-25', '08:30', '2026-11-25T08:30:00.000Z'],
  ['in summer', '2026-07-01', '08:30', '2026-07-01T07:30:00.000Z'],
  ['just after midnight in summer', '2026-07-01', '00:15', '2026-06-30T23:15:00.000Z'],
  ['in the hour that comes twice', '2026-10-25', '01:30', '2026-10-25T00:30:00.000Z'],
  ['in the hour that is left out', '2026-03-29', '01:30', '2026-03-29T01:30:00.000Z'],
])('a moment %s', (_, day, time, moment) => {
  expect(londonMoment(day, time).toISOString()).toBe(moment);
});

test('the time of a moment is the one that people in London read', () => {
  expect(londonTime(new Date('2026-07-01T07:30:00Z'))).toBe('08:30');
});
