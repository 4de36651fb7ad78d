/** Email addresses and phone numbers as people fill cells: several in one, with words and invisible signs around them. */
import { readEmailAddress } from '#domain/account/email-address.ts';
import { findPhoneFault } from '#domain/profile/profile.ts';

export type ReadCell = { value: string; remarks: string[] };

const SAYS_NOTHING = /^(?:n\/?a|none|no|nil|null|unknown|tbc|not (?:given|known|provided)|[-–—.?x]*)\.?$/i;
const INVISIBLE = /\p{Cf}|\u034f|\u115f|\u1160|\u3164/gu;
const DASHES = /[\u2010-\u2015\u2212]/g;
const LONGEST = 60;

const clean = (cell: string): string =>
  cell.replaceAll(INVISIBLE, '').replaceAll(DASHES, '-').replaceAll(/\s+/g, ' ').trim();
const shorten = (cell: string): string => (cell.length > LONGEST ? `${cell.slice(0, LONGEST)}…` : cell);

/** Reads the first valid address in the cell. Remarks name the others. */
export function readEmailCell(cell: string): ReadCell {
  const text = clean(cell);
  if (SAYS_NOTHING.test(text)) return { value: '', remarks: [] };
  const addresses = text
    .split(/[\s<>()[\],;:|"]+/)
    .filter((part) => part.includes('@'))
    .map((part) => readEmailAddress(part.replace(/^[.'/]+|[.'/]+$/g, '')))
    .filter((address) => address !== null);
  const [first, ...others] = [...new Set(addresses)];
  if (first === undefined) return { value: '', remarks: [`‘${shorten(text)}’ is no email address`] };
  return { value: first, remarks: others.length > 0 ? [`Also: ${shorten(others.join(', '))}`] : [] };
}

/** 4.477E+11: Excel has kept the first digits alone. */
const SHORTENED = /^\d(?:[.,]\d+)?E\+\d+$/i;
const NUMBER = /\+?\(?\d[\d ().+-]*\d/g;

/** Reads the first valid number in the cell and restores the zero that spreadsheets remove. Remarks name the rest of the cell. */
export function readPhoneCell(cell: string): ReadCell {
  const text = clean(cell);
  if (SAYS_NOTHING.test(text)) return { value: '', remarks: [] };
  if (SHORTENED.test(text)) return { value: '', remarks: [`‘${text}’ is a phone number that Excel has shortened`] };
  const numbers = text
    .split(/[/;,|]|\b(?:or|and)\b/i)
    .flatMap((part) => (part.match(NUMBER) ?? []).map((number) => number.replaceAll('.', ' ').trim()))
    .filter((number) => findPhoneFault(number) === null);
  const [first, ...others] = numbers;
  if (first === undefined) return { value: '', remarks: [`‘${shorten(text)}’ is no phone number`] };
  const value = /^7\d{9}$/.test(first) ? `0${first}` : first;
  if (text === first || text === value) return { value, remarks: [] };
  return { value, remarks: others.length > 0 ? [`Also: ${shorten(others.join(', '))}`] : remarkOf(text, first) };
}

/** Words beside the number, such as when to ring. */
function remarkOf(text: string, number: string): string[] {
  const words = text
    .replace(number, '')
    .replaceAll(/^(?:mob(?:ile)?|tel(?:ephone)?|home|work|m|t|h|w)[.:]*\s*|[()]/gi, '')
    .trim();
  return /[a-z]{2}/i.test(words) ? [`Beside the phone number: ‘${shorten(words)}’`] : [];
}
