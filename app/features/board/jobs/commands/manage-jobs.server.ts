/**
 * Commands on jobs for employers and admins. Each is one transaction as that person: a policy decides first, then row-level security. A
 * missing job and another owner's job get the same response.
 */

import { sql, type Transaction } from 'kysely';
import { writeAudit } from '#app/features/core/accounts/commands/audit.server.ts';
import type { Poster, Viewer } from '#app/features/core/accounts/policy.ts';
import type { SiteServices } from '#app/web/request-context.server.ts';
import type { DB } from '#db/types.ts';
import { ALL_JOB_FIELDS, readJobColumns } from '#domain/job/fields.ts';
import { isUuid } from '#domain/uuid.ts';
import type { WrittenJob } from '../form.ts';
import { mayManageJob } from '../policy.ts';
import { selectGuardLog } from '../queries/guard/advert-guard.server.ts';
import { listManagedIds, selectManagedJob } from '../queries/managed-jobs.server.ts';
import { isCategoryUnlikely } from '../queries/sent-job.server.ts';
import { type GuardAnswers, type GuardRefusal, guardWriting, logPostings, NO_ANSWERS } from './guard-job.server.ts';
import { changeJob, guardNew, insertJobs, type KnownJob } from './write-job.server.ts';

type Services = Pick<SiteServices, 'database' | 'tasks'> & { now: Date };
type NotFound = { ok: false; reason: 'not_found' };
const NOT_FOUND: NotFound = { ok: false, reason: 'not_found' };

export type PostResult = { ok: true; id: string } | GuardRefusal;

type Posting = {
  guardAnswers?: GuardAnswers;
  postedAt?: Date | null;
};

/** The poster owns the job, whatever the form contains (spec: accounts §7 "user_id (current user)"). */
export async function postJob(
  { database, tasks, now }: Services,
  poster: Poster,
  job: WrittenJob,
  { guardAnswers = NO_ANSWERS, postedAt = null }: Posting = {},
): Promise<PostResult> {
  const guarded = guardNew(poster, { job, guardAnswers, now });
  if (!guarded.ok) return guarded;
  return database.asActor(poster.id, async (transaction) => {
    const [id = ''] = await insertJobs(transaction, poster, [{ job, guardAnswers, guarded, postedAt }], now);
    if (job.status === 'open') await announce(tasks, transaction, id);
    return { ok: true, id };
  });
}

async function announce(tasks: Services['tasks'], transaction: Transaction<DB>, jobId: string): Promise<void> {
  await tasks.send(transaction, 'announce-job', { jobId });
  await tasks.send(transaction, 'match-jobs', {}, { key: 'now' });
}

export type Change = {
  job: WrittenJob;
  /** The status stays: an open job stays open, a closed one closed. */
  keepsStatus: boolean;
  version: string;
  guardAnswers?: GuardAnswers;
  within?: FurtherWrites;
};
/** Further writes in the same transaction. `known` is the job before the change. */
export type FurtherWrites = (transaction: Transaction<DB>, known: KnownJob) => Promise<void>;
export type ChangeResult = { ok: true } | NotFound | GuardRefusal | { ok: false; reason: 'changed_meanwhile' };

/** Changes everything except the owner. If two people change a job at once, the second one is refused. */
export function updateJob(services: Services, poster: Poster, id: string, change: Change): Promise<ChangeResult> {
  const { job, keepsStatus, version, guardAnswers = NO_ANSWERS, within } = change;
  const { now } = services;
  return onManagedJob<ChangeResult>(services, poster, id, async (transaction, stored) => {
    if (stored.version !== version) return { ok: false, reason: 'changed_meanwhile' };
    const status = keepsStatus ? stored.status : job.status;
    const changed = await changeJob(transaction, poster, stored, { job, guardAnswers, status }, now);
    if (!changed.ok) return changed;
    await within?.(transaction, stored);
    if (status === 'open' && stored.status !== 'open') await announce(services.tasks, transaction, id);
    return { ok: true };
  });
}

