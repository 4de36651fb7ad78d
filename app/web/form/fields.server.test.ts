import { describe, expect, test } from 'vitest';
import { joinedLine, line, text } from './fields.server.ts';

const RULES = { name: 'It', least: 1, most: 9, missing: 'Enter it' };
const UNPRINTABLE_ERROR = 'It contains characters that can’t be displayed';

const read = (field: ReturnType<typeof line>, typed: string) => {
  const { data, error } = field.safeParse(typed);
  return error ? error.issues.map(({ message }) => message) : data;
};

describe('a line', () => {
  test.each(['Siân', 'O’Brien', 'علی', 'नि‌र', '田中'])('may be %s', (typed) => {
    expect(read(line(RULES), typed)).toBe(typed);
  });

  test.each(['\u202e', '\u202d', '\u2028', '\n', '\0'])('may not hold %j', (character) => {
    expect(read(line(RULES), `a${character}b`)).toEqual([UNPRINTABLE_ERROR]);
  });

  test('may count line breaks as spaces, but no line separators', () => {
    expect(read(joinedLine(RULES), 'a\r\n b')).toBe('a b');
    expect(read(joinedLine(RULES), 'a\u2028b')).toEqual([UNPRINTABLE_ERROR]);
  });
});

test.each([
  '\u2066Siân\u2069',
  '\u202aSiân\u202c',
  'Si\u200eân\u200f',
  '\ufeffSi\u00adân',
  '\u061cSiân\u2060',
  '\u2067\u2068Siân\u2069\u202b',
])('invisible marks of copied text are dropped: %j', (typed) => {
  expect(read(line(RULES), typed)).toBe('Siân');
  expect(read(text(RULES), typed)).toBe('Siân');
});

test('tabs and odd spaces are spaces in a line', () => {
  expect(read(line(RULES), 'Ida\tM\u00a0N\u2009O')).toBe('Ida M N O');
});

test('joiners stay: scripts and emoji need them', () => {
  expect(read(text(RULES), '👩\u200d🔧 ن\u200cه')).toBe('👩\u200d🔧 ن\u200cه');
});

describe('a text', () => {
  test('keeps its lines, and counts a line break as one character', () => {
    expect(read(text(RULES), ' abcd\r\nefgh ')).toBe('abcd\nefgh');
  });

  test.each(['\u2028', '\u2029', '\u202e', '\0', '\ud800'])('may not hold %j', (character) => {
    expect(read(text(RULES), `a${character}b`)).toEqual([UNPRINTABLE_ERROR]);
  });

  test.each(['', ' \n', '\u200b', '\u3164'])('is empty if nothing of it is visible: %j', (typed) => {
    expect(read(text(RULES), typed)).toEqual(['Enter it']);
    expect(read(text({ name: 'It', most: 9 }), typed)).toBe('');
  });

  test('is measured without its tags, if it must be plain', () => {
    expect(read(text({ ...RULES, isPlain: true }), '<b>123456789</b>')).toBe('123456789');
    expect(read(text(RULES), '1234567890')).toEqual(['It must be 9 characters or fewer']);
  });
});
