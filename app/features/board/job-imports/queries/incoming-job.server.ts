import { hash } from 'node:crypto';
import { readJobForm, type WrittenJob } from '#app/features/board/jobs/form.ts';
import { checkJob, type GuardLog } from '#app/features/board/jobs/queries/guard/advert-guard.server.ts';
import { readGuard } from '#app/features/board/jobs/queries/guard/sent-guard.server.ts';
import { describeGuardInFull } from '#app/features/board/jobs/queries/sent-job.server.ts';
import type { Fields, FormErrors } from '#app/web/form/read.server.ts';
import {
  type AdvertAnswers,
  type AdvertOverride,
  type AdvertVerdict,
  judgeAdvert,
} from '#domain/advert/judge-advert.ts';
import type { HirerAuthority } from '#domain/job/hirer-authority.ts';
import { usualClosingDay } from '#domain/job/job-closing.ts';
import { categoryOfTitle } from '#domain/job/trade.ts';
import { londonDay } from '#domain/time/calendar-day.ts';
import { readWrittenDay } from '#domain/time/written-day.ts';
import { readPostedOn } from './posted-on.server.ts';

export const LONGEST_REFERENCE = 200;

/** The hash of all values but the posting day, which `isUnchanged` compares. */
export const hashOf = (values: Fields): Buffer => {
  const filledFields = Object.entries(values).filter(([name, value]) => value !== '' && name !== 'posted_on');
  return hash('sha256', JSON.stringify(filledFields.sort(([one], [other]) => (one < other ? -1 : 1))), 'buffer');
};

export type ReadJob = {
  ok: true;
  job: WrittenJob;
  answers: AdvertAnswers;
  overrides: AdvertOverride[];
  authority: HirerAuthority | null;
  clientId: string | undefined;
  /** YYYY-MM-DD; null if the file gives no day. */
  postedOn: string | null;
};

/** `verdict`: set if the advert guard refuses the job. */
export type UnreadJob = { ok: false; errors: FormErrors; verdict?: GuardVerdict };
export type GuardVerdict = Pick<AdvertVerdict, 'blocks' | 'open'>;

/**
 * @param values by the field names of the form; may include answers to the advert guard and the authority @param log earlier answers about
 * this job
 */
export function readIncoming(values: Fields, now: Date, log: GuardLog): ReadJob | UnreadJob {
  const { guard, otherFields } = readGuard(values, now);
  const { title = '', category = '', closes_at = '', posted_on = '', ...others } = otherFields;
  const posted = readPostedOn(posted_on, now);
  const read = readJobForm(
    {
      status: 'open',
      ...others,
      title,
      // Few files have a category, so guess it from the title.
      category: category || (categoryOfTitle(title) ?? ''),
      closes_at:
        closes_at === ''
          ? usualClosingDay(now)
          : (readWrittenDay(closes_at, { today: londonDay(now), isEnd: true }) ?? closes_at),
    },
    now,
  );
  const errors = {
    ...(read.ok ? {} : (read.errors as FormErrors)),
    ...guard.guardErrors,
    ...(!posted.ok && { posted_on: posted.error }),
  };
  if (!read.ok || !posted.ok || Object.keys(errors).length > 0) return { ok: false, errors };
  const { answers, authority, clientId } = guard;
  const { job } = read;
  const readJob = { ok: true, job, answers, authority, clientId, postedOn: posted.day } as const;
  if (job.status === 'draft') return { ...readJob, overrides: [] };
  const { overrides, ...verdict } = judgeAdvert(checkJob(job, now), answers, log.overrides);
  const guardErrors = describeGuardInFull(verdict);
  return Object.keys(guardErrors).length > 0 ? { ok: false, errors: guardErrors, verdict } : { ...readJob, overrides };
}
