import { JOB_FIELDS } from '#domain/job/fields.ts';
import type { SourceValues } from '../source-job.ts';
import { readKind, shorten } from '../source-words.ts';

type Read = { values: SourceValues; remarks: string[] };

const BASIS_LETTERS: Record<string, string> = { p: 'permanent', t: 'temporary', c: 'contract' };
const HOURS_LETTERS: Record<string, string> = { f: 'full-time', p: 'part-time' };
const CODES: Record<string, string> = {
  ...BASIS_LETTERS,
  yes: 'permanent',
  no: 'temporary',
};

/** Leaves 'P' in a single column as it is: permanent or part-time. Of two columns, the first is the basis, the second the hours. */
function wordsOfLetters(type: string): string {
  const [first = '', ...others] = type.split(', ');
  const basis = BASIS_LETTERS[first.toLowerCase()] ?? first;
  if (others.length > 0)
    return [basis, ...others.map((other) => HOURS_LETTERS[other.toLowerCase()] ?? other)].join(', ');
  if (first.toLowerCase() === 'p') return type;
  return HOURS_LETTERS[first.toLowerCase()] ?? basis;
}

const HOURS = /^(?:Full|Part)-time$/;

/** The type of work and its basis may be in either of two columns, or in the column of hours. */
export function readWork(type: string, basis: string, hours: string): Read {
  const hoursKind = readKind(hours);
  const words = wordsOfLetters(type) || (hoursKind.values.type ? hours : '');
  const kind = readKind(words);
  const basisName = CODES[basis.toLowerCase()] ?? basis;
  const basisKind = readKind(basisName);
  const weekly = readHours(hours || (HOURS_SOMEWHERE.exec(type)?.[0] ?? ''));
  const values: SourceValues = { ...basisKind.values, ...kind.values, ...weekly.values };
  if (!HOURS.test(kind.values.type ?? '') && hoursKind.values.type) values.type = hoursKind.values.type;
  // The column for the basis takes precedence.
  if (basisKind.values.basis) values.basis = basisKind.values.basis;
  const remarks = [...weekly.remarks];
  for (const [field, cell, { values: read, remarks: odd }] of [
    ['type', words, kind],
    ['basis', basisName, basisKind],
  ] as const) {
    const isRead = read.type !== undefined || read.basis !== undefined;
    if (isRead) remarks.push(...odd);
    // An unknown word stays as the value, so that the form's error quotes it.
    else if (odd.length > 0) values[field] ??= cell;
  }
  return { values, remarks };
}

const WEEKLY =
  /^(?:up to|approx\.?|circa|c\.?|min\.?|minimum)?\s*(\d{1,2}(?:\.\d+)?)(\s*(?:-|–|to|or|\/)\s*\d{1,2}(?:\.\d+)?)?\+?(?![\d:.])\s*(?:h|hpw|pw|p\/w|per|a|\/|wk|week|weekly|min|max|hrs?|hours?|\s)*\.?$/i;
const HOURS_SOMEWHERE = /(?<![\d.:])(\d{1,2}(?:\.\d+)?)\s*(?:hours|hrs|hpw)\b/i;

function readHours(cell: string): Read {
  const [, number, range] = WEEKLY.exec(cell) ?? HOURS_SOMEWHERE.exec(cell) ?? [];
  if (number === undefined) {
    const isOdd = /\d/.test(cell) && !/^[0.\s]*$/.test(cell);
    return { values: {}, remarks: isOdd ? [`‘${shorten(cell)}’ doesn’t say how many hours a week`] : [] };
  }
  const hours = Math.round(Number(number) * 10) / 10;
  const isPossible = hours >= JOB_FIELDS.hours_per_week.least && hours <= JOB_FIELDS.hours_per_week.most;
  if (!isPossible)
    return { values: {}, remarks: hours === 0 ? [] : [`‘${shorten(cell)}’ isn’t a valid number of hours a week`] };
  const remarks = range ? [`‘${shorten(cell)}’ hours a week are imported as ${hours}`] : [];
  return { values: { hours_per_week: String(hours) }, remarks };
}
