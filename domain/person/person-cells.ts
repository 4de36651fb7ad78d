/** Reads names, email addresses and phone numbers from cells in which people put several values, words and invisible characters. */
import { readEmailAddress } from '#domain/account/email-address.ts';
import { isShortenedNumber } from '#domain/csv/cell-text.ts';
import { findPhoneError, tidyPhone } from '#domain/profile/profile.ts';

export type ReadCell = { value: string; remarks: string[] };

const SAYS_NOTHING = /^(?:n\/?a|none|no|nil|null|unknown|tbc|not (?:given|known|provided)|[-–—.?x]*)\.?$/i;
const INVISIBLE = /\p{Cf}|\p{Variation_Selector}|\u034f|\u115f|\u1160|\u3164/gu;
const LONGEST = 200;
/** Characters. A longer cell is read up to here. */
const LONGEST_READ = 500;

export const isPlaceholder = (cell: string): boolean => SAYS_NOTHING.test(cell);

export const cleanCell = (cell: string): string =>
  cell
    .toWellFormed()
    .replaceAll(INVISIBLE, '')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();
export const shortenCell = (cell: string): string =>
  Array.from(cell).length > LONGEST ? `${Array.from(cell).slice(0, LONGEST).join('')}…` : cell;

/** Matches a suffix or qualification, which may follow a name after a comma as a first name does. */
const AFTER_NAME =
  /^(?:jr|jnr|sr|snr|esq|i{2,3}|iv|mbe|obe|cbe|om|dl|phd|dphil|ba|bsc|beng|ma|msc|mba|meng|llb|llm|hons|pgce|qts|r[gmns]n|rn|md|mbbs|frcs|frcp|aca|acca|fcca|cima|cipd|ciob|mciob|mrics|frics|ceng|ieng|dip|nvq|hnd|hnc|qc|kc)\b/i;
const PARTICLE = /^(?:van|von|de|del|della|der|di|da|dos|du|el|al|la|le|st|saint|bin|ben|ter|ten|mac|mc|o)\b/i;

/** Reads 'Surname, First' as 'First Surname'. */
export function readNameCell(cell: string): string {
  const name = cleanCell(cell)
    .replace(/ ?[<(][^<>()\s]+@[^<>()\s]+[>)]$/, '')
    .replaceAll(/^["“]+|["”;]+$/g, '')
    .trim();
  const [last = '', first = '', ...others] = name.split(',').map((part) => part.trim());
  const isTurned =
    last !== '' &&
    /^\p{L}/u.test(first) &&
    others.length === 0 &&
    !AFTER_NAME.test(first) &&
    first.split(' ').length <= 4 &&
    (last.split(' ').length <= 2 || PARTICLE.test(last));
  return isTurned ? `${first} ${last}` : name;
}

