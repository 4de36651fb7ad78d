/** All applications for all jobs. Row-level security asks whether an administrator asks. */
import { sql } from 'kysely';
import type { Admin } from '#app/features/accounts/policy.ts';
import type { Database } from '#db/client.server.ts';
import type { ApplicationStatus } from '#domain/application.ts';
import { type ApplicationSearch, ROWS_PER_PAGE } from '../schema.ts';

export type ApplicationRow = {
  id: string;
  fullName: string;
  jobTitle: string;
  company: string;
  status: ApplicationStatus;
  sentAt: Date;
};

/** One page, newest first, and how many there are. The words are those of the candidate's name, the job and its company. */
export function listApplications({ asActor }: Database, admin: Admin, { search, status, page }: ApplicationSearch) {
  const names = sql`' ' || app.searchable(a.full_name || E'\\n' || a.job_title || E'\\n' || a.job_company)`;
  const found = sql`FROM applications AS a WHERE true
    ${search ? sql`AND ${names} LIKE ALL (coalesce(app.search_patterns(app.search_words(${search})), '{}'))` : sql``}
    ${status ? sql`AND a.status = ${status}` : sql``}`;
  return asActor(admin.id, async (transaction) => {
    const { rows } = await sql<ApplicationRow>`
      SELECT a.id, a.full_name AS "fullName", a.job_title AS "jobTitle", a.job_company AS company, a.status,
             a.sent_at AS "sentAt"
      ${found} ORDER BY a.sent_at DESC, a.id DESC
      LIMIT ${ROWS_PER_PAGE} OFFSET ${(page - 1) * ROWS_PER_PAGE}`.execute(transaction);
    const counted = await sql<{ total: number }>`SELECT count(*)::integer AS total ${found}`.execute(transaction);
    return { applications: rows, total: counted.rows[0]?.total ?? 0 };
  });
}
