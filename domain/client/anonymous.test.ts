import { expect, test } from 'vitest';
import { findIdentity, findName } from './anonymous.ts';

const PERSON = { fullName: 'Siân O’Neil-Okafor', email: 'sian@mail.example' };

test.each([
  ['Siân has led a team of nine', 'Siân'],
  ['ask SIÂN', 'SIÂN'],
  ['Sia\u0302n, decomposed', 'Siân'],
  ['Ms O’Neil', 'Neil'],
  ['the Okafors are not meant, but okafor is', 'okafor'],
  ['Write to sian@mail.example', 'sian@mail.example'],
  ['Ring 0113 496 0100', '0113 496 0100'],
  ['Ring +44 (0)113 496-0100', '+44 (0)113 496-0100'],
])('%j gives away who it is', (text, words) => {
  expect(findIdentity(text, PERSON)).toBe(words);
});

test.each([
  'Ten years in payroll, £38,000 to £42,000, since 2014',
  'Lives in BS1 4ST; can start on 4 January 2027',
  'Okaforian work, and Siânna is another name',
  '',
])('%j does not', (text) => {
  expect(findIdentity(text, PERSON)).toBeNull();
});

test.each([
  ['Ask Si\u200ban', 'Sian'],
  ['Ask S\u00adi\u2060an', 'Sian'],
  ['Sіan, with a Cyrillic letter', 'Sіan'],
  ['ОKΑFOR in three alphabets', 'ОKΑFOR'],
  ['Ｓｉａｎ, wide', 'Ｓｉａｎ'],
  ['Sian without its accent', 'Sian'],
])('%j is seen through', (text, words) => {
  expect(findIdentity(text, PERSON)).toContain(words);
});

test('a name without letters and signs of expressions break nothing', () => {
  expect(findIdentity('anything (.*', { ...PERSON, fullName: '(.*' })).toBeNull();
  expect(findIdentity('李小龙 is good', { ...PERSON, fullName: '李小龙' })).toBe('李小龙');
});

test('a message may say how to reach its writer, but not the candidate', () => {
  expect(findName('Ring me on 0113 496 0100 or write to jo@agency.example', PERSON)).toBeNull();
  expect(findName('Write to SIAN@mail.example', PERSON)).toBe('sian@mail.example');
  expect(findName('Siân is the best', PERSON)).toBe('Siân');
});
