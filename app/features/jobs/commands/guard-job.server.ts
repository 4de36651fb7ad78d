/**
 * The guard of adverts. Every command that puts a job on the board or changes one there asks it inside its transaction:
 * posting, editing, reopening, publishing a draft or a copy.
 */
import type { Transaction } from 'kysely';
import { writeAudit } from '#app/features/accounts/commands/audit.server.ts';
import type { Poster } from '#app/features/accounts/policy.ts';
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

/** What the poster says to the guard. */
export type GuardAnswers = {
  answers: AdvertAnswers;
  authority: HirerAuthority | null;
  /** Whose job it is; '' for none. Undefined leaves what is stored. */
  clientId?: string | undefined;
};
export const NO_ANSWERS: GuardAnswers = { answers: {}, authority: null };

export type GuardRefusal =
  | { ok: false; reason: 'advert'; blocks: Finding[]; open: AdvertQuestion[] }
  /** The agency has not said who allowed it to advertise the job. */
  | { ok: false; reason: 'authority' };

export type Guarded = {
  ok: true;
  overrides: AdvertOverride[];
  authority: HirerAuthority | null;
  /** The job stands on the board from now on. */
  isPublic: boolean;
};

type Posting = {
  job: AdvertText;
  said: GuardAnswers;
  log: GuardLog;
  /** The account that has the job is staff: the agency posts for an employer. */
  isAgency: boolean;
  now: Date;
};

/** @returns what is to be logged, or why the job may not stand on the board */
function guardPosting({ job, said, log, isAgency, now }: Posting): Guarded | GuardRefusal {
  const { blocks, open, overrides } = judgeAdvert(checkJob(job, now), said.answers, log.overrides);
  if (blocks.length > 0 || open.length > 0) return { ok: false, reason: 'advert', blocks, open };
  if (isAgency && !said.authority && !log.authority) return { ok: false, reason: 'authority' };
  return { ok: true, overrides, authority: said.authority, isPublic: true };
}

/** What does not stand on the board is not asked about, and keeps what was said of its authority. */
export const guardWriting = (posting: Posting, isPublic: boolean): Guarded | GuardRefusal =>
  isPublic ? guardPosting(posting) : { ok: true, overrides: [], authority: posting.said.authority, isPublic };

type LoggedJob = {
  id: string;
  title: string;
  /** Whose account has it: of an employer, that account gives the authority. */
  ownerId: string;
  isAgency: boolean;
};

/** Logs the answers, and the authority if it is new. Of an employer's job the posting itself is the authority. */
export async function logPosting(
  transaction: Transaction<DB>,
  poster: Poster,
  { id, title, ownerId, isAgency }: LoggedJob,
  guarded: Guarded,
  { log, now }: { log: GuardLog; now: Date },
): Promise<void> {
  const { overrides, isPublic } = guarded;
  if (overrides.length > 0) {
    const by = { job_id: id, user_id: poster.id, user_name: poster.fullName };
    await transaction
      .insertInto('advert_overrides')
      .values(overrides.map((override) => ({ ...override, ...by })))
      .execute();
    await writeAudit(transaction, poster, 'job_advert_kept', { type: 'job', id, label: title });
  }
  const isOwn = !isAgency && isPublic && !log.authority;
  const authority = isOwn ? await ownAuthority(transaction, ownerId, now) : isAgency ? guarded.authority : null;
  if (!authority || isSame(authority, log.authority)) return;
  const { how, givenBy: given_by, givenOn: given_on } = authority;
  const row = { how, given_by, given_on, user_id: poster.id, user_name: poster.fullName, recorded_at: now };
  await transaction
    .insertInto('hirer_authorities')
    .values({ job_id: id, ...row })
    .onConflict((conflict) => conflict.column('job_id').doUpdateSet(row))
    .execute();
  if (isAgency) await writeAudit(transaction, poster, 'job_authority_recorded', { type: 'job', id, label: title });
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
