import { describe, expect, test } from 'vitest';
import { costOf } from '#tests/support/cost.ts';
import { markWords, readAskedWords } from './word-starts.ts';

const has = (text: string, question: string) =>
  readAskedWords(question).every((word) => markWords(text).includes(word));

describe('a word is found by its beginning', () => {
  test.each([
    ['Civil engineer', 'eng'],
    ['Technology & IT', 'it'],
    ['IT-led recruitment', 'it'],
    ['recruitment/IT', 'IT'],
    ['“It pays”', 'it'],
    ['Élan Café', 'élan café'],
    ['Siân’s advert', 'SIÂN'],
    ['paid £30,000 a year', '£30,000'],
    ['paid £30,000 a year', '30,000'],
    ['home-based work', '-based'],
    ['WCAG 2.2 AA', 'wcag 2.2'],
    ['Cafe', 'café'],
    ['Straße', 'strasse'],
    ['C++ (or C#)', 'c++ (or'],
  ])('%s holds %s', (text, question) => {
    expect(has(text, question)).toBe(true);
  });

  test.each([
    ['recruitment', 'it'],
    ['knowledge', 'now'],
    ['Café', 'é'],
    ['H2O', '2o'],
    ['home-based work', 'ome'],
    ['paid £30,000 a year', '0,000'],
  ])('%s does not hold %s', (text, question) => {
    expect(has(text, question)).toBe(false);
  });
});

test('characters with a meaning in patterns match themselves', () => {
  for (const question of ['.*', '(', '[a', '\\b', 'a|b', '$&', '(?<=a)']) {
    expect(has('plain words only', question), question).toBe(false);
    expect(has(`before ${question} after`, question), question).toBe(true);
  }
});

test('a hostile question takes no longer than another', () => {
  const text = markWords('a'.repeat(200_000));
  const most = 500;
  const search = () => {
    for (const word of readAskedWords(`${'a'.repeat(49)}b ${'(a+)+$'.repeat(8)}`))
      expect(text.includes(word)).toBe(false);
  };
  expect(costOf(search, most)).toBeLessThan(most);
});
