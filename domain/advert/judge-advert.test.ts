import { expect, test } from 'vitest';
import { ADVERT } from '#tests/support/adverts.ts';
import { checkAdvert } from './check-advert.ts';
import { judgeAdvert, listQuestions } from './judge-advert.ts';

const ON = new Date('2026-11-26T12:00:00Z');
const findings = checkAdvert({ ...ADVERT, title: 'Handyman', description: 'No foreigners. Female only.' }, ON);
const words = 'Handyman | Female only';
const reason = 'The hostel is for women.';

test('one rule asks one question, whatever number of words it found', () => {
  expect(listQuestions(findings)).toMatchObject([{ rule: 'sex', words }]);
});

test('a reason does not settle a blocking finding; it settles a question, and is logged', () => {
  const verdict = judgeAdvert(findings, { sex: { words, reason }, race: { words: 'No foreigners', reason } });
  expect(verdict).toMatchObject({ blocks: [{ rule: 'race' }], open: [], overrides: [{ rule: 'sex', words, reason }] });
});

test.each([
  ['none', {}],
  ['an empty one', { sex: { words, reason: '' } }],
  ['one about other words', { sex: { words: 'Female only', reason } }],
  ['one about another rule', { age: { words, reason } }],
])('the question stays open after %s', (_what, answers) => {
  expect(judgeAdvert(findings, answers)).toMatchObject({ open: [{ rule: 'sex' }], overrides: [] });
});

test('an answer that is logged counts for the same words, and is not logged again', () => {
  const logged = [{ rule: 'sex', words, reason }];
  expect(judgeAdvert(findings, {}, logged)).toMatchObject({ open: [], overrides: [] });
  expect(judgeAdvert(findings, { sex: { words, reason } }, logged).overrides).toEqual([]);
  expect(judgeAdvert(findings, { sex: { words, reason: 'Another.' } }, logged).overrides).toHaveLength(1);
  expect(judgeAdvert(findings, {}, [{ rule: 'sex', words: 'Handyman', reason }]).open).toHaveLength(1);
});
