import { type AdvertQuestion, listBlocks, listQuestions } from '#domain/advert/judge-advert.ts';
import { ALL_JOB_FIELDS, JOB_FIELDS, toJobColumns } from '#domain/job/fields.ts';
import { usualClosingDay } from '#domain/job/job-closing.ts';
import { readSalary } from '#domain/pay/salary.ts';
import { londonDay } from '#domain/time/calendar-day.ts';
import { readJobForm } from '../form.ts';
import type { JobFormState } from '../schema.ts';
import { checkJob, EMPTY_GUARD_LOG, type GuardLog } from './guard/advert-guard.server.ts';
import { readGuard } from './guard/sent-guard.server.ts';
import type { ManagedJob } from './managed-jobs.server.ts';
import { describeBlocks } from './sent-job.server.ts';

const USUAL_CHOICES = Object.fromEntries(
  ALL_JOB_FIELDS.flatMap((name) => {
    const field = JOB_FIELDS[name];
    return field.kind === 'choice' && field.usual !== null ? [[name, field.usual]] : [];
  }),
);

export function newJobForm(now: Date, company = ''): JobFormState {
  const values = {
    company,
    ...USUAL_CHOICES,
    closes_at: usualClosingDay(now),
    authority_on: londonDay(now),
  };
  return { values, errors: {}, questions: [] };
}

/** The form of an existing job. If it needs a new closing date, it gets the default one. */
export function openJobForm(job: ManagedJob, now: Date, log: GuardLog = EMPTY_GUARD_LOG): JobFormState {
  const { salaryMin, salaryMax, salaryPeriod } = job;
  const read = readSalary(job.salary);
  const isAsRead =
    (read?.min ?? null) === salaryMin && (read?.max ?? null) === salaryMax && (read?.period ?? null) === salaryPeriod;
  const figures = isAsRead
    ? { min: null, max: null, period: null }
    : { min: salaryMin, max: salaryMax, period: salaryPeriod };
  const questions = listQuestions(checkJob(job, now));
  return {
    values: {
      ...Object.fromEntries(
        Object.entries(toJobColumns(job, ALL_JOB_FIELDS)).map(([name, value]) => [name, toText(value)]),
      ),
      salary_min: toText(figures.min),
      salary_max: toText(figures.max),
      salary_period: figures.period ?? '',
      client_id: job.clientId ?? '',
      closes_at: job.isPast ? usualClosingDay(now) : londonDay(job.closesAt),
      ...fillEarlierAnswers(questions, log, now),
    },
    errors: {},
    questions,
  };
}

function fillEarlierAnswers(questions: readonly AdvertQuestion[], { overrides, authority }: GuardLog, now: Date) {
  const answers = questions.flatMap(({ rule, words }) => {
    const override = overrides.find((each) => each.rule === rule && each.words === words);
    return override ? [[`because_${rule}`, override.reason] as const] : [];
  });
  return {
    ...Object.fromEntries(answers),
    authority_how: authority?.how ?? '',
    authority_by: authority?.givenBy ?? '',
    authority_on: authority?.givenOn ?? londonDay(now),
  };
}

export function openUnpublishedForm(job: ManagedJob, now: Date, log: GuardLog = EMPTY_GUARD_LOG): JobFormState {
  const state = openJobForm(job, now, log);
  const { guard, otherFields } = readGuard(state.values, now);
  const read = readJobForm({ ...otherFields, status: 'open' }, now);
  const missing = job.isAgency && !log.authority ? guard.missingAuthority : {};
  const blocks = describeBlocks(listBlocks(checkJob(job, now)));
  return { ...state, errors: { ...blocks, ...missing, ...(read.ok ? {} : read.errors) } };
}

const toText = (value: string | number | null): string => (value === null ? '' : String(value));
