/** The form of a job, checked (spec: accounts, the rules for a job). Imported by the server only, except for its types. */
import { z } from 'zod';
import { hidden, hiddenChoice, joinedLine, text } from '#app/web/form/fields.server.ts';
import { REPLY_DAYS } from '#domain/application/reply-promise.ts';
import { JOB_BASES, JOB_CATEGORIES, JOB_TYPES, type PublicJob, SALARY_PERIODS, WORK_MODES } from '#domain/job/job.ts';
import { usualClosingDay } from '#domain/job/job-closing.ts';
import { HOURS_PER_WEEK_LIMITS, JOB_TEXT_LIMITS, PAY_LIMITS } from '#domain/job/job-limits.ts';
import { readMode } from '#domain/job-source/source-words.ts';
import { describeSalary, formatPay, readSalary, type Salary } from '#domain/pay/salary.ts';
import { endOfLondonDay, isCalendarDay, londonDay, yearLater } from '#domain/time/calendar-day.ts';

/** A job as its form gives it, ready to be stored. */
export type WrittenJob = Omit<PublicJob, 'id' | 'createdAt' | 'updatedAt' | 'isOpen'> & {
  hoursPerWeek: number | null;
  /** Within which candidates hear; null takes the agency's. */
  replyDays: number | null;
  status: 'draft' | 'open';
};

/** The inputs are named as the columns are. */
export type JobField = keyof typeof FIELDS;

/** One message a field, which says what to do; `form` is for what belongs to no field. */
export type JobFormErrors = Partial<Record<JobField | 'form', string>>;

/**
 * @param values what was sent, by name. A choice left out takes its default; a work mode left out is read from the location
 *   where that names one. An empty optional field counts as left out, and pay figures left out are read from the salary text.
 *   A draft needs a title only
 * @param now decides which closing dates there are: from today to a year ahead, as days in London
 */
export function readJobForm(
  values: Record<string, unknown>,
  now: Date,
): { ok: true; job: WrittenJob } | { ok: false; errors: JobFormErrors } {
  const form = (values.status === 'draft' ? DRAFT_SHAPE : SHAPE).safeParse(withWorkMode(values));
  // Checks of several fields run even if other fields are wrong, so that the poster sees all errors at once.
  const pay = readPay(values);
  const errors = { ...checkClosing(values, now), ...pay.errors, ...(form.success ? {} : collectErrors(form.error)) };
  if (!form.success || Object.keys(errors).length > 0) return { ok: false, errors };
  const { work_mode, hours_per_week, reply_days, salary_min, salary_max, salary_period, closes_at, ...rest } =
    form.data;
  const job = {
    ...rest,
    salaryMin: pay.salary?.min ?? null,
    salaryMax: pay.salary?.max ?? null,
    salaryPeriod: pay.salary?.period ?? null,
    workMode: work_mode,
    hoursPerWeek: hours_per_week,
    replyDays: reply_days,
    closesAt: endOfLondonDay(closes_at || usualClosingDay(now)),
  };
  return { ok: true, job };
}

/** A location may say where the work is done: 'Remote', 'Leeds (hybrid)'. */
function withWorkMode(values: Record<string, unknown>): Record<string, unknown> {
  const { work_mode, location } = values;
  if (work_mode !== undefined || typeof location !== 'string') return values;
  return { ...values, work_mode: readMode(location).values.work_mode };
}

type JobText = keyof typeof JOB_TEXT_LIMITS;

const rulesOf = (name: JobText, missing: string) => ({
  name: name.charAt(0).toUpperCase() + name.slice(1),
  least: 1,
  most: JOB_TEXT_LIMITS[name],
  missing,
});

const lines = (name: JobText, missing: string) => text(rulesOf(name, missing));
/** A line break in a title would break lists and mails: it counts as a space. */
const line = (name: JobText, missing: string) => joinedLine(rulesOf(name, missing));

/** A field that may be empty in a draft. Only white space counts as empty; unreadable characters are still refused. */
const mayBeEmpty = (field: ReturnType<typeof lines>) =>
  z.preprocess((typed) => (typeof typed === 'string' && typed.trim() === '' ? undefined : typed), field.default(''));

const emptyTo =
  <const T>(instead: T) =>
  (value: unknown) =>
    value === undefined || value === '' ? instead : value;

function choice<const T extends readonly [string, ...string[]]>(choices: T, usual: T[number], ask: string) {
  return z.preprocess(emptyTo(usual), z.enum(choices, ask));
}

function number(shape: RegExp, least: number, most: number, ask: string) {
  const typed = z
    .string(ask)
    .transform((text) => text.trim())
    .pipe(z.string().regex(shape, ask))
    .transform((text) => Number(text.replace(/[£,\s]/g, '')))
    .refine((value) => value >= least && value <= most, ask);
  const isBlank = (value: unknown) => value === undefined || (typeof value === 'string' && value.trim() === '');
  return z.preprocess((value) => (isBlank(value) ? null : value), typed.nullable());
}

