import { expect, test } from 'vitest';
import { longestWordWidth } from './fitted-words.tsx';

const MEASURED: [string, number][] = [
  ['Manchester', 5.5],
  ['Birmingham', 5.76],
  ['Otorhinolaryngologist', 10.27],
  ['TELECOMMUNICATIONS', 12.89],
];

test.each(MEASURED)('%s is taken to be at least as wide as it is, and at most a fifth wider', (word, width) => {
  expect(longestWordWidth(`The ${word} desk`)).toBeGreaterThanOrEqual(width);
  expect(longestWordWidth(`The ${word} desk`)).toBeLessThan(width * 1.2);
});

test('a word ends where a browser may break the line', () => {
  expect(longestWordWidth('Stratford-upon-Avon')).toBe(longestWordWidth('Stratford-'));
  expect(longestWordWidth('Picker/packer')).toBe(longestWordWidth('Picker/'));
  expect(longestWordWidth('COVID-19')).toBeGreaterThan(longestWordWidth('COVID-'));
});
