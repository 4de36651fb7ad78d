/** Reads a job from one row of a CSV file, as people and systems write it. The values have the names and words of our own job form. */

import { JOB_FIELDS } from '#domain/job/fields.ts';
import { JOB_CATEGORIES } from '#domain/job/job.ts';
import { hasMarkup } from '#domain/text/plain-text.ts';
import { yearLater } from '#domain/time/calendar-day.ts';
import { readWrittenDay, saysNoDay } from '#domain/time/written-day.ts';
import type { JobColumn } from '../job-columns.ts';
import { readAdvert } from '../source-parts.ts';
import { readCategory, readModeAnswer, shorten } from '../source-words.ts';
import { decodeCell, lineOfCell, linesOfCell } from './cell-words.ts';
import { readPayCells } from './pay-cells.ts';
import { readWork } from './work-cells.ts';

export type CsvJob = { values: Partial<Record<JobColumn, string>>; remarks: string[] };
type Read = CsvJob;

const BETWEEN: Partial<Record<JobColumn, string>> = { description: '\n\n', requirements: '\n\n', salary: ' ' };

/**
 * @param columns the field of each cell; '' for none @param today in London; without it no day counts as too late, and days without a year
 * are not read
 */
export function readCsvJob(columns: readonly (JobColumn | '')[], cells: readonly string[], today?: string): CsvJob {
  const cellByField = new Map<JobColumn, string>();
  for (const [place, field] of columns.entries()) {
    const cell = cells[place] ?? '';
    if (field === '' || cell === '') continue;
    const before = cellByField.get(field);
    cellByField.set(field, before === undefined ? cell : `${before}${BETWEEN[field] ?? ', '}${cell}`);
  }
  const cell = (field: JobColumn) => cellByField.get(field) ?? '';
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
    readWorkMode(line('work_mode'), line('location')),
    readStart(line('start_date'), today),
    readClosing(line('closes_at'), today),
    readPosting(line('posted_on'), today),
  ];
  const values: CsvJob['values'] = {};
  for (const part of parts)
    for (const [field, value] of Object.entries(part.values)) if (value) values[field as JobColumn] = value;
  const lost = Object.values(values).find((value) => value.includes('\ufffd'));
  const remarks = parts.flatMap((part) => part.remarks);
  if (lost)
    remarks.push(`Characters were lost before you uploaded the file: ‘${around(lost, lost.indexOf('\ufffd'))}’`);
  return { values, remarks };
}

const around = (text: string, at: number): string => text.slice(Math.max(0, at - 15), at + 15).trim();

function readDescription(cell: string, isSplit: boolean): Read {
  const text = decodeCell(cell);
  if (isSplit && hasMarkup(text)) return readAdvert(text);
  const split =
    isSplit && !text.includes('<') ? readAdvert(text.replaceAll('&', '&amp;'), { keepsBreaks: true }) : null;
  return split?.values.requirements ? split : { values: { description: linesOfCell(cell) }, remarks: [] };
}

/** If the answer is 'No', the location may still say hybrid. */
function readWorkMode(answer: string, location: string): Read {
  if (answer === '') return { values: {}, remarks: [] };
  const read = readModeAnswer(answer);
  const isHybrid = /^(?:no|n|0|false)$/i.test(answer) && /\bhybrid\b/i.test(location);
  return isHybrid ? { values: { work_mode: 'hybrid' }, remarks: [] } : read;
}

function readLocation(location: string): Read {
  const most = JOB_FIELDS.location.most;
  if (location.length <= most) return { values: { location }, remarks: [] };
  const short = location.slice(0, most + 1).replace(/\s*(?:[,;/|]|\bor\b|\band\b|\s-)[^,;/|]*$/, '');
  if (short.length === 0 || short.length > most) return { values: { location }, remarks: [] };
  return { values: { location: short }, remarks: [`The location was shortened from: ${location}`] };
}

function readCategoryCell(title: string, category: string): CsvJob['values'] {
  if (category === '') return {};
  const namedCategory = JOB_CATEGORIES.find((each) => each === category.toLowerCase().replaceAll(/[\s_-]+/g, '-'));
  return namedCategory ? { category: namedCategory } : readCategory(title, category);
}

/** Texts such as 'As soon as possible' name no day and need no remark; figures that are no valid day do. */
function readStart(written: string, today: string | undefined): Read {
  const day = readWrittenDay(written, { today });
  if (day !== null) return { values: { start_date: day }, remarks: [] };
  return { values: {}, remarks: /\d/.test(written) ? [`‘${shorten(written)}’ is imported without a start date`] : [] };
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
  return { values: {}, remarks: isOdd ? [`‘${shorten(written)}’ isn’t a posting date that we can read`] : [] };
}
