/** A job of one row of a CSV file, read as people and systems write it. Its values have the names and words of our own form of a job. */

import { JOB_CATEGORIES } from '#domain/job/job.ts';
import { HOURS_PER_WEEK_LIMITS, JOB_TEXT_LIMITS } from '#domain/job/job-limits.ts';
import { hasMarkup } from '#domain/text/plain-text.ts';
import { yearLater } from '#domain/time/calendar-day.ts';
import { readWrittenDay, saysNoDay } from '#domain/time/written-day.ts';
import type { JobColumn } from '../job-file.ts';
import { readAdvert } from '../source-parts.ts';
import { readCategory, readKind, readModeAnswer, shorten } from '../source-words.ts';
import { decodeCell, lineOfCell, linesOfCell } from './cell-words.ts';
import { readPayCells } from './pay-cells.ts';

export type CsvJob = { values: Partial<Record<JobColumn, string>>; remarks: string[] };
type Read = CsvJob;

/** Separators between the cells of several columns that are the same field. */
const BETWEEN: Partial<Record<JobColumn, string>> = { description: '\n\n', requirements: '\n\n', salary: ' ' };

/**
 * @param columns which field each cell is; '' for none
 * @param today in London; without it no day is too far away
 */
export function readCsvJob(columns: readonly (JobColumn | '')[], cells: readonly string[], today?: string): CsvJob {
  const said = new Map<JobColumn, string>();
  for (const [place, field] of columns.entries()) {
    const cell = cells[place] ?? '';
    if (field === '' || cell === '') continue;
    const before = said.get(field);
    said.set(field, before === undefined ? cell : `${before}${BETWEEN[field] ?? ', '}${cell}`);
  }
  const cell = (field: JobColumn) => said.get(field) ?? '';
  const line = (field: JobColumn) => lineOfCell(cell(field));
  const title = line('title');
  const parts: Read[] = [
    { values: { reference: cell('reference'), title, company: line('company') }, remarks: [] },
    readDescription(cell('description'), cell('requirements') === ''),
    { values: { requirements: linesOfCell(cell('requirements')) }, remarks: [] },
    readLocation(line('location')),
    readPayCells({
      salary: line('salary'),
      salary_min: cell('salary_min'),
      salary_max: cell('salary_max'),
      salary_period: cell('salary_period'),
    }),
    readWork(line('type'), line('basis'), line('hours_per_week')),
    { values: readCategoryCell(title, line('category')), remarks: [] },
    cell('work_mode') ? readModeAnswer(line('work_mode')) : { values: {}, remarks: [] },
    readClosing(line('closes_at'), today),
    readPosting(line('posted_on'), today),
  ];
  const values: CsvJob['values'] = {};
  for (const part of parts)
    for (const [field, value] of Object.entries(part.values)) if (value) values[field as JobColumn] = value;
  const lost = Object.values(values).find((value) => value.includes('\ufffd'));
  const remarks = parts.flatMap((part) => part.remarks);
  if (lost) remarks.push(`Letters were lost before the file came: ‘${around(lost, lost.indexOf('\ufffd'))}’`);
  return { values, remarks };
}

const around = (text: string, at: number): string => text.slice(Math.max(0, at - 15), at + 15).trim();

/** @param isSplit whether the description also holds the requirements */
function readDescription(cell: string, isSplit: boolean): Read {
  const text = decodeCell(cell);
  return isSplit && hasMarkup(text) ? readAdvert(text) : { values: { description: linesOfCell(cell) }, remarks: [] };
}

/** A list of places that is too long ends with the last that fits. */
function readLocation(location: string): Read {
  const most = JOB_TEXT_LIMITS.location;
  if (location.length <= most) return { values: { location }, remarks: [] };
  const short = location.slice(0, most + 1).replace(/\s*(?:[,;/|]|\bor\b|\band\b|\s-)[^,;/|]*$/, '');
  if (short.length === 0 || short.length > most) return { values: { location }, remarks: [] };
  return { values: { location: short }, remarks: [`The location was shortened. It said: ${location}`] };
}

