import type { CsvLimits, CsvRefusal } from '#domain/csv/csv-limits.ts';
import { formatNumber } from '#domain/pay/money.ts';

export const LARGEST_IMPORT_BYTES = 5 * 1024 * 1024;
export const MOST_IMPORTED = 10_000;
/** More people than this are added in the background, because a request must not take that long. */
export const MOST_AT_ONCE = 250;
export const MOST_COLUMNS = 100;
const LONGEST_LINE = 60_000;
export const PEOPLE_FILE_LIMITS: CsvLimits = { rows: MOST_IMPORTED, columns: MOST_COLUMNS, line: LONGEST_LINE };

export const CSV_REFUSALS = {
  missing: 'Choose a CSV file',
  too_large: 'The file is larger than 5 MB. Split it',
  malformed: 'The form was cut off. Choose the file again',
  not_text: 'This isn’t a CSV file. In your spreadsheet, save it as “CSV UTF-8”',
  empty: 'The file needs a row of column names, with people below it',
  too_many_rows: `The file has more than ${formatNumber(MOST_IMPORTED)} people. Split it`,
  too_many_columns: `The file has more than ${MOST_COLUMNS} columns. Remove the columns you don’t need`,
  line_too_long: `A row is longer than ${formatNumber(LONGEST_LINE)} characters, perhaps because a quotation mark is not closed`,
  busy: 'We’re busy reading other files. Try again in a minute',
  too_costly: 'The file takes too long to read. Split it, or save it again as “CSV UTF-8”',
} as const satisfies Record<CsvRefusal, string>;

export const IMPORT_FIELDS = {
  full_name: 'Name',
  first_name: 'First name',
  last_name: 'Last name',
  email: 'Email address',
  phone: 'Phone number',
  location: 'Location',
  headline: 'Current job',
  skills: 'Skills',
  tags: 'Tags',
  notes: 'Notes',
  available_from: 'Available from',
  origin: 'Source',
  agreement: 'Consent or lawful basis',
  agreed_on: 'Email consent date',
  may_email: 'Agreed to emails (yes or no)',
  opted_out: 'Opted out of emails (yes or no)',
} as const;
export type ImportField = keyof typeof IMPORT_FIELDS;

export const isImportField = (name: string): name is ImportField => Object.hasOwn(IMPORT_FIELDS, name);
