import { sql } from 'kysely';
import { ROWS_PER_PAGE } from '#app/desk/list/paging.ts';
import type { Admin } from '#app/features/core/accounts/policy.ts';
import type { Database } from '#db/connections/client.server.ts';
import type { CspReportRow } from '../schema/lists.ts';

export function listCspReports({ asActor }: Database, admin: Admin, page: number) {
  return asActor(admin.id, async (transaction) => {
    const { rows } = await sql<CspReportRow>`
      SELECT day::text, page, directive, blocked, reports, last_at AS "lastAt" FROM csp_reports
      ORDER BY last_at DESC, day, page, directive, blocked
      LIMIT ${ROWS_PER_PAGE} OFFSET ${(page - 1) * ROWS_PER_PAGE}`.execute(transaction);
    const { rows: counted } = await sql<{ total: number }>`
      SELECT count(*)::integer AS total FROM csp_reports`.execute(transaction);
    return { rows, total: counted[0]?.total ?? 0 };
  });
}
