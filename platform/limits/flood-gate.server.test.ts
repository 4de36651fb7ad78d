import { expect, test } from 'vitest';
import { FloodGate } from './flood-gate.server.ts';

test('lets so many through a minute, and opens again with the next', () => {
  const gate = new FloodGate(2);
  expect([0, 1, 2, 59_999].map((now) => gate.lets(now))).toEqual([true, true, false, false]);
  expect(gate.lets(60_000)).toBe(true);
});
