import { sql } from 'kysely';
import { ROWS_PER_PAGE } from '#app/desk/list/paging.ts';
import type { Consultant } from '#app/features/core/accounts/policy.ts';
import type { Database } from '#db/connections/client.server.ts';
import type { EnquiryRow, EnquirySearch } from '../schema/lists.ts';

export function listEnquiries(
  { asActor }: Database,
  consultant: Consultant,
  { search, status, kind, page }: EnquirySearch,
) {
  const names = sql`' ' || app.searchable(concat_ws(E'\\n', e.name, e.email, e.company, e.role, e.job_title))`;
  const matches = sql`FROM enquiries AS e WHERE e.confirmed_at IS NOT NULL
    ${search ? sql`AND ${names} LIKE ALL (coalesce(app.search_patterns(app.search_words(${search})), '{}'))` : sql``}
    ${status ? sql`AND e.status = ${status}` : sql``} ${kind ? sql`AND e.kind = ${kind}` : sql``}`;
  return asActor(consultant.id, async (transaction) => {
    const { rows } = await sql<EnquiryRow>`
      SELECT e.id, e.kind, e.name, e.company, coalesce(e.job_title, e.role) AS role, e.purpose, e.status,
             e.created_at AS "createdAt"
      ${matches} ORDER BY e.created_at DESC, e.id DESC
      LIMIT ${ROWS_PER_PAGE} OFFSET ${(page - 1) * ROWS_PER_PAGE}`.execute(transaction);
    const totals = await sql<{ total: number }>`SELECT count(*)::integer AS total ${matches}`.execute(transaction);
    return { rows, total: totals.rows[0]?.total ?? 0 };
  });
}
