import { expect, test } from 'vitest';
import { waitingFor } from './waiting.ts';

const now = new Date('2026-11-23T09:00:00Z');

test.each([
  ['2026-11-23T09:00:05Z', 'less than an hour'],
  ['2026-11-23T08:00:01Z', 'less than an hour'],
  ['2026-11-23T08:00:00Z', '1 hour'],
  ['2026-11-22T09:00:01Z', '23 hours'],
  ['2026-11-22T09:00:00Z', '1 day'],
  ['2026-11-09T09:00:01Z', '13 days'],
  ['2026-11-09T09:00:00Z', '2 weeks'],
])('what came at %s has waited %s', (since, words) => {
  expect(waitingFor(new Date(since), now)).toBe(words);
});
