/** A job as it came from outside, read by the form of a job and asked of the guard of adverts. */
import { hash } from 'node:crypto';
import { readJobForm, type WrittenJob } from '#app/features/jobs/form.ts';
import { checkJob, type GuardLog } from '#app/features/jobs/queries/guard/advert-guard.server.ts';
import { readGuard } from '#app/features/jobs/queries/guard/sent-guard.server.ts';
import { describeGuard } from '#app/features/jobs/queries/sent-job.server.ts';
import type { Fields, FormErrors } from '#app/web/form/read.server.ts';
import { type AdvertAnswers, type AdvertOverride, judgeAdvert } from '#domain/advert/judge-advert.ts';
import type { HirerAuthority } from '#domain/job/hirer-authority.ts';
import { usualClosingDay } from '#domain/job/job-closing.ts';
import { categoryOfTitle } from '#domain/job/trade.ts';
import { isJobColumn, type JobColumn } from '#domain/job-source/job-file.ts';
import { readTypedDay } from '#domain/time/calendar-day.ts';

export const LONGEST_REFERENCE = 200;

/** What changes with any value of the line, and with nothing else. */
export const hashOf = (values: Fields): Buffer => {
  const said = Object.entries(values).filter(([, value]) => value !== '');
  return hash('sha256', JSON.stringify(said.sort(([one], [other]) => (one < other ? -1 : 1))), 'buffer');
};

export type ReadJob = {
  ok: true;
  job: WrittenJob;
  answers: AdvertAnswers;
  /** Answers that are not logged yet. */
  overrides: AdvertOverride[];
  authority: HirerAuthority | null;
  clientId: string | undefined;
};

/**
 * `asked`: what the guard asks about, by the name under which it is sent back with an answer. `about`: where the words stand, which may be
 * changed instead.
 */
export type UnreadJob = { ok: false; errors: FormErrors; asked?: Fields; about?: JobColumn[] };

/**
 * @param values by the names of the form; what it asks about an advert, and who allowed it, may be among them
 * @param log of the job as it is known
 */
export function readIncoming(values: Fields, now: Date, log: GuardLog): ReadJob | UnreadJob {
  const { guard, rest } = readGuard(values, now);
  const { title = '', category = '', closes_at = '' } = rest;
  const read = readJobForm(
    {
      status: 'open',
      ...rest,
      // A file seldom says it. The title speaks for one half of the board, or the usual one is taken.
      category: category || (categoryOfTitle(title) ?? ''),
      closes_at: closes_at === '' ? usualClosingDay(now) : (readTypedDay(closes_at.slice(0, 10)) ?? closes_at),
    },
    now,
  );
  const errors = { ...(read.ok ? {} : (read.errors as FormErrors)), ...guard.guardErrors };
  if (!read.ok || Object.keys(errors).length > 0) return { ok: false, errors };
  const { answers, authority, clientId } = guard;
  const { job } = read;
  if (job.status === 'draft') return { ok: true, job, answers, overrides: [], authority, clientId };
  const verdict = judgeAdvert(checkJob(job, now), answers, log.overrides);
  const faults = describeGuard(verdict);
  if (Object.keys(faults).length > 0) {
    const asked = Object.fromEntries(verdict.open.map(({ rule, words }) => [`asked_${rule}`, words]));
    const fields = verdict.open.flatMap(({ findings }) => findings.map(({ field }) => field));
    return { ok: false, errors: faults, asked, about: [...new Set<string>(fields)].filter(isJobColumn) };
  }
  return { ok: true, job, answers, overrides: verdict.overrides, authority, clientId };
}
