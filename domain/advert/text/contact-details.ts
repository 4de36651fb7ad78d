/** Finds phone numbers and email addresses in a text, however they are spelt, in time linear in its length. */
import { dialledNumber } from '#domain/text/phone.ts';

export type ContactDetail = {
  words: string;
  key: string;
};

const EMAIL_LOCAL_PART = String.raw`(?<![\p{L}\d])[\p{L}\d._%+-]{1,64}`;
const LABEL = String.raw`[\p{L}\d-]{1,63}`;
const inBrackets = (word: string) => String.raw`[(\[{<]\s?${word}\s?[)\]}>]`;
const AT = String.raw`\s{0,2}(?:@|${inBrackets('at')})\s{0,2}`;
const DOT = String.raw`(?:\s{0,2}${inBrackets('dot')}\s{0,2}|\sdot\s|\.)`;
const EMAILS = [
  new RegExp(`${EMAIL_LOCAL_PART}${AT}${LABEL}(?:${DOT}${LABEL}){1,5}`, 'giu'),
  new RegExp(`${EMAIL_LOCAL_PART} at ${LABEL}(?: dot ${LABEL}){1,5}`, 'giu'),
];

/** 'Jobs (at) Example [dot] COM' becomes 'jobs@example.com'. */
const emailKey = (words: string): string =>
  words
    .toLowerCase()
    .replaceAll(/[^\p{L}\d@.+_-]+at[^\p{L}\d@.+_-]+/gu, '@')
    .replaceAll(/[^\p{L}\d@.+_-]+dot[^\p{L}\d@.+_-]+/gu, '.')
    .replaceAll(/\s/g, '');

const NUMBER = /(?<![\p{L}\d£$€.,:/])(?:\+|\(\s?\+?)?\d(?:[\s().\u2010-\u2015\u2212-]{0,3}\d){8,14}(?!\d)/gu;
const DATE = /\b\d{1,2}[-.]\d{1,2}[-.](?:19|20)\d\d|\b(?:19|20)\d\d-\d\d-\d\d/;

function isPhone(words: string): boolean {
  if (DATE.test(words) || !/^(?:\(?\s?\+|\(?0|\(?44)/.test(words)) return false;
  const groups = words.split(/\D+/).filter((group) => group !== '');
  // '08.00-16.30' and '0800 - 1630' are times.
  if (/[.-]/.test(words) && groups.every(({ length }) => length <= 2)) return false;
  if (/\s[\u2010-\u2015\u2212-]\s/.test(words) && (groups[0]?.length ?? 0) < 5) return false;
  return /^\+44[1-9]\d{8,9}$|^\+(?!44)[1-9]\d{7,14}$/.test(dialledNumber(words));
}

const DIGITS: Record<string, string> = {
  zero: '0',
  oh: '0',
  nought: '0',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
};
const DIGIT = `(?:(?:double|triple|treble)\\s)?(?:${Object.keys(DIGITS).join('|')})`;
const SPELT_OUT = new RegExp(`\\b${DIGIT}(?:[\\s,-]{1,3}${DIGIT}){6,14}\\b`, 'gi');
const TIMES: Record<string, number> = { double: 2, triple: 3, treble: 3 };

function readDigits(words: string): string {
  let times = 1;
  let digits = '';
  for (const word of words.toLowerCase().split(/[\s,-]+/)) {
    digits += (DIGITS[word] ?? '').repeat(times);
    times = TIMES[word] ?? 1;
  }
  return digits;
}

export function findContactDetails(text: string): ContactDetail[] {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll(/(?<![\p{L}\d])[oO](?=\d{3})/gu, '0');
  const details = new Map<string, string>();
  const note = (key: string, words: string) => {
    if (!details.has(key)) details.set(key, words.trim());
  };
  for (const pattern of EMAILS) for (const [words] of plain.matchAll(pattern)) note(emailKey(words), words);
  for (const [words] of plain.matchAll(NUMBER)) if (isPhone(words)) note(dialledNumber(words), words);
  for (const [words] of plain.matchAll(SPELT_OUT)) {
    const digits = readDigits(words);
    if (isPhone(digits)) note(dialledNumber(digits), words);
  }
  return Array.from(details, ([key, words]) => ({ key, words }));
}
