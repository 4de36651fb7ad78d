/** The form of a job, as it is opened and as it is sent. Whatever is refused goes back with what was typed. */
import { data } from 'react-router';
import { echo, readFields, refuseForm } from '#app/site/form.server.ts';
import { endOfLondonDay, londonDay } from '#domain/calendar-day.ts';
import { readJobForm, type WrittenJob } from '#domain/job-form.server.ts';
import type { JobNoticeKey } from '#domain/job-notices.ts';
import { describeLowPay } from '#domain/minimum-wage.ts';
import { readSalary } from '#domain/salary.ts';
import type { ManagedJob } from './managed-jobs.server.ts';

/** What the form shows. */
export type JobFormState = {
  values: Record<string, string>;
  /** By field; `form` for what is wrong with none in particular. */
  errors: Record<string, string>;
  /** Names the figures where the pay is below the law; null where it is not. */
  payWarning: string | null;
};

export type JobIntent = 'post' | 'draft' | 'save' | 'check';

export type SentJob = JobFormState & {
  intent: JobIntent;
  version: string;
  /** Asked by a dialog, which stays where it is. */
  staysHere: boolean;
  isPayChecked: boolean;
  /** Where to go afterwards, as it was sent. */
  next: string;
  /** Null where `errors` says why not. */
  job: WrittenJob | null;
};

/** How long a new job stays open unless it says otherwise. */
const OPEN_DAYS = 42;
const usualClosingDay = (now: Date) => londonDay(new Date(now.getTime() + OPEN_DAYS * 86_400_000));

export const usualClosing = (now: Date): Date => endOfLondonDay(usualClosingDay(now));

export function newJobForm(now: Date): JobFormState {
  const values = {
    ...{ type: 'Full-time', category: 'white-collar', basis: 'permanent', work_mode: 'on-site' },
    closes_at: usualClosingDay(now),
  };
  return { values, errors: {}, payWarning: null };
}

/** The form of a job that is there. One that needs a new closing date gets the usual one. */
export function openJobForm(job: ManagedJob, now: Date): JobFormState {
  const { salaryMin, salaryMax, salaryPeriod, hoursPerWeek } = job;
  const read = readSalary(job.salary);
  const isAsRead =
    (read?.min ?? null) === salaryMin && (read?.max ?? null) === salaryMax && (read?.period ?? null) === salaryPeriod;
  const figures = isAsRead
    ? { min: null, max: null, period: null }
    : { min: salaryMin, max: salaryMax, period: salaryPeriod };
  const salary = salaryPeriod && { min: salaryMin, max: salaryMax, period: salaryPeriod };
  return {
    values: {
      ...{ title: job.title, company: job.company, location: job.location, salary: job.salary },
      ...{ salary_min: toText(figures.min), salary_max: toText(figures.max), salary_period: figures.period ?? '' },
      ...{ type: job.type, category: job.category, basis: job.basis, work_mode: job.workMode },
      ...{ hours_per_week: toText(hoursPerWeek), description: job.description, requirements: job.requirements },
      closes_at: job.isPast ? usualClosingDay(now) : londonDay(job.closesAt),
    },
    errors: {},
    payWarning: salary && describeLowPay({ salary, hoursPerWeek, on: now }),
  };
}

const toText = (number: number | null): string => (number === null ? '' : String(number));

/** Throws what answers with 400 where it is no form of ours. */
export async function readSentJob(request: Request, now: Date): Promise<SentJob> {
  const { intent, version = '', answer, pay_checked, next = '', ...fields } = await readFields(request);
  if (!isIntent(intent) || (answer ?? 'here') !== 'here' || (pay_checked ?? 'yes') !== 'yes') throw refuseForm();
  const read = readJobForm({ ...fields, status: intent === 'draft' ? 'draft' : 'open' }, now);
  const errors = read.ok ? {} : read.errors;
  // Only a field that the form does not have is wrong with the form itself.
  if ('form' in errors || 'status' in fields) throw refuseForm();
  const job = read.ok ? read.job : null;
  const sent = { intent, version, next, staysHere: answer === 'here', isPayChecked: pay_checked === 'yes' };
  return { ...sent, job, values: echo(fields), errors, payWarning: job && warnOfPay(job, now) };
}

const INTENTS: readonly JobIntent[] = ['post', 'draft', 'save', 'check'];
const isIntent = (text?: string): text is JobIntent => INTENTS.some((intent) => intent === text);

function warnOfPay({ salaryMin, salaryMax, salaryPeriod, hoursPerWeek }: WrittenJob, on: Date): string | null {
  if (salaryPeriod === null) return null;
  return describeLowPay({ salary: { min: salaryMin, max: salaryMax, period: salaryPeriod }, hoursPerWeek, on });
}

/** What is sent back instead of doing anything; null where there is nothing against it. */
export function refuseSentJob(sent: SentJob, isPublishing: boolean) {
  if (sent.intent === 'check') return showAgain(sent, { status: 200 });
  if (!sent.job) return showAgain(sent);
  if (!isPublishing || sent.payWarning === null || sent.isPayChecked) return null;
  return showAgain(sent, { errors: { pay_checked: 'Check the pay, then tick the box to publish anyway' } });
}

type Why = { errors?: Record<string, string>; status?: number; version?: string };

/** The same form with what was typed, and why nothing was stored. */
export function showAgain(sent: SentJob, { errors = {}, status = 422, version = sent.version }: Why = {}) {
  const { values, payWarning } = sent;
  return data(
    { isDone: false as const, values, errors: { ...sent.errors, ...errors }, payWarning, version },
    { status },
  );
}

/**
 * Requests whose form came from somebody who is signed out by now. Their loader runs after the action, and must not lead
 * them away from what they typed.
 */
const sentSignedOut = new WeakSet<object>();

export function showSignedOut(context: object, sent: SentJob, form: string) {
  sentSignedOut.add(context);
  return showAgain(sent, { errors: { form }, status: 401 });
}

export const isSentSignedOut = (context: object): boolean => sentSignedOut.has(context);

/** For a dialog, which says so itself and stays. */
export const done = (notice: JobNoticeKey) => data({ isDone: true as const, notice });
