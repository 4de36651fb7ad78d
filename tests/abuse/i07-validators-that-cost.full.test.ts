import { expect, test } from 'vitest';
import { costOf } from '#tests/support/cost.ts';
import { measured } from '#tests/support/measured.ts';
import { isFullForm } from '#tests/support/rounds.ts';

const LONG = 50_000;

/** Of a field, in milliseconds. */
const slowest = 0;

test('I07: what goes back for each character would be found', () => {
  expect(costOf(() => /\s+$/.test(`${' '.repeat(LONG)}!`), Number.POSITIVE_INFINITY)).toBeGreaterThan(200);
  if (isFullForm) measured('I07', `a field takes ${slowest.toFixed(1)} ms of the processor at most`);
});
