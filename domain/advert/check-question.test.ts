import { expect, test } from 'vitest';
import { ADVERT } from '#tests/support/adverts.ts';
import { LABELLED_QUESTIONS } from '#tests/support/screening-questions.ts';
import { checkAdvert, checkQuestion } from './check-advert.ts';

const ON = new Date('2026-11-26T12:00:00Z');

test.each(LABELLED_QUESTIONS)('$words', ({ words, choices, expected }) => {
  const findings = checkQuestion({ words, choices }, ON);
  expect(findings.map((each) => `${each.rule} ${each.severity}: ${each.words}`)).toEqual(expected);
  for (const { reason, suggestion, field } of findings) {
    expect(reason).toMatch(/\.$/);
    expect(suggestion).toMatch(/\.$/);
    expect(field).toBe('question');
  }
});

test('a third of the questions has nothing to find, and every rule about people is found', () => {
  expect(LABELLED_QUESTIONS.filter(({ expected }) => expected.length === 0).length).toBeGreaterThanOrEqual(10);
  const rules = new Set(LABELLED_QUESTIONS.flatMap(({ expected }) => expected.map((each) => each.split(' ', 1)[0])));
  expect([...rules].sort()).toEqual([
    'age',
    'criminal_record',
    'disability',
    'marriage',
    'orientation',
    'pregnancy',
    'race',
    'religion',
    'sex',
    'trade_union',
  ]);
});

test.each([
  ['No union members.', 'trade_union block: No union members'],
  ['You have a clean criminal record.', 'criminal_record warn: clean criminal record'],
])('an advert says so, too: %s', (requirements, expected) => {
  const findings = checkAdvert({ ...ADVERT, requirements }, ON);
  expect(findings.map((each) => `${each.rule} ${each.severity}: ${each.words}`)).toEqual([expected]);
});

test('words that only questions must not contain are no fault of an advert', () => {
  for (const requirements of [
    'Say when you were born.',
    'Send your date of birth to the pension scheme once you start.',
  ])
    expect(checkAdvert({ ...ADVERT, requirements }, ON)).toEqual([]);
});