/** Reads the first valid address in the cell. Remarks name the others. */
export function readEmailCell(cell: string): ReadCell {
  const text = cleanCell(cell).slice(0, LONGEST_READ);
  if (isPlaceholder(text)) return { value: '', remarks: [] };
  const addresses = text
    .normalize('NFKC')
    .replaceAll(/\s*@\s*/g, '@')
    .split(/[\s<>()[\],;:|"“”‘’«»–—\\#]+|\/(?=[^/]*@)/)
    .filter((part) => part.includes('@'))
    .map((part) => readEmailAddress(part.replace(/(@[^?]*)\?.*$/, '$1').replace(/^[.'/]+|[.'/]+$/g, '')))
    .filter((address) => address !== null);
  const [first, ...others] = [...new Set(addresses)];
  if (first === undefined) return { value: '', remarks: [`‘${shortenCell(text)}’ isn’t an email address`] };
  return { value: first, remarks: others.length > 0 ? [`Also: ${shortenCell(others.join(', '))}`] : [] };
}

const NUMBER = /\+?(?:\(\+?\d+\)|\d)(?:[ .-]*(?:\(\d+\)|\d))*/g;
const TIME_OF_DAY = /\b\d{1,2}(?:[:.]\d\d)?\s?(?:-|to)?\s?(?:\d{1,2}(?:[:.]\d\d)?\s?)?[ap]\.?m\b/gi;
const LETTERS_FOR_ZERO = /(?<=\d)o+(?=[\d ]|$)|(?<![a-z])o+(?=\d)/gi;

/** Reads the first valid number in the cell and restores the zero that spreadsheets remove. Remarks name the rest of the cell. */
export function readPhoneCell(cell: string): ReadCell {
  const text = tidyPhoneCell(cell);
  if (isPlaceholder(text)) return { value: '', remarks: [] };
  if (isShortenedNumber(text)) return { value: '', remarks: [`‘${text}’ is a phone number that Excel has shortened`] };
  const numbers = text
    .replaceAll(TIME_OF_DAY, ';')
    .split(/[/;,|&]|\b(?:or|and)\b/i)
    .flatMap((part) => (part.match(NUMBER) ?? []).flatMap(splitNumbers))
    .filter((number) => findPhoneError(number) === null);
  const [first, ...others] = [...new Set(numbers)];
  if (first === undefined) return { value: '', remarks: [`‘${shortenCell(text)}’ isn’t a phone number`] };
  const value = restoreZero(first);
  if (text === first || text === value) return { value, remarks: [] };
  return { value, remarks: others.length > 0 ? [`Also: ${shortenCell(others.join(', '))}`] : remarkOf(text, first) };
}

/** A number that went through a spreadsheet as a decimal ends with '.0'. */
const tidyPhoneCell = (cell: string): string =>
  cleanCell(cell.normalize('NFKC').replaceAll(/[\r\n]+/g, ' ; '))
    .slice(0, LONGEST_READ)
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/^(\d+)\.0+$/, '$1')
    .replaceAll(LETTERS_FOR_ZERO, (letters) => '0'.repeat(letters.length));

const restoreZero = (number: string): string =>
  /^[1237]/.test(number) && number.replaceAll(/\D/g, '').length === 10 ? `0${number}` : number;

/** Splits a run of digits after each complete UK number. A single number that is too long loses its hyphens and spaces. */
function splitNumbers(run: string): string[] {
  const number = tidyPhone(run);
  const longest = longestNumber(number);
  let digits = 0;
  for (let at = 0; at < number.length; at += 1) {
    if (/\d/.test(number[at] ?? '')) digits += 1;
    else if (digits === longest)
      return [writeShort(number.slice(0, at)), ...splitNumbers(number.slice(at).replace(/^[ -]+/, ''))];
  }
  return [writeShort(number)];
}

function longestNumber(number: string): number {
  const hasZero = /\(0\)/.test(number) ? 1 : 0;
  if (/^00\s?44/.test(number)) return 14 + hasZero;
  if (/^\+?44/.test(number)) return 12 + hasZero;
  return /^0[1-9]/.test(number) ? 11 : Number.POSITIVE_INFINITY;
}

function writeShort(number: string): string {
  const tidy = number.replaceAll(/^[ -]+|[ -]+$/g, '');
  if (findPhoneError(tidy) === null) return tidy;
  const spaced = tidy.replaceAll(/ *- */g, ' ');
  return findPhoneError(spaced) === null ? spaced : tidy.replaceAll(/[ -]/g, '');
}

function remarkOf(text: string, number: string): string[] {
  const words = text
    .replace(new RegExp(Array.from(number.replaceAll(/\D/g, '')).join('\\D*?')), '')
    .replaceAll(/^(?:mob(?:ile)?|tel(?:ephone)?|phone|cell|home|work|m|t|h|w)\b[.: ]*|[()]/gi, '')
    .replaceAll(/^[\s;,]+|[\s;,]+$/g, '');
  return /[a-z]{2}|\d{3}/i.test(words) ? [`Beside the phone number: ‘${shortenCell(words)}’`] : [];
}
