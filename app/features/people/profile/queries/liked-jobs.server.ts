/** Database functions that know the actor check each read. */

import { sql } from 'kysely';
import type { Candidate } from '#app/features/core/accounts/policy.ts';
import type { SiteServices } from '#app/web/request-context.server.ts';
import { type PublicJob, type PublicJobRow, toPublicJob } from '#domain/job/fields.ts';
import { LIKED_JOBS_PER_PAGE } from '../schema.ts';

type Services = Pick<SiteServices, 'database'>;

export type LikedJob = {
  job: PublicJob;
  likedAt: Date;
  /** Null without an application; `applicationId` is null if the application was deleted. */
  applied: { at: Date; applicationId: string | null } | null;
};

type LikedJobRow = PublicJobRow & { since: Date; applied_at: Date | null; application_id: string | null };

/** One page, newest first, including closed jobs. @param page counts from 1 */
export async function listLikedJobs({ database }: Services, { id }: Candidate, page: number): Promise<LikedJob[]> {
  const offset = (page - 1) * LIKED_JOBS_PER_PAGE;
  const { rows } = await database.asActor(id, (transaction) =>
    sql<LikedJobRow>`
      SELECT (job).*, since, applied_at, application_id
      FROM get_liked_jobs(_limit => ${LIKED_JOBS_PER_PAGE}, _offset => ${offset})`.execute(transaction),
  );
  return rows.map(({ since, applied_at, application_id, ...job }) => ({
    job: toPublicJob(job),
    likedAt: since,
    applied: applied_at && { at: applied_at, applicationId: application_id },
  }));
}

export async function countLikedJobs({ database }: Services, { id }: Candidate): Promise<number> {
  const { rows } = await database.asActor(id, (transaction) =>
    sql<{ count: number }>`SELECT count_liked_jobs() AS count`.execute(transaction),
  );
  return rows[0]?.count ?? 0;
}

export async function listLikedIds(
  { database }: Services,
  { id }: Candidate,
  jobIds: readonly string[],
): Promise<string[]> {
  if (jobIds.length === 0) return [];
  const rows = await database.asActor(id, (transaction) =>
    transaction
      .selectFrom('liked_jobs')
      .select('job_id')
      .where('user_id', '=', id)
      .where('job_id', 'in', jobIds)
      .execute(),
  );
  return rows.map(({ job_id }) => job_id);
}
