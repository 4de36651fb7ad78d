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

/** `postedAt` is when the job was posted at its source; null keeps the stored time, or uses the current one. */
type PreparedJob = { job: WrittenJob; guardAnswers: GuardAnswers; postedAt?: Date | null };

export const guardNew = (
  poster: Poster,
  { job, guardAnswers, now }: PreparedJob & { now: Date },
): Guarded | GuardRefusal => {
  const posting = { job, guardAnswers, log: EMPTY_GUARD_LOG, isAgency: mayWorkAtDesk(poster), now };
  return guardWriting(posting, job.status === 'open');
};

export async function insertJobs(
  transaction: Transaction<DB>,
  poster: Poster,
  postings: readonly (PreparedJob & { guarded: Guarded })[],
  now: Date,
): Promise<string[]> {
  const isAgency = mayWorkAtDesk(poster);
  const rows = postings.map(({ job, guardAnswers, postedAt }) => {
    const { status } = job;
    const posted = postedAt ? { created_at: postedAt } : {};
    return {
      id: randomUUID(),
      ...toRow(job),
      ...toClient(guardAnswers, isAgency),
      ...posted,
      status,
      user_id: poster.id,
    };
  });
  await transaction.insertInto('jobs').values(rows).execute();
  const logged = postings.map(({ job: { title }, guarded }, place) => {
    const job = { id: rows[place]?.id ?? '', title, ownerId: poster.id, isAgency };
    return { job, guarded, log: EMPTY_GUARD_LOG };
  });
  await logPostings(transaction, poster, logged, now);
  return rows.map(({ id }) => id);
}

/** @param job the stored row, locked. Changing another account's job adds an audit entry; changing one's own confirms it */
export async function changeJob(
  transaction: Transaction<DB>,
  poster: Poster,
  known: KnownJob,
  { job, guardAnswers, status, postedAt }: PreparedJob & { status: KnownJob['status'] },
  now: Date,
): Promise<{ ok: true } | GuardRefusal> {
  const { id, is_agency: isAgency, user_id: ownerId } = known;
  const log = await selectGuardLog(transaction, id);
  const guarded = guardWriting({ job, guardAnswers, log, isAgency, now }, status === 'open');
  if (!guarded.ok) return guarded;
  const row = { ...toRow(job), ...toClient(guardAnswers, isAgency), status, ...(postedAt && { created_at: postedAt }) };
  await transaction.updateTable('jobs').set(row).where('id', '=', id).execute();
  await logPostings(transaction, poster, [{ job: { id, title: job.title, ownerId, isAgency }, guarded, log }], now);
  if (ownerId === poster.id) await noteConfirmation(transaction, id);
  else await writeAudit(transaction, poster, 'job_edited', { type: 'job', id, label: job.title });
  return { ok: true };
}

/** A separate update, so that neither the version for open forms nor the date for search engines changes. */
export const noteConfirmation = (transaction: Transaction<DB>, id: string) =>
  transaction.updateTable('jobs').set({ confirmed_at: sql<Date>`now()` }).where('id', '=', id).execute();
