import { expect, test } from 'vitest';
import { countOf, joinWords, listCounts } from './counts.ts';

test.each([
  [0, '0 jobs'],
  [1, '1 job'],
  [2, '2 jobs'],
  [12_345, '12,345 jobs'],
])('%i jobs are called %s', (count, words) => {
  expect(countOf(count, 'job')).toBe(words);
});

test('a plural that is not made with an s is given', () => {
  expect(countOf(2, 'enquiry', 'enquiries')).toBe('2 enquiries');
});

test('a list leaves out counts of 0', () => {
  expect(
    listCounts([
      [0, 'job'],
      [1, 'saved job'],
      [2, 'enquiry', 'enquiries'],
      [0, 'CV'],
    ]),
  ).toEqual(['1 saved job', '2 enquiries']);
});

test.each([
  [['profile'], 'profile'],
  [['profile', 'sign-in'], 'profile and sign-in'],
  [['profile', 'sign-in', '2 jobs'], 'profile, sign-in and 2 jobs'],
])('%j are joined into one phrase', (words, phrase) => {
  expect(joinWords(words)).toBe(phrase);
});
