import { expect, test } from 'vitest';
import { countWords, readTimeOf } from './read-time.ts';

test('words are counted without the marks around them', () => {
  expect(countWords('## Pay first\n\n**A fair range**\n- From £20\n- To £25\n\n### Why\nBecause.')).toBe(11);
  expect(countWords(' \n')).toBe(0);
});

test.each([
  [0, 1],
  [329, 1],
  [330, 2],
  [2_200, 10],
])('%i words take %i minutes', (words, minutes) => {
  expect(readTimeOf(words)).toBe(minutes);
});
