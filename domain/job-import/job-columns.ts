import type { CsvLimits, CsvRefusal } from '#domain/csv/csv-limits.ts';
import { JOB_FIELDS, type JobField } from '#domain/job/fields.ts';
import { formatNumber } from '#domain/pay/money.ts';
import { IMPORTED_FIELDS } from './source-job.ts';

export const LARGEST_JOB_FILE_BYTES = 40 * 1024 * 1024;
export const JOB_FILE_LIMITS: CsvLimits = { rows: 50_000, columns: 50, line: 60_000 };

export const JOB_FILE_REFUSALS: Record<CsvRefusal, string> = {
  missing: 'Choose a CSV file',
  too_large: 'The file is larger than 40 MB. Split it',
  malformed: 'The form was cut off. Choose the file again',
  not_text: 'This isn’t a CSV file. In your spreadsheet, save it as “CSV UTF-8”',
  empty: 'The file needs a row of column names, with jobs below it',
  too_many_rows: `The file has more than ${formatNumber(JOB_FILE_LIMITS.rows)} jobs. Split it`,
  too_many_columns: `The file has more than ${JOB_FILE_LIMITS.columns} columns. Remove the columns you don’t need`,
  line_too_long: `A row is longer than ${formatNumber(JOB_FILE_LIMITS.line)} characters, perhaps because a quotation mark is not closed`,
  busy: 'We’re busy reading other files. Try again in a minute',
  too_costly: 'The file takes too long to read. Split it',
};

/** A column can hold the source's job reference, or a field of the job form. */
export const JOB_COLUMNS = {
  reference: 'Reference',
  ...labelsOf(IMPORTED_FIELDS),
  closes_at: 'Closing date',
  posted_on: 'Posted on',
};
export type JobColumn = keyof typeof JOB_COLUMNS;

function labelsOf<Name extends JobField>(names: readonly Name[]) {
  return Object.fromEntries(names.map((name) => [name, JOB_FIELDS[name].label])) as Record<Name, string>;
}

export const isJobColumn = (name: string): name is JobColumn => Object.hasOwn(JOB_COLUMNS, name);

export const FALLBACKS = ['company', 'location', 'salary', 'requirements'] as const satisfies readonly JobColumn[];
export type Fallback = (typeof FALLBACKS)[number];

export const OPTIONAL: readonly JobColumn[] = [
  ...IMPORTED_FIELDS.filter((name) => ['number', 'whole', 'pay', 'day'].includes(JOB_FIELDS[name].kind)),
  'closes_at',
  'posted_on',
];

/** A wrong value of these fields is wrong in the same way in every row, so one answer fixes all rows. */
export const ANSWERED_ONCE: readonly JobColumn[] = [
  ...OPTIONAL,
  ...FALLBACKS,
  ...IMPORTED_FIELDS.filter((name) => JOB_FIELDS[name].kind === 'choice'),
];

const NEEDED = ['title', 'company', 'location', 'salary', 'description', 'requirements'] as const;

export const listUnsaid = (
  columns: readonly string[],
  fallbacks: Readonly<Partial<Record<JobColumn, string>>>,
): JobColumn[] =>
  NEEDED.filter((field) => !columns.includes(field) && !fallbacks[field]).filter(
    (field) => field !== 'salary' || !columns.some((column) => column === 'salary_min' || column === 'salary_max'),
  );

/** The import asks before it closes more than this share of a source's open jobs at once. */
const CLOSING_ASKS_ABOVE = 0.3;
export const asksAboutClosing = (closing: number, open: number): boolean => closing > open * CLOSING_ASKS_ABOVE;
