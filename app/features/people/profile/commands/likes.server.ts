/** Likes a job, and removes the like. Repeating either changes nothing (abuse: R04). */
import { sql } from 'kysely';
import type { Candidate } from '#app/features/core/accounts/policy.ts';
import type { SiteServices } from '#app/web/request-context.server.ts';
import { isUuid } from '#domain/uuid.ts';

type Services = Pick<SiteServices, 'database'>;

export type LikeResult = { ok: true; isNew: boolean } | { ok: false; reason: 'not_found' | 'closed' | 'own_job' };

export async function likeJob({ database }: Services, candidate: Candidate, jobId: string): Promise<LikeResult> {
  if (!isUuid(jobId)) return { ok: false, reason: 'not_found' };
  return database.asActor(candidate.id, async (transaction) => {
    const { rows } = await sql<{ is_open: boolean; is_own: boolean }>`
      SELECT is_open, app.owns_job(id) AS is_own FROM get_public_job_by_id(${jobId})`.execute(transaction);
    const [job] = rows;
    if (!job) return { ok: false, reason: 'not_found' };
    const like = await transaction
      .selectFrom('liked_jobs')
      .select('id')
      .where('user_id', '=', candidate.id)
      .where('job_id', '=', jobId)
      .executeTakeFirst();
    if (like) return { ok: true, isNew: false };
    if (!job.is_open) return { ok: false, reason: 'closed' };
    if (job.is_own) return { ok: false, reason: 'own_job' };
    const { numInsertedOrUpdatedRows: inserted = 0n } = await transaction
      .insertInto('liked_jobs')
      .values({ user_id: candidate.id, job_id: jobId })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return { ok: true, isNew: inserted > 0n };
  });
}

/** A job with an application stays on the list. @returns whether the job is still on it */
export async function unlikeJob({ database }: Services, candidate: Candidate, jobId: string): Promise<boolean> {
  if (!isUuid(jobId)) return false;
  return database.asActor(candidate.id, async (transaction) => {
    const one = { user_id: candidate.id, job_id: jobId };
    await transaction
      .deleteFrom('liked_jobs')
      .where((row) => row.and({ ...one, applied: false }))
      .execute();
    const remaining = await transaction
      .selectFrom('liked_jobs')
      .select('id')
      .where((row) => row.and(one))
      .executeTakeFirst();
    return remaining !== undefined;
  });
}
