/**
 * The inner part of posting and changing jobs, inside the transaction of the caller: for forms, and for jobs that come from outside.
 * What may stand on the board has been asked of the guard.
 */
import { randomUUID } from 'node:crypto';
import { type Selectable, sql, type Transaction } from 'kysely';
import { writeAudit } from '#app/features/core/accounts/commands/audit.server.ts';
import { mayWorkAtDesk, type Poster } from '#app/features/core/accounts/policy.ts';
import type { DB, Jobs } from '#db/types.ts';
import type { WrittenJob } from '../form.ts';
import { EMPTY_GUARD_LOG, selectGuardLog } from '../queries/guard/advert-guard.server.ts';
import { type GuardAnswers, type Guarded, type GuardRefusal, guardWriting, logPostings } from './guard-job.server.ts';
import { toClient, toRow } from './job-row.server.ts';

export type KnownJob = Selectable<Jobs> & { is_past: boolean; version: string; is_agency: boolean };

/** `postedAt`: when the job was posted at its source; null keeps the stored time, or takes the present. */
type Written = { job: WrittenJob; said: GuardAnswers; postedAt?: Date | null };

/** What the guard says of a job that is not there yet. */
export const guardNew = (poster: Poster, { job, said, now }: Written & { now: Date }): Guarded | GuardRefusal => {
  const posting = { job, said, log: EMPTY_GUARD_LOG, isAgency: mayWorkAtDesk(poster), now };
  return guardWriting(posting, job.status === 'open');
};

/** Inserts jobs that the poster owns. @returns their ids, in the order given */
export async function insertJobs(
  transaction: Transaction<DB>,
  poster: Poster,
  postings: readonly (Written & { guarded: Guarded })[],
  now: Date,
): Promise<string[]> {
  const isAgency = mayWorkAtDesk(poster);
  const rows = postings.map(({ job, said, postedAt }) => {
    const { status } = job;
    const posted = postedAt ? { created_at: postedAt } : {};
    return { id: randomUUID(), ...toRow(job), ...toClient(said, isAgency), ...posted, status, user_id: poster.id };
  });
  await transaction.insertInto('jobs').values(rows).execute();
  const logged = postings.map(({ job: { title }, guarded }, place) => {
    const job = { id: rows[place]?.id ?? '', title, ownerId: poster.id, isAgency };
    return { job, guarded, log: EMPTY_GUARD_LOG };
  });
  await logPostings(transaction, poster, logged, now);
  return rows.map(({ id }) => id);
}

/** @param known its row, locked. The change of another account's job is in the audit trail; one's own word is a confirmation */
export async function changeJob(
  transaction: Transaction<DB>,
  poster: Poster,
  known: KnownJob,
  { job, said, status, postedAt }: Written & { status: KnownJob['status'] },
  now: Date,
): Promise<{ ok: true } | GuardRefusal> {
  const { id, is_agency: isAgency, user_id: ownerId } = known;
  const log = await selectGuardLog(transaction, id);
  const guarded = guardWriting({ job, said, log, isAgency, now }, status === 'open');
  if (!guarded.ok) return guarded;
  const row = { ...toRow(job), ...toClient(said, isAgency), status, ...(postedAt && { created_at: postedAt }) };
  await transaction.updateTable('jobs').set(row).where('id', '=', id).execute();
  await logPostings(transaction, poster, [{ job: { id, title: job.title, ownerId, isAgency }, guarded, log }], now);
  if (ownerId === poster.id) await noteConfirmation(transaction, id);
  else await writeAudit(transaction, poster, 'job_edited', { type: 'job', id, label: job.title });
  return { ok: true };
}

/** Alone, so that it changes neither the version that open forms compare nor the date for search engines. */
export const noteConfirmation = (transaction: Transaction<DB>, id: string) =>
  transaction.updateTable('jobs').set({ confirmed_at: sql<Date>`now()` }).where('id', '=', id).execute();