export type StatusResult =
  | { ok: true; title: string; was: string }
  | NotFound
  /**
   * Questions of the advert guard, missing fields, a past closing date or an unlikely category: the poster has to open the job from its
   * form.
   */
  | GuardRefusal
  | { ok: false; reason: 'incomplete' | 'expired' | 'unlikely_category' };

/** Closes a job, or opens a closed job or a draft. Does nothing if the job has that status. */
export function setJobStatus(
  services: Services,
  poster: Poster,
  id: string,
  status: 'open' | 'closed',
  within?: FurtherWrites,
): Promise<StatusResult> {
  return onManagedJob<StatusResult>(services, poster, id, async (transaction, job) => {
    if (job.status === 'draft' && !isComplete(job)) return { ok: false, reason: 'incomplete' };
    if (status === 'open' && job.is_past) return { ok: false, reason: 'expired' };
    if (job.status === status) return { ok: true, title: job.title, was: job.status };
    const { now } = services;
    const { is_agency: isAgency, user_id: ownerId, title } = job;
    const log = await selectGuardLog(transaction, id);
    const posting = { job: readJobColumns(job, ALL_JOB_FIELDS), guardAnswers: NO_ANSWERS, log, isAgency, now };
    const guarded = guardWriting(posting, status === 'open');
    if (!guarded.ok) return guarded;
    if (job.status === 'draft' && isCategoryUnlikely(job)) return { ok: false, reason: 'unlikely_category' };
    await logPostings(transaction, poster, [{ job: { id, title, ownerId, isAgency }, guarded, log }], now);
    await transaction.updateTable('jobs').set({ status }).where('id', '=', id).execute();
    await within?.(transaction, job);
    if (status === 'open') await announce(services.tasks, transaction, id);
    const action = status === 'open' ? 'job_reopened' : 'job_closed';
    if (job.user_id !== poster.id) await writeAudit(transaction, poster, action, asSubject(job));
    return { ok: true, title: job.title, was: job.status };
  });
}

export type DeletionResult = { ok: true; wasOwn: boolean } | NotFound;

export function deleteJob(services: Services, poster: Poster, id: string): Promise<DeletionResult> {
  return onManagedJob<DeletionResult>(services, poster, id, async (transaction, job) => {
    await transaction.deleteFrom('jobs').where('id', '=', id).execute();
    await writeAudit(transaction, poster, 'job_deleted', asSubject(job));
    return { ok: true, wasOwn: job.user_id === poster.id };
  });
}

/** Counts a view of an open job's page, unless the viewer manages the job. */
export async function countJobView(
  { database }: Pick<Services, 'database'>,
  viewer: Viewer | null,
  id: string,
): Promise<void> {
  if (!isUuid(id)) return;
  if (viewer && (await listManagedIds(database, viewer, [id])).length > 0) return;
  await sql`SELECT count_job_view(${id})`.execute(database.asPublic);
}

export async function onManagedJob<Result>(
  services: Pick<Services, 'database'>,
  poster: Poster,
  id: string,
  work: (transaction: Transaction<DB>, job: KnownJob) => Promise<Result>,
): Promise<Result | NotFound> {
  if (!isUuid(id)) return NOT_FOUND;
  return services.database.asActor(poster.id, async (transaction) => {
    const job = await selectManagedJob(transaction, id).forUpdate().executeTakeFirst();
    if (!job || !mayManageJob(poster, { userId: job.user_id, isAgency: job.is_agency })) return NOT_FOUND;
    return work(transaction, job);
  });
}

/** A draft may lack everything but its title. */
const isComplete = ({ company, location, salary, description, requirements }: KnownJob): boolean =>
  [company, location, salary, description, requirements].every((text) => text !== '');

const asSubject = ({ id, title }: { id: string; title: string }) => ({ type: 'job', id, label: title }) as const;
