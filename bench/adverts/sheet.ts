/** Writes adverts as a CSV file, and its cells as other systems fill them. */
import type { Chance } from '../search/random.ts';
import type { AdvertFacts } from './advert-facts.ts';
import { writeDay } from './written-values.ts';

type WriteCell = (facts: AdvertFacts, chance: Chance) => string;
export type System = { name: string; write(adverts: readonly AdvertFacts[], chance: Chance): Buffer };

const quote = (cell: string, delimiter: string): string =>
  cell.includes(delimiter) || /["\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

const WINDOWS_1252: Record<string, string> = { '–': '\x96', '’': '\x92', '•': '\x95' };
const inWindows1252 = (text: string): string => text.replaceAll(/[–’•]/g, (sign) => WINDOWS_1252[sign] ?? sign);

type Sheet = { delimiter?: string; above?: string; encoding?: BufferEncoding; mark?: string };

export const sheet = (name: string, columns: Record<string, WriteCell>, options: Sheet = {}): System => ({
  name,
  write(adverts, chance) {
    const { delimiter = ',', above = '', encoding = 'utf8', mark = '' } = options;
    const cells = Object.values(columns);
    const rows = adverts.map((facts) => cells.map((write) => quote(write(facts, chance), delimiter)).join(delimiter));
    const header = Object.keys(columns).join(delimiter);
    const text = `${mark}${above}${[header, ...rows].join('\r\n')}\r\n`;
    return Buffer.from(encoding === 'latin1' ? inWindows1252(text) : text, encoding);
  },
});

export const oneOf =
  (...words: string[]): WriteCell =>
  (_, chance) =>
    chance.pick(words);
export const byBasis =
  (words: Record<AdvertFacts['basis'], string[]>): WriteCell =>
  ({ basis }, chance) =>
    chance.pick(words[basis]);
export const byHours =
  (full: string[], part: string[]): WriteCell =>
  ({ isFullTime }, chance) =>
    chance.pick(isFullTime ? full : part);
export const byMode =
  (words: Record<AdvertFacts['mode'], string[]>): WriteCell =>
  ({ mode }, chance) =>
    chance.pick(words[mode]);
export const closing =
  (...styles: Parameters<typeof writeDay>[1][]): WriteCell =>
  ({ closes }, chance) =>
    chance.isHit(0.06)
      ? chance.pick(['ASAP', 'Ongoing', 'N/A', 'TBC', '', 'Open until filled'])
      : writeDay(closes, chance.pick(styles));
export const posted =
  (...styles: Parameters<typeof writeDay>[1][]): WriteCell =>
  (facts, chance) =>
    writeDay(facts.posted, chance.pick(styles));
export const reference =
  (prefix: string): WriteCell =>
  ({ number }) =>
    `${prefix}${String(number).padStart(5, '0')}`;
export const title: WriteCell = (facts) => facts.title;
export const company: WriteCell = (facts) => facts.company;
export const per =
  (words: Record<'year' | 'hour' | 'day', string[]>): WriteCell =>
  (facts, chance) =>
    chance.pick(words[facts.pay.per]);
export const amount =
  (end: 'low' | 'high', digits?: number): WriteCell =>
  ({ pay }) =>
    digits === undefined ? String(pay[end]) : pay[end].toFixed(digits);
export const needs: WriteCell = (facts, chance) =>
  chance.isHit(0.5) ? facts.needs.join('\n') : `<ul>${facts.needs.map((need) => `<li>${need}</li>`).join('')}</ul>`;
