import { expect, test } from 'vitest';
import { type ChoiceCount, summariseChoices } from './board-choices.server.ts';

const COUNTS: ChoiceCount[] = [
  { category: 'white-collar', type: 'Full-time', step: 7, total: 3 },
  { category: 'white-collar', type: 'Contract', step: 16, total: 2 },
  { category: 'blue-collar', type: 'Full-time', step: 4, total: 5 },
  { category: 'blue-collar', type: 'Full-time', step: null, total: 1 },
];
const NOTHING = { category: null, type: null, salary: null };

test('every choice says how many jobs it would show, with all that is chosen besides', () => {
  expect(summariseChoices(COUNTS, NOTHING)).toEqual({
    category: [11, 5, 6],
    type: [11, 9, 0, 2, 0],
    pay: [0, 5, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 2],
  });
  expect(summariseChoices(COUNTS, { ...NOTHING, category: 'blue-collar' })).toEqual({
    category: [11, 5, 6],
    type: [6, 6, 0, 0, 0],
    pay: [0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  });
});

test('least pay leaves out jobs without a figure, and is no limit to the picture of the pay', () => {
  const choices = summariseChoices(COUNTS, { ...NOTHING, salary: 35_000 });
  expect(choices?.category).toEqual([5, 5, 0]);
  expect(choices?.pay).toEqual(summariseChoices(COUNTS, NOTHING)?.pay);
});

test('a sum within a step cannot be counted', () => {
  for (const salary of [1, 17_000, 36_500, 90_000]) expect(summariseChoices(COUNTS, { ...NOTHING, salary })).toBeNull();
  expect(summariseChoices(COUNTS, { ...NOTHING, salary: 80_000 })?.category).toEqual([2, 2, 0]);
});
