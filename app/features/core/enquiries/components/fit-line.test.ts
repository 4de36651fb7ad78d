import { expect, test } from 'vitest';
import { fitLine } from './fit-line.ts';

test.each([
  ['what fits is left as it is', 'Head keeper', 11, 'Head keeper'],
  ['what does not ends with a whole word', 'Head keeper of lights', 12, 'Head keeper'],
  ['a word that just fits stays', 'Head keeper of lights', 11, 'Head keeper'],
  ['one long word is cut', 'Lighthousekeeper', 10, 'Lighthouse'],
  ['a first letter alone would be too short', 'A lighthousekeeper', 10, 'A lighthou'],
  ['no character is cut in half', 'Light💡💡💡', 8, 'Light💡'],
])('%s', (_what, text, most, fitted) => {
  expect(fitLine(text, most)).toBe(fitted);
});
