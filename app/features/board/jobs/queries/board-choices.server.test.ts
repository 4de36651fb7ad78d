import { expect, test } from 'vitest';
import { type ChoiceCount, summariseChoices as summarise } from './board-choices.server.ts';

const COUNTS: ChoiceCount[] = [
  {
    category: 'white-collar',
    type: 'Full-time',
    mode: 'on-site',
    industries: ['technology'],
    step: 7,
    within: 7,
    total: 3,
  },
  {
    category: 'white-collar',
    type: 'Contract',
    mode: 'on-site',
    industries: ['technology', 'finance'],
    step: 16,
    within: 7,
    total: 2,
  },
  { category: 'blue-collar', type: 'Full-time', mode: 'on-site', industries: [], step: 4, within: 7, total: 5 },
  { category: 'blue-collar', type: 'Full-time', mode: 'on-site', industries: [], step: null, within: 7, total: 1 },
];
const summariseChoices = (counts: ChoiceCount[], chosen: Parameters<typeof summarise>[1]) =>
  summarise(counts, chosen, ['technology', 'finance']);
const NOTHING = { category: null, type: null, mode: null, industry: null, salary: null, posted: null };

test('every choice says how many jobs it would show, with all that is chosen besides', () => {
  expect(summariseChoices(COUNTS, NOTHING)).toEqual({
    category: [11, 5, 6],
    type: [11, 9, 0, 2, 0],
    mode: [11, 11, 0, 0],
    industry: [11, 5, 2],
    posted: [11, 0, 0, 11, 11, 11],
    salary: [10, 5, 5, 5, 2, 2, 2, 2],
    pay: [0, 5, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 2],
  });
  expect(summariseChoices(COUNTS, { ...NOTHING, category: 'blue-collar' })).toEqual({
    category: [11, 5, 6],
    type: [6, 6, 0, 0, 0],
    mode: [6, 6, 0, 0],
    industry: [6, 0, 0],
    posted: [6, 0, 0, 6, 6, 6],
    salary: [5, 0, 0, 0, 0, 0, 0, 0],
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

test('days and kinds of place count as all other choices do', () => {
  const recent: ChoiceCount = {
    category: 'blue-collar',
    type: 'Full-time',
    mode: 'remote',
    industries: [],
    step: 5,
    within: 1,
    total: 4,
  };
  const choices = summariseChoices([...COUNTS, recent], { ...NOTHING, posted: 3 });
  expect(choices?.mode).toEqual([4, 0, 0, 4]);
  expect(choices?.posted).toEqual([15, 4, 4, 15, 15, 15]);
  expect(summariseChoices([recent], { ...NOTHING, posted: 2 })).toBeNull();
});

test('an industry counts with the others, and each of those that a job is of', () => {
  const choices = summariseChoices(COUNTS, { ...NOTHING, industry: 'finance' });
  expect(choices).toMatchObject({ category: [2, 2, 0], industry: [11, 5, 2], salary: [2, 2, 2, 2, 2, 2, 2, 2] });
  expect(summariseChoices(COUNTS, { ...NOTHING, salary: 80_000 })?.industry).toEqual([2, 2, 2]);
});
