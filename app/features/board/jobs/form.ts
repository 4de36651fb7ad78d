import { z } from 'zod';
import { hidden, hiddenChoice, joinedLine, text } from '#app/web/form/fields.server.ts';
import {
  ALL_JOB_FIELDS,
  JOB_FIELDS,
  type JobColumns,
  type JobField,
  type JobValues,
  readJobColumns,
} from '#domain/job/fields.ts';
import { usualClosingDay } from '#domain/job/job-closing.ts';
import { readMode } from '#domain/job-import/source-words.ts';
import { describeSalary, readSalary, type Salary } from '#domain/pay/salary.ts';
import { endOfLondonDay, isCalendarDay, londonDay, yearLater } from '#domain/time/calendar-day.ts';

/** A valid job from its form, ready to be stored. */
export type WrittenJob = JobValues & { closesAt: Date; status: 'draft' | 'open' };

type JobInput = keyof typeof FIELDS;

/** One message a field, which says what to do; `form` is for errors that belong to no field. */
export type JobFormErrors = Partial<Record<JobInput | 'form', string>>;

/**
 * @param values the submitted fields by name. Missing choices take their defaults; a missing work mode is read from the location; an
 *   empty optional field counts as missing; missing pay figures are read from the salary text. A draft needs only a title
 * @param now limits closing dates: from today to a year ahead, in London
 */
export function readJobForm(
  values: Record<string, unknown>,
  now: Date,
): { ok: true; job: WrittenJob } | { ok: false; errors: JobFormErrors } {
  const form = (values['status'] === 'draft' ? DRAFT_SHAPE : SHAPE).safeParse(withWorkMode(values));
  // Checks across fields run even if other fields have errors, so that the poster sees all errors at once.
  const pay = readPay(values);
  const errors = { ...checkClosing(values, now), ...pay.errors, ...(form.success ? {} : collectErrors(form.error)) };
  if (!form.success || Object.keys(errors).length > 0) return { ok: false, errors };
  const { closes_at, status, ...fields } = form.data;
  const pays = {
    salary_min: pay.salary?.min ?? null,
    salary_max: pay.salary?.max ?? null,
    salary_period: pay.salary?.period ?? null,
  };
  const job = {
    ...readJobColumns({ ...fields, ...pays }, ALL_JOB_FIELDS),
    status,
    closesAt: endOfLondonDay(closes_at || usualClosingDay(now)),
  };
  return { ok: true, job };
}

/** A location may contain the work mode: 'Remote', 'Leeds (hybrid)'. */
function withWorkMode(values: Record<string, unknown>): Record<string, unknown> {
  const { work_mode, location } = values;
  if (work_mode !== undefined || typeof location !== 'string') return values;
  return { ...values, work_mode: readMode(location).values.work_mode };
}

/** A field that may be empty in a draft. Only white space counts as empty; unreadable characters are still refused. */
const mayBeEmpty = (field: z.ZodType<string>) =>
  z.preprocess((typed) => (typeof typed === 'string' && typed.trim() === '' ? undefined : typed), field.default(''));

const emptyTo =
  <const T>(instead: T) =>
  (value: unknown) =>
    value === undefined || value === '' ? instead : value;

function day({ least, most, error }: { least: string; most: string; error: string }) {
  const typed = z
    .string(error)
    .trim()
    .refine((text) => isCalendarDay(text) && text >= least && text <= most, error);
  return z.preprocess((value) => (isBlank(value) ? null : value), typed.nullable());
}

const isBlank = (value: unknown) => value === undefined || (typeof value === 'string' && value.trim() === '');

function number(shape: RegExp, least: number, most: number, ask: string) {
  const typed = z
    .string(ask)
    .transform((text) => text.trim())
    .pipe(z.string().regex(shape, ask))
    .transform((text) => Number(text.replace(/[£,\s]/g, '')))
    .refine((value) => value >= least && value <= most, ask);
  return z.preprocess((value) => (isBlank(value) ? null : value), typed.nullable());
}

const NUMBER_SHAPES = {
  number: /^\d{1,2}(?:\.\d)?$/,
  whole: /^\d{1,2}$/,
  pay: /^£?\s?(?:\d{1,2}(?:,\d{3}){2}|\d{1,3},\d{3}|\d{1,8})(?:\.\d{1,2})?$/,
};

