/**
 * The guard of adverts. Every command that publishes a job or changes a published one asks it in its transaction: posting, editing,
 * reopening, and publishing a draft or a copy.
 */
import type { Transaction } from 'kysely';
import { writeAudits } from '#app/features/core/accounts/commands/audit.server.ts';
import type { Poster } from '#app/features/core/accounts/policy.ts';
import type { DB } from '#db/types.ts';
import type { Finding } from '#domain/advert/advert.ts';
import {
  type AdvertAnswers,
  type AdvertOverride,
  type AdvertQuestion,
  judgeAdvert,
} from '#domain/advert/judge-advert.ts';
import type { HirerAuthority } from '#domain/job/hirer-authority.ts';
import { londonDay } from '#domain/time/calendar-day.ts';
import { type AdvertText, checkJob, type GuardLog } from '../queries/guard/advert-guard.server.ts';

export type GuardAnswers = {
  answers: AdvertAnswers;
  authority: HirerAuthority | null;
  /** The client that the job belongs to; '' for none. Undefined keeps the stored one. */
  clientId?: string | undefined;
};
export const NO_ANSWERS: GuardAnswers = { answers: {}, authority: null };

export type GuardRefusal =
  | { ok: false; reason: 'advert'; blocks: Finding[]; open: AdvertQuestion[] }
  /** The agency has not recorded who authorised the advert. */
  | { ok: false; reason: 'authority' };

export type Guarded = {
  ok: true;
  overrides: AdvertOverride[];
  authority: HirerAuthority | null;
  isPublic: boolean;
};

type Posting = {
  job: AdvertText;
  guardAnswers: GuardAnswers;
  log: GuardLog;
  /** The job's owner is staff: the agency advertises for an employer. */
  isAgency: boolean;
  now: Date;
};

/** @returns what to log, or why the job may not be on the board */
function guardPosting({ job, guardAnswers, log, isAgency, now }: Posting): Guarded | GuardRefusal {
  const { blocks, open, overrides } = judgeAdvert(checkJob(job, now), guardAnswers.answers, log.overrides);
  if (blocks.length > 0 || open.length > 0) return { ok: false, reason: 'advert', blocks, open };
  if (isAgency && !guardAnswers.authority && !log.authority) return { ok: false, reason: 'authority' };
  return { ok: true, overrides, authority: guardAnswers.authority, isPublic: true };
}

/** A job that is not on the board is not checked, and keeps its recorded authority. */
export const guardWriting = (posting: Posting, isPublic: boolean): Guarded | GuardRefusal =>
  isPublic ? guardPosting(posting) : { ok: true, overrides: [], authority: posting.guardAnswers.authority, isPublic };

type LoggedJob = {
  id: string;
  title: string;
  /** The job's owner. For an employer, that account gives the authority. */
  ownerId: string;
  isAgency: boolean;
};

export type LoggedPosting = { job: LoggedJob; guarded: Guarded; log: GuardLog };

/** Logs answers and new authorities. For an employer's job the posting itself is the authority. */
export async function logPostings(
  transaction: Transaction<DB>,
  poster: Poster,
  postings: readonly LoggedPosting[],
  now: Date,
): Promise<void> {
  const by = { user_id: poster.id, user_name: poster.fullName };
  const answeredPostings = postings.filter(({ guarded }) => guarded.overrides.length > 0);
  if (answeredPostings.length > 0) {
    const rows = answeredPostings.flatMap(({ job, guarded }) =>
      guarded.overrides.map((override) => ({ ...override, ...by, job_id: job.id })),
    );
    await transaction.insertInto('advert_overrides').values(rows).execute();
    await writeAudits(transaction, poster, 'job_advert_kept', answeredPostings.map(toSubject));
  }
  const authorities: (HirerAuthority & { posting: LoggedPosting })[] = [];
  for (const posting of postings) {
    const authority = await authorityOf(transaction, posting, now);
    if (authority && !isSame(authority, posting.log.authority)) authorities.push({ ...authority, posting });
  }
  if (authorities.length === 0) return;
  await transaction
    .insertInto('hirer_authorities')
    .values(
      authorities.map(({ how, givenBy: given_by, givenOn: given_on, posting: { job } }) => {
        return { job_id: job.id, how, given_by, given_on, ...by, recorded_at: now };
      }),
    )
    .onConflict((conflict) =>
      conflict.column('job_id').doUpdateSet(({ ref }) => ({
        how: ref('excluded.how'),
        given_by: ref('excluded.given_by'),
        given_on: ref('excluded.given_on'),
        user_id: ref('excluded.user_id'),
        user_name: ref('excluded.user_name'),
        recorded_at: ref('excluded.recorded_at'),
      })),
    )
    .execute();
  const ofAgency = authorities.filter(({ posting }) => posting.job.isAgency);
  const subjects = ofAgency.map(({ posting }) => toSubject(posting));
  await writeAudits(transaction, poster, 'job_authority_recorded', subjects);
}

const toSubject = ({ job: { id, title } }: LoggedPosting) => ({ type: 'job', id, label: title }) as const;

async function authorityOf(
  transaction: Transaction<DB>,
  { job: { ownerId, isAgency }, guarded, log }: LoggedPosting,
  now: Date,
): Promise<HirerAuthority | null> {
  if (isAgency) return guarded.authority;
  return guarded.isPublic && !log.authority ? ownAuthority(transaction, ownerId, now) : null;
}

async function ownAuthority(transaction: Transaction<DB>, ownerId: string, now: Date): Promise<HirerAuthority> {
  const { full_name } = await transaction
    .selectFrom('profiles')
    .select('full_name')
    .where('id', '=', ownerId)
    .executeTakeFirstOrThrow();
  return { how: 'account', givenBy: full_name || 'The holder of the account', givenOn: londonDay(now) };
}

const isSame = (one: HirerAuthority, other: HirerAuthority | null): boolean =>
  other !== null && one.how === other.how && one.givenBy === other.givenBy && one.givenOn === other.givenOn;
