/** The form of a job, as it is opened: empty but for what is usual, or with what the job holds. */

import { usualClosingDay } from '#domain/job/job-closing.ts';
import { describeLowPay } from '#domain/pay/minimum-wage.ts';
import { readSalary } from '#domain/pay/salary.ts';
import { londonDay } from '#domain/time/calendar-day.ts';
import { readJobForm } from '../form.ts';
import type { ManagedJob } from './managed-jobs.server.ts';

/** What the form shows. */
export type JobFormState = {
  values: Record<string, string>;
  /** By field. */
  errors: Record<string, string>;
  /** Names the figures where the pay is below the law; null where it is not. */
  payWarning: string | null;
};

/** @param company of the poster's newest job, or '' */
export function newJobForm(now: Date, company = ''): JobFormState {
  const values = {
    company,
    type: 'Full-time',
    category: 'white-collar',
    basis: 'permanent',
    work_mode: 'on-site',
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
      title: job.title,
      company: job.company,
      location: job.location,
      salary: job.salary,
      salary_min: toText(figures.min),
      salary_max: toText(figures.max),
      salary_period: figures.period ?? '',
      type: job.type,
      category: job.category,
      basis: job.basis,
      work_mode: job.workMode,
      hours_per_week: toText(hoursPerWeek),
      reply_days: toText(job.replyDays),
      description: job.description,
      requirements: job.requirements,
      closes_at: job.isPast ? usualClosingDay(now) : londonDay(job.closesAt),
    },
    errors: {},
    payWarning: salary && describeLowPay({ salary, hoursPerWeek, on: now }),
  };
}

/** The same with the errors that keep a draft from being published. */
export function openUnpublishedForm(job: ManagedJob, now: Date): JobFormState {
  const state = openJobForm(job, now);
  const read = readJobForm({ ...state.values, status: 'open' }, now);
  return read.ok ? state : { ...state, errors: read.errors };
}

const toText = (number: number | null): string => (number === null ? '' : String(number));