function fieldShape(name: JobField): z.ZodType {
  const field = JOB_FIELDS[name];
  switch (field.kind) {
    case 'line':
    case 'text': {
      const rules = {
        name: name.charAt(0).toUpperCase() + name.slice(1),
        least: 1,
        most: field.most,
        missing: field.error,
      };
      // A line break would break lists and emails, so joinedLine turns it into a space.
      return field.kind === 'line' ? joinedLine(rules) : text(rules);
    }
    case 'choice':
      return z.preprocess(
        emptyTo(field.usual),
        field.usual === null ? z.enum(field.choices, field.error).nullable() : z.enum(field.choices, field.error),
      );
    case 'day':
      return day(field);
    default:
      return number(NUMBER_SHAPES[field.kind], field.least, field.most, field.error);
  }
}

const WORDED_FIELDS = Object.fromEntries(ALL_JOB_FIELDS.map((name) => [name, fieldShape(name)])) as {
  [Name in JobField]: z.ZodType<JobColumns[Name]>;
};

const BAD_DAY = 'Enter the closing date as year, month and day, such as 2026-12-31';

const FIELDS = {
  ...WORDED_FIELDS,
  closes_at: z
    .string('Choose a closing date')
    .refine((text) => text !== '', { error: 'Choose a closing date', abort: true })
    .refine(isCalendarDay, BAD_DAY),
  status: z.enum(['draft', 'open'], 'Choose whether to post the job or save it as a draft'),
};

const SHAPE = z.strictObject(FIELDS);

/** A draft's fields are checked like others; only its title is required (migration 0025). */
const DRAFT_SHAPE = z.strictObject({
  ...FIELDS,
  company: mayBeEmpty(FIELDS.company),
  location: mayBeEmpty(FIELDS.location),
  salary: mayBeEmpty(FIELDS.salary),
  description: mayBeEmpty(FIELDS.description),
  requirements: mayBeEmpty(FIELDS.requirements),
  closes_at: z
    .string()
    .default('')
    .refine((text) => text === '' || isCalendarDay(text), BAD_DAY),
});

function checkClosing(values: Record<string, unknown>, now: Date): JobFormErrors {
  const { data: day } = FIELDS.closes_at.safeParse(values['closes_at']);
  const today = londonDay(now);
  if (day === undefined) return {};
  if (day < today) return { closes_at: 'Choose a closing date of today or later' };
  return day > yearLater(today) ? { closes_at: 'Choose a closing date within the next 12 months' } : {};
}

/** Typed figures take precedence; without any, those in the salary text count. */
function readPay(values: Record<string, unknown>): { salary: Salary | null; errors: JobFormErrors } {
  const { data: min } = FIELDS.salary_min.safeParse(values['salary_min']);
  const { data: max } = FIELDS.salary_max.safeParse(values['salary_max']);
  const { data: period } = FIELDS.salary_period.safeParse(values['salary_period']);
  const refuse = (errors: JobFormErrors) => ({ salary: null, errors });
  if (min === undefined || max === undefined || period === undefined) return refuse({});
  if (min !== null && max !== null && min > max) {
    return refuse({ salary_max: 'Enter a highest pay that’s at least the lowest pay' });
  }
  if (min !== null || max !== null) {
    if (period) return { salary: { min, max, period }, errors: {} };
    return refuse({ salary_period: JOB_FIELDS.salary_period.error });
  }
  const salary = readSalary(FIELDS.salary.safeParse(values['salary']).data ?? '');
  if (!period || salary?.period === period) return { salary, errors: {} };
  const reading = salary ? `We read the salary as ${describeSalary(salary)}. ` : '';
  return refuse({ salary_min: `${reading}Enter the pay in figures, or choose no period` });
}

function collectErrors(error: z.ZodError): JobFormErrors {
  const errors: JobFormErrors = {};
  for (const { path, message } of error.issues) {
    const [name] = path;
    if (isField(name)) errors[name] ??= message;
    else errors.form = 'The form has unexpected fields. Reload the page and try again';
  }
  return errors;
}

const isField = (name: unknown): name is JobInput => typeof name === 'string' && Object.hasOwn(FIELDS, name);

/** The form has a field `job-<id>` for each ticked job. */
export const confirmJobsForm = z
  .object({ token: hidden(100) })
  .catchall(hiddenChoice(['yes']))
  .transform(({ token, ...ticks }) => ({
    token,
    ids: Object.keys(ticks).flatMap((name) => (name.startsWith('job-') ? [name.slice('job-'.length)] : [])),
  }));
