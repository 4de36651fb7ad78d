import { expect, test } from 'vitest';
import { excerpt, excerptAroundMark, excerptLines } from './text.ts';

test('a short text is left whole, on one line', () => {
  expect(excerpt('Forklift\n  driver', 150)).toBe('Forklift driver');
});

test('a long text is cut between words and says so', () => {
  expect(excerpt('Plans the routes, loads the vans', 18)).toBe('Plans the routes…');
});

test('a text without spaces is cut at the length', () => {
  expect(excerpt('a'.repeat(200), 150)).toBe(`${'a'.repeat(150)}…`);
});

test('a text that begins with much white space is cut at the same place', () => {
  expect(excerpt(`Plans${' '.repeat(500)}the routes, loads the vans`, 18)).toBe('Plans the routes…');
  expect(excerpt(`${'\n'.repeat(500)}Plans the routes`, 18)).toBe('Plans the routes');
});

test('characters of several code units are never split', () => {
  expect(excerpt('😀'.repeat(10), 5)).toBe(`${'😀'.repeat(5)}…`);
});

test('a text of several lines is cut between lines', () => {
  expect(excerptLines('\nForklift licence\r\nSafety boots\n', 150)).toBe('Forklift licence\nSafety boots');
  expect(excerptLines('Forklift licence\nSafety boots\nA van', 29)).toBe('Forklift licence\nSafety boots\n…');
  expect(excerptLines('Forklift licence\nSafety boots', 28)).toBe('Forklift licence\n…');
  expect(excerptLines('Forklift licence\nSafety boots', 12)).toBe('Forklift…');
  expect(excerptLines('😀'.repeat(10), 10)).toBe('😀'.repeat(10));
});

test.each([
  ['Forklift \uE000driver\uE001 wanted', 'Forklift \uE000driver\uE001 wanted'],
  ['team of five\n- A \uE000driver\uE001\n- Boots', '…of five; A \uE000driver\uE001; Boots'],
  ['The work:\n- Load \uE000vans\uE001.\nStart soon', '…work: Load \uE000vans\uE001. Start soon'],
  ['Every evening our hub sorts parcels for the \uE000driver\uE001 team', '…for the \uE000driver\uE001 team'],
  [`${'a'.repeat(60)}-\uE000driver\uE001`, '…\uE000driver\uE001'],
])('an excerpt of %j begins shortly before its marked word', (text, expected) => {
  expect(excerptAroundMark(text)).toBe(expected);
});
