import { sql } from 'kysely';
import { ROWS_PER_PAGE } from '#app/desk/list/paging.ts';
import { deskStatusOf } from '#app/features/board/jobs/queries/managed-jobs.server.ts';
import type { Consultant } from '#app/features/core/accounts/policy.ts';
import type { Database } from '#db/connections/client.server.ts';
import type { JobRow, JobSearch } from '../schema/lists.ts';

const STATUS = deskStatusOf('j');

export function listJobs({ asActor }: Database, consultant: Consultant, { search, status, page }: JobSearch) {
  return asActor(consultant.id, async (transaction) => {
    const result = await sql<{ ids: string[] | null; total: number; is_more: boolean }>`
      SELECT ids, total, is_more FROM app.find_desk_jobs(
        _search => ${search || null}, _status => ${status}, _limit => ${ROWS_PER_PAGE},
        _offset => ${(page - 1) * ROWS_PER_PAGE})`.execute(transaction);
    const { ids, total, is_more: isMore } = result.rows[0] ?? { ids: null, total: 0, is_more: false };
    const { rows } = await sql<JobRow>`
      SELECT j.id, j.title, j.company, j.location, j.work_mode = 'remote' AS "isRemote", p.full_name AS "ownerName", app.is_staff_role(p.role) AS "isAgency", ${STATUS} AS status, j.closes_at AS "closesAt",
             (SELECT coalesce(sum(v.views), 0)::integer FROM job_views AS v WHERE v.job_id = j.id) AS views
      FROM jobs AS j JOIN profiles AS p ON p.id = j.user_id
      WHERE j.id = ANY (${ids ?? []}::uuid[])
      ORDER BY j.created_at DESC, j.id DESC`.execute(transaction);
    return { rows, total, isMore };
  });
}
