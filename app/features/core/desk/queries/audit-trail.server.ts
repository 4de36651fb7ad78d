import { sql } from 'kysely';
import { ROWS_PER_PAGE } from '#app/desk/list/paging.ts';
import type { Admin } from '#app/features/core/accounts/policy.ts';
import type { Database } from '#db/connections/client.server.ts';
import type { AuditRow, AuditSearch } from '../schema/lists.ts';
import { isAccountOf } from './security-events.server.ts';

export function listAuditEntries({ asActor }: Database, admin: Admin, { action, person, page }: AuditSearch) {
  const matches = sql`FROM audit_entries AS a WHERE true
    ${action ? sql`AND a.action = ${action}` : sql``}
    ${person ? sql`AND (${isAccountOf(sql`a.actor_id`, person)} OR ${isAccountOf(sql`a.subject_id`, person, 'text')})` : sql``}`;
  return asActor(admin.id, async (transaction) => {
    const { rows } = await sql<AuditRow>`
      SELECT a.id::text, a.created_at AS "createdAt", a.action, coalesce(p.full_name, nullif(a.actor_name, '')) AS "actorName",
             a.subject_type AS "subjectType", a.subject_label AS "subjectLabel"
      FROM (SELECT a.* ${matches} ORDER BY a.created_at DESC, a.id DESC
            LIMIT ${ROWS_PER_PAGE} OFFSET ${(page - 1) * ROWS_PER_PAGE}) AS a
      LEFT JOIN profiles AS p ON p.id = a.actor_id
      ORDER BY a.created_at DESC, a.id DESC`.execute(transaction);
    const { rows: counted } = await sql<{ total: number }>`SELECT count(*)::integer AS total ${matches}`.execute(
      transaction,
    );
    return { rows, total: counted[0]?.total ?? 0 };
  });
}
