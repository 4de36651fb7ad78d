/** A file of people, as a spreadsheet saves it: which column is what, and what may be in it. */

import type { CsvLimits, CsvRefusal } from '#domain/csv/csv-limits.ts';
import { guessByName } from '#domain/csv/guess-columns.ts';
import { formatNumber } from '#domain/pay/money.ts';

export const LARGEST_IMPORT_BYTES = 5 * 1024 * 1024;
export const MOST_IMPORTED = 10_000;
/** More are added in the background: a request may not take as long. */
export const MOST_AT_ONCE = 250;
export const MOST_COLUMNS = 50;
/** In characters: longer than all that is kept of one person. */
const LONGEST_LINE = 20_000;
export const PEOPLE_FILE_LIMITS: CsvLimits = { rows: MOST_IMPORTED, columns: MOST_COLUMNS, line: LONGEST_LINE };

/** Why a file cannot be read, as its reader is told. */
export const CSV_REFUSALS = {
  missing: 'Choose a CSV file',
  too_large: 'The file is larger than 5 MB. Split it',
  malformed: 'The form was cut off. Choose the file again',
  not_text: 'This is no CSV file. In your spreadsheet, save it as “CSV UTF-8”',
  empty: 'The file needs a line with the names of its columns, and a person below it',
  too_many_rows: `The file has more than ${formatNumber(MOST_IMPORTED)} people. Split it`,
  too_many_columns: `The file has more than ${MOST_COLUMNS} columns. Take out those that are not needed`,
  line_too_long: `A line is longer than ${formatNumber(LONGEST_LINE)} characters, perhaps because a quotation mark is not closed`,
  busy: 'Other files are being read at the moment. Try again in a minute',
  too_costly: 'The file takes too long to read. Split it, or save it again as “CSV UTF-8”',
} as const satisfies Record<CsvRefusal, string>;

/** What a column can be. */
export const IMPORT_FIELDS = {
  full_name: 'Name',
  first_name: 'First name',
  last_name: 'Last name',
  email: 'Email address',
  phone: 'Phone number',
  location: 'Location',
  headline: 'Present work',
  skills: 'Skills',
  origin: 'Where you have them from',
  agreement: 'How they agreed',
  agreed_on: 'Agreed to emails on',
} as const;
export type ImportField = keyof typeof IMPORT_FIELDS;

/** What columns are often called, in small letters without signs. */
const USUAL_NAMES: Record<ImportField, readonly string[]> = {
  full_name: ['name', 'fullname', 'candidate', 'candidatename', 'contactname'],
  first_name: ['firstname', 'forename', 'givenname', 'first'],
  last_name: ['lastname', 'surname', 'familyname', 'last'],
  email: ['email', 'emailaddress', 'mail', 'emailid'],
  phone: ['phone', 'phonenumber', 'telephone', 'mobile', 'mobilenumber', 'tel', 'mobilephone', 'contactnumber'],
  location: ['location', 'town', 'city', 'townorcity', 'area', 'address'],
  headline: ['presentwork', 'jobtitle', 'title', 'position', 'currentposition', 'role', 'currentrole', 'occupation'],
  skills: ['skills', 'keyskills'],
  origin: ['source', 'origin', 'wherefrom'],
  agreement: ['consent', 'howtheyagreed', 'lawfulbasis', 'basis'],
  agreed_on: ['agreedon', 'consentdate', 'dateofconsent', 'agreedtoemailson', 'optindate'],
};

export const isImportField = (name: string): name is ImportField => Object.hasOwn(IMPORT_FIELDS, name);

export const guessColumns = (header: readonly string[]): (ImportField | '')[] => guessByName(USUAL_NAMES, header);

export const countPeopleColumns = (cells: readonly string[]): number => guessColumns(cells).filter(Boolean).length;
