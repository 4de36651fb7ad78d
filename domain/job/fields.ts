/**
 * The fields of a job, by the names of their columns. The form, imports, the API, feeds, own data, the row and the page read this table.
 * docs/develop/recipes.md ("A field of a job") explains how to add one.
 */
import { REPLY_DAYS } from '#domain/application/reply-promise.ts';
import { formatPay, HIGHEST_PAY, LONGEST_SALARY } from '#domain/pay/salary.ts';
import { isCalendarDay } from '#domain/time/calendar-day.ts';
import {
  BASIS_NAMES,
  CATEGORY_NAMES,
  JOB_BASES,
  JOB_CATEGORIES,
  JOB_TYPES,
  SALARY_PERIODS,
  WORK_MODE_NAMES,
  WORK_MODES,
} from './job.ts';

type Description = {
  label: string;
  audience: 'everybody' | 'managers';
  /** The description in the API documentation; `apiWriting` adds instructions for programs that send the field. */
  api: string;
  apiWriting?: string;
  apiExample?: string;
  error: string;
} & (Text | Choice | Amount | Day);

/** `most` counts characters; the table `jobs` has the same limits as CHECKs. */
type Text = { kind: 'line' | 'text'; most: number };
/** `usual` is the default of a choice; without it the default is null. */
type Choice = {
  kind: 'choice';
  choices: readonly string[];
  names?: Readonly<Record<string, string>>;
  usual: string | null;
};
/** Pay is in pounds. */
type Amount = { kind: 'number' | 'whole' | 'pay'; least: number; most: number };
/** Days are written yyyy-mm-dd. */
type Day = { kind: 'day'; least: string; most: string };

const payError = (which: string) =>
  `Enter the ${which} pay in pounds, such as 30000 or 12.71, up to ${formatPay(HIGHEST_PAY)}`;