const payment = (which: string) =>
  number(
    /^£?\s?(?:\d{1,2}(?:,\d{3}){2}|\d{1,3},\d{3}|\d{1,8})(?:\.\d{1,2})?$/,
    PAY_LIMITS.least,
    PAY_LIMITS.most,
    `Enter the ${which} pay in pounds, such as 30000 or 12.71, up to ${formatPay(PAY_LIMITS.most)}`,
  );

const BAD_DAY = 'Enter the closing date as year, month and day, such as 2026-12-31';

const FIELDS = {
  title: line('title', 'Enter a title'),
  company: line('company', 'Enter a company'),
  location: line('location', 'Enter a location'),
  salary: line('salary', 'Enter a salary'),
  description: lines('description', 'Enter a description'),
  requirements: lines('requirements', 'Enter the requirements'),
  type: choice(JOB_TYPES, 'Full-time', 'Choose a type of work'),
  category: choice(JOB_CATEGORIES, 'white-collar', 'Choose a category'),
  basis: choice(JOB_BASES, 'permanent', 'Choose whether the work is permanent or temporary'),
  work_mode: choice(WORK_MODES, 'on-site', 'Choose where the work is done'),
  hours_per_week: number(
    /^\d{1,2}(?:\.\d)?$/,
    HOURS_PER_WEEK_LIMITS.least,
    HOURS_PER_WEEK_LIMITS.most,
    'Enter the hours a week as a number from 1 to 80, such as 37.5',
  ),
  reply_days: number(
    /^\d{1,2}$/,
    REPLY_DAYS.least,
    REPLY_DAYS.most,
    `Enter the days as a whole number from ${REPLY_DAYS.least} to ${REPLY_DAYS.most}`,
  ),
  salary_min: payment('lowest'),
  salary_max: payment('highest'),
  salary_period: z.preprocess(
    emptyTo(null),
    z.enum(SALARY_PERIODS, 'Choose what the pay is for: an hour, a day, a week, a month or a year').nullable(),
  ),
  closes_at: z
    .string('Choose a closing date')
    .refine((text) => text !== '', { error: 'Choose a closing date', abort: true })
    .refine(isCalendarDay, BAD_DAY),
  status: z.enum(['draft', 'open'], 'Choose whether to post the job or to keep it as a draft'),
};

const SHAPE = z.strictObject(FIELDS);

/** What a draft holds is checked like anything else; only its title has to be there (migration 0025). */
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
  const { data: day } = FIELDS.closes_at.safeParse(values.closes_at);
  const today = londonDay(now);
  if (day === undefined) return {};
  if (day < today) return { closes_at: 'Choose a closing date from today on' };
  return day > yearLater(today) ? { closes_at: 'Choose a closing date within the next 12 months' } : {};
}

/** Numbers that were typed count; without any, those in the salary text do. */
function readPay(values: Record<string, unknown>): { salary: Salary | null; errors: JobFormErrors } {
  const { data: min } = FIELDS.salary_min.safeParse(values.salary_min);
  const { data: max } = FIELDS.salary_max.safeParse(values.salary_max);
  const { data: period } = FIELDS.salary_period.safeParse(values.salary_period);
  const refuse = (errors: JobFormErrors) => ({ salary: null, errors });
  if (min === undefined || max === undefined || period === undefined) return refuse({});
  if (min !== null && max !== null && min > max) {
    return refuse({ salary_max: 'Enter a highest pay that is not below the lowest' });
  }
  if (min !== null || max !== null) {
    if (period) return { salary: { min, max, period }, errors: {} };
    return refuse({ salary_period: 'Choose what the pay is for: an hour, a day, a week, a month or a year' });
  }
  const salary = readSalary(FIELDS.salary.safeParse(values.salary).data ?? '');
  if (!period || salary?.period === period) return { salary, errors: {} };
  const reading = salary ? `We read the salary as ${describeSalary(salary)}. ` : '';
  return refuse({ salary_min: `${reading}Enter the pay in numbers, or choose no period` });
}

function collectErrors(error: z.ZodError): JobFormErrors {
  const errors: JobFormErrors = {};
  for (const { path, message } of error.issues) {
    const [name] = path;
    if (isField(name)) errors[name] ??= message;
    else errors.form = 'Reload the page and try again: the form holds something that does not belong to it';
  }
  return errors;
}

const isField = (name: unknown): name is JobField => typeof name === 'string' && Object.hasOwn(FIELDS, name);

/** Every job that is ticked: `job-<id>`. */
export const confirmJobsForm = z
  .object({ token: hidden(100) })
  .catchall(hiddenChoice(['yes']))
  .transform(({ token, ...ticks }) => ({
    token,
    ids: Object.keys(ticks).flatMap((name) => (name.startsWith('job-') ? [name.slice('job-'.length)] : [])),
  }));
