/** All jobs of everybody, whatever their status. Row-level security asks whether an administrator asks. */
import { sql } from 'kysely';
import type { Admin } from '#app/features/accounts/policy.ts';
import { deskStatusOf } from '#app/features/jobs/queries/managed-jobs.server.ts';
import type { DeskStatus } from '#app/features/jobs/schema.ts';
import type { Database } from '#db/client.server.ts';
import { type JobSearch, ROWS_PER_PAGE } from '../schema.ts';

export type JobRow = {
  id: string;
  title: string;
  company: string;
  ownerName: string;
  status: DeskStatus;
  closesAt: Date;
  /** How often its page was opened, in all. */
  views: number;
};

const STATUS = deskStatusOf('j');

/** One page, newest first, and how many there are. */
export function listJobs({ asActor }: Database, admin: Admin, { search, status, page }: JobSearch) {
  const found = sql`FROM jobs AS j WHERE true
    ${search ? sql`AND j.search_text LIKE app.contains_pattern(btrim(app.searchable(${search})))` : sql``}
    ${status ? sql`AND ${STATUS} = ${status}` : sql``}`;
  return asActor(admin.id, async (transaction) => {
    const { rows } = await sql<JobRow>`
      SELECT j.id, j.title, j.company, p.full_name AS "ownerName", ${STATUS} AS status, j.closes_at AS "closesAt",
             (SELECT coalesce(sum(v.views), 0)::integer FROM job_views AS v WHERE v.job_id = j.id) AS views
      FROM (SELECT j.id ${found} ORDER BY j.created_at DESC, j.id DESC
            LIMIT ${ROWS_PER_PAGE} OFFSET ${(page - 1) * ROWS_PER_PAGE}) AS shown
      JOIN jobs AS j USING (id) JOIN profiles AS p ON p.id = j.user_id
      ORDER BY j.created_at DESC, j.id DESC`.execute(transaction);
    const counted = await sql<{ total: number }>`SELECT count(*)::integer AS total ${found}`.execute(transaction);
    return { jobs: rows, total: counted.rows[0]?.total ?? 0 };
  });
}