const CODES: Record<string, string> = {
  p: 'permanent',
  t: 'temporary',
  c: 'contract',
  yes: 'permanent',
  no: 'temporary',
};

const HOURS = /^(?:Full|Part)-time$/;

/** The type of work and its basis may be in either of two columns, or in the column of hours. */
function readWork(type: string, basis: string, hours: string): Read {
  const hoursKind = readKind(hours);
  const words = type || (hoursKind.values.type ? hours : '');
  const kind = readKind(words);
  const named = CODES[basis.toLowerCase()] ?? basis;
  const basisKind = readKind(named);
  const weekly = readHours(hours);
  const values: CsvJob['values'] = { ...basisKind.values, ...kind.values, ...weekly.values };
  if (!HOURS.test(kind.values.type ?? '') && hoursKind.values.type) values.type = hoursKind.values.type;
  // The column for the basis takes precedence.
  if (basisKind.values.basis) values.basis = basisKind.values.basis;
  const remarks = [...weekly.remarks];
  for (const [field, said, { values: read, remarks: odd }] of [
    ['type', words, kind],
    ['basis', named, basisKind],
  ] as const) {
    const isRead = read.type !== undefined || read.basis !== undefined;
    if (isRead) remarks.push(...odd);
    // Unknown words stay as the value, so that the form names them in its error.
    else if (odd.length > 0) values[field] ??= said;
  }
  return { values, remarks };
}

const WEEKLY =
  /^(?:up to|approx\.?|circa|c\.?|min\.?|minimum)?\s*(\d{1,2}(?:\.\d+)?)(\s*(?:-|–|to|or|\/)\s*\d{1,2}(?:\.\d+)?)?\+?(?![\d:.])\s*(?:h|hpw|pw|p\/w|per|a|\/|wk|week|weekly|min|max|hrs?|hours?|\s)*\.?$/i;
const HOURS_SOMEWHERE = /(?<![\d.:])(\d{1,2}(?:\.\d+)?)\s*(?:hours|hrs|hpw)\b/i;

function readHours(said: string): Read {
  const [, number, range] = WEEKLY.exec(said) ?? HOURS_SOMEWHERE.exec(said) ?? [];
  if (number === undefined) {
    const isOdd = /\d/.test(said) && !/^[0.\s]*$/.test(said);
    return { values: {}, remarks: isOdd ? [`‘${shorten(said)}’ does not say how many hours a week`] : [] };
  }
  const hours = Math.round(Number(number) * 10) / 10;
  const isPossible = hours >= HOURS_PER_WEEK_LIMITS.least && hours <= HOURS_PER_WEEK_LIMITS.most;
  if (!isPossible) return { values: {}, remarks: hours === 0 ? [] : [`‘${shorten(said)}’ cannot be the hours a week`] };
  const remarks = range ? [`‘${shorten(said)}’ hours a week are imported as ${hours}`] : [];
  return { values: { hours_per_week: String(hours) }, remarks };
}

function readCategoryCell(title: string, category: string): CsvJob['values'] {
  if (category === '') return {};
  const named = JOB_CATEGORIES.find((each) => each === category.toLowerCase().replaceAll(/[\s_-]+/g, '-'));
  return named ? { category: named } : readCategory(title, category);
}

function readClosing(written: string, today: string | undefined): Read {
  if (written === '') return { values: {}, remarks: [] };
  const day = readWrittenDay(written, { today, isEnd: true });
  const isTooFar = day !== null && today !== undefined && day > yearLater(today);
  if (isTooFar || (day === null && (saysNoDay(written) || !/\d/.test(written))))
    return { values: {}, remarks: [`‘${shorten(written)}’ is imported without a closing date`] };
  return { values: { closes_at: day ?? written }, remarks: [] };
}

function readPosting(written: string, today: string | undefined): Read {
  const day = readWrittenDay(written, { today });
  if (day !== null && (!today || day <= today) && day >= '2000-01-01')
    return { values: { posted_on: day }, remarks: [] };
  const isOdd = written !== '' && !saysNoDay(written);
  return { values: {}, remarks: isOdd ? [`‘${shorten(written)}’ is no posting date that can be read`] : [] };
}