export const JOB_FIELDS = {
  title: {
    kind: 'line',
    label: 'Title',
    audience: 'everybody',
    most: 150,
    api: 'The job title.',
    apiExample: 'Warehouse operative',
    error: 'Enter a title',
  },
  company: {
    kind: 'line',
    label: 'Company',
    audience: 'everybody',
    most: 100,
    api: 'The employer named in the advert.',
    error: 'Enter a company',
  },
  location: {
    kind: 'line',
    label: 'Location',
    audience: 'everybody',
    most: 100,
    api: 'As shown in the advert.',
    apiWriting: 'Add the county if several places share the name.',
    apiExample: 'Kettering, Northamptonshire',
    error: 'Enter a location',
  },
  salary: {
    kind: 'line',
    label: 'Salary (text)',
    audience: 'everybody',
    most: LONGEST_SALARY,
    api: 'As shown in the advert.',
    apiWriting: 'We read figures from it unless you give them.',
    apiExample: '£28,000 to £32,000 a year',
    error: 'Enter a salary',
  },
  salary_min: {
    kind: 'pay',
    label: 'Lowest pay',
    audience: 'everybody',
    least: 0.01,
    most: HIGHEST_PAY,
    api: 'In pounds per `salary_period`; null if the advert gives no figure.',
    error: payError('lowest'),
  },
  salary_max: {
    kind: 'pay',
    label: 'Highest pay',
    audience: 'everybody',
    least: 0.01,
    most: HIGHEST_PAY,
    api: 'The highest pay, in the same way.',
    error: payError('highest'),
  },
  salary_period: {
    kind: 'choice',
    label: 'Pay period',
    audience: 'everybody',
    choices: SALARY_PERIODS,
    usual: null,
    api: 'The pay period; null if there is no figure.',
    error: 'Choose a pay period: hour, day, week, month or year',
  },
  type: {
    kind: 'choice',
    label: 'Type of work',
    audience: 'everybody',
    choices: JOB_TYPES,
    usual: 'Full-time',
    api: 'The working pattern.',
    apiWriting: 'Full-time by default.',
    error: 'Choose a type of work',
  },
  basis: {
    kind: 'choice',
    label: 'Permanent or temporary',
    audience: 'everybody',
    choices: JOB_BASES,
    names: BASIS_NAMES,
    usual: 'permanent',
    api: 'Whether the work is permanent or temporary.',
    error: 'Choose whether the work is permanent or temporary',
  },
  category: {
    kind: 'choice',
    label: 'Category',
    audience: 'everybody',
    choices: JOB_CATEGORIES,
    names: CATEGORY_NAMES,
    usual: 'white-collar',
    api: 'The category it’s listed under.',
    apiWriting: 'Required if the title suggests the other one.',
    error: 'Choose a category',
  },
  work_mode: {
    kind: 'choice',
    label: 'Workplace',
    audience: 'everybody',
    choices: WORK_MODES,
    names: WORK_MODE_NAMES,
    usual: 'on-site',
    api: 'On site, hybrid or remote.',
    error: 'Choose a workplace',
  },
  start_date: {
    kind: 'day',
    label: 'Start date',
    audience: 'everybody',
    least: '2000-01-01',
    most: '2099-12-31',
    api: 'The start date; null if the advert gives none.',
    apiExample: '2027-01-11',
    error: 'Enter a start date like 2027-01-11',
  },
  hours_per_week: {
    kind: 'number',
    label: 'Hours a week',
    audience: 'managers',
    least: 1,
    most: 80,
    api: 'Null if not given.',
    apiWriting: 'From 1 to 80.',
    error: 'Enter the hours a week as a number from 1 to 80, such as 37.5',
  },
  reply_days: {
    kind: 'whole',
    label: 'Days to reply to an application',
    audience: 'managers',
    ...REPLY_DAYS,
    api: 'Days within which candidates get a reply; null for the agency’s usual time.',
    error: `Enter a whole number of days from ${REPLY_DAYS.least} to ${REPLY_DAYS.most}`,
  },
  description: {
    kind: 'text',
    label: 'Description',
    audience: 'everybody',
    most: 20_000,
    api: 'Plain text with line breaks.',
    error: 'Enter a description',
  },
  requirements: {
    kind: 'text',
    label: 'Requirements',
    audience: 'everybody',
    most: 20_000,
    api: 'Plain text with line breaks.',
    error: 'Enter the requirements',
  },
} as const satisfies Record<string, Description>;

type Fields = typeof JOB_FIELDS;
/** The name of a field, which is that of its column, its input and its key in the API. */
export type JobField = keyof Fields;
export const ALL_JOB_FIELDS = Object.keys(JOB_FIELDS) as JobField[];

export function jobChoices(name: JobField): { value: string; label: string }[] {
  const field: Description = JOB_FIELDS[name];
  if (field.kind !== 'choice') return [];
  return field.choices.map((value) => ({ value, label: field.names?.[value] ?? value }));
}

type NamesBy<Wanted> = { [Name in JobField]: Fields[Name] extends Wanted ? Name : never }[JobField];
export type PublicJobField = NamesBy<{ audience: 'everybody' }>;
const isPublic = (name: JobField): name is PublicJobField => JOB_FIELDS[name].audience === 'everybody';
export const PUBLIC_JOB_FIELDS = ALL_JOB_FIELDS.filter(isPublic);
/** Fields that only managers of the job see. */
export const MANAGED_JOB_FIELDS = ALL_JOB_FIELDS.filter(
  (name): name is Exclude<JobField, PublicJobField> => !isPublic(name),
);

type Value<Field> = Field extends { kind: 'choice'; choices: readonly (infer Choice)[]; usual: infer Usual }
  ? Choice | (Usual extends null ? null : never)
  : Field extends { kind: 'line' | 'text' }
    ? string
    : Field extends { kind: 'day' }
      ? string | null
      : number | null;

