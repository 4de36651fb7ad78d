import { expect, test } from 'vitest';
import { readQuestionWords } from './question-words.ts';

const CITIES = ['Leeds', 'London'];

test.each([
  ["I'm looking for a job", [], null],
  ['Any warehouse jobs in leeds?', ['warehouse'], 'Leeds'],
  ['IT work, or HR. Is it in the UK?', ['it', 'hr'], null],
  ['Night-shift welder, LONDON', ['night', 'shift', 'welder'], 'London'],
  ['one two three four five six seven', ['two', 'three', 'four', 'five'], null],
  ['welder Welder WELDER', ['welder'], null],
  ["'; DROP TABLE jobs; --", ['drop', 'table'], null],
  ['???', [], null],
])('%s', (text, words, city) => {
  expect(readQuestionWords(text, CITIES)).toEqual({ words, city });
});
