import { expect, test } from 'vitest';
import { listEntries, readTypedWords, wordsLeftOut } from './search-words.ts';

const words = (search: string) =>
  readTypedWords(search).map(
    ({ text, isQuoted, isUnwanted }) => `${isUnwanted ? '-' : ''}${isQuoted ? `"${text}"` : text}`,
  );

test.each([
  ['care nurse', ['care', 'nurse']],
  ['warehouse jobs in Leeds', ['warehouse', 'Leeds']],
  ['"night shift" -agency', ['"night shift"', '-agency']],
  ['"night shift', ['"night shift"']],
  ['Finance/HR, payroll', ['Finance', 'HR', 'payroll']],
  ['full-time C++ .NET', ['full-time', 'C++', '.NET']],
  ['jobs', []],
  ['-', []],
  ['"" & |', []],
  ['“Quoted by a phone”', ['"Quoted by a phone"']],
])('%s is read as %j', (search, expected) => {
  expect(words(search)).toEqual(expected);
});

test('at most ten words are read, those of phrases among them, and the others are named', () => {
  const tenWords = 'a1 b1 "c1 d1 e1" -f1 g1 h1 the i1 j1';
  expect([words(tenWords).length, wordsLeftOut(tenWords)]).toEqual([8, '']);
  expect(words(`${tenWords} k1`)).toEqual(words(tenWords));
  expect(wordsLeftOut(`${tenWords} k1 -"l1 m1" the n1`)).toBe('k1 -"l1 m1" n1');
  expect(wordsLeftOut('a1 "b1 c1 d1 e1 f1 g1 h1 i1 j1 k1" l1')).toBe('"b1 c1 d1 e1 f1 g1 h1 i1 j1 k1" l1');
});

const SYNONYMS = [
  ['RGN', 'registered nurse'],
  ['HGV', 'lorry'],
];
const entries = (search: string) =>
  listEntries(readTypedWords(search), SYNONYMS).map(({ any, not }) => [not ?? false, any]);

test.each([
  ['registered nurses', [[false, ['registered nurses', 'RGN', 'registered nurse']]]],
  [
    'hgv driver',
    [
      [false, ['hgv', 'HGV', 'lorry']],
      [false, ['driver']],
    ],
  ],
  [
    'driver -lorry',
    [
      [false, ['driver']],
      [true, ['lorry', 'HGV']],
    ],
  ],
  ['"rgn"', [[false, ['rgn']]]],
])('%s is looked for as %j', (search, expected) => {
  expect(entries(search)).toEqual(expected);
});

test('only a plain word may be part of another or mistyped', () => {
  const typed = listEntries(readTypedWords('forclift hgv "nigt" -agncy C++'), SYNONYMS).map((entry) => entry.typed);
  expect(typed).toEqual(['forclift', 'hgv', undefined, undefined, undefined]);
});

test('a wish counts less than the work', () => {
  expect(listEntries(readTypedWords('senior nurse'), []).map(({ weight }) => weight)).toEqual([0.4, undefined]);
});