export type JobColumns<Name extends JobField = JobField> = { [Each in Name]: Value<Fields[Each]> };
/** The PostgreSQL driver returns numeric columns as text, and days as midnight in the process's time zone. */
type JobRow<Name extends JobField> = {
  [Each in Name]: number extends JobColumns[Each]
    ? number | string | null
    : Fields[Each] extends { kind: 'day' }
      ? Date | string | null
      : JobColumns[Each];
};

type Camel<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<Camel<Rest>>}`
  : Name;
export type JobValues<Name extends JobField = JobField> = { [Each in Name as Camel<Each>]: Value<Fields[Each]> };

/** A job as every visitor may see it. Texts are as the employer typed them: plain text with line breaks. */
export type PublicJob = JobValues<PublicJobField> & {
  id: string;
  createdAt: Date;
  updatedAt: Date;
  closesAt: Date;
  /** False once the job is closed or its closing date has passed: candidates can still read it but not apply. */
  isOpen: boolean;
  logo?: string | undefined;
};

export type PublicJobRow = JobRow<PublicJobField> & {
  id: string;
  created_at: Date;
  updated_at: Date;
  closes_at: Date;
  is_open: boolean;
  logo: string | null;
};

export const propertyOf = (name: JobField): string =>
  name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

const PROPERTIES = Object.fromEntries(ALL_JOB_FIELDS.map((name) => [name, propertyOf(name)])) as Record<
  JobField,
  string
>;

const isNumber = (name: JobField): boolean => ['number', 'whole', 'pay'].includes(JOB_FIELDS[name].kind);

/** The driver returns a day as midnight in the process's time zone. */
const dayOf = (midnight: Date): string =>
  [midnight.getFullYear(), midnight.getMonth() + 1, midnight.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

function readColumn(name: JobField, value: unknown): unknown {
  if (value === null) return null;
  if (value instanceof Date) return dayOf(value);
  return isNumber(name) ? Number(value) : value;
}

export function readJobColumns<Name extends JobField>(row: JobRow<Name>, names: readonly Name[]): JobValues<Name> {
  const values: Record<string, unknown> = {};
  for (const name of names) values[PROPERTIES[name]] = readColumn(name, row[name]);
  return values as JobValues<Name>;
}

export function toJobColumns<Name extends JobField>(job: JobValues<Name>, names: readonly Name[]): JobColumns<Name> {
  const values: Record<string, unknown> = job;
  return Object.fromEntries(names.map((name) => [name, values[PROPERTIES[name]]])) as JobColumns<Name>;
}

export const copyJobColumns = <Row extends { [Name in JobField]: unknown }>(row: Row): Pick<Row, JobField> =>
  pick(row, ALL_JOB_FIELDS) as Pick<Row, JobField>;

const pick = (from: Record<string, unknown>, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, from[name]]));

export const publicValues = (job: JobValues): JobValues<PublicJobField> =>
  pick(
    job,
    PUBLIC_JOB_FIELDS.map((name) => PROPERTIES[name]),
  ) as JobValues<PublicJobField>;

/** The public fields of a job that is being typed: unknown choices get their defaults, and numbers are not read. */
export function readTypedJob(typed: Record<string, string>): JobValues<PublicJobField> {
  const read = (name: JobField): string | null => {
    const field: Description = JOB_FIELDS[name];
    const text = typed[name] ?? '';
    if (field.kind === 'line' || field.kind === 'text') return text;
    if (field.kind === 'day') return isCalendarDay(text) ? text : null;
    if (field.kind !== 'choice') return null;
    return field.choices.find((choice) => choice === text) ?? field.usual;
  };
  return Object.fromEntries(
    PUBLIC_JOB_FIELDS.map((name) => [PROPERTIES[name], read(name)]),
  ) as JobValues<PublicJobField>;
}

export const toPublicJob = (row: PublicJobRow): PublicJob => ({
  id: row.id,
  ...readJobColumns(row, PUBLIC_JOB_FIELDS),
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  closesAt: row.closes_at,
  isOpen: row.is_open,
  ...(row.logo && { logo: row.logo }),
});
