import { sql } from 'kysely';
import type { Admin } from '#app/features/core/accounts/policy.ts';
import type { Database } from '#db/connections/client.server.ts';
import { isUuid } from '#domain/uuid.ts';

export type DeletablePerson = { fullName: string; email: string | null; applications: number; enquiries: number };

/** @returns null if the person does not exist or has an account: the record is deleted with the account */
export async function findDeletable({ asActor }: Database, admin: Admin, id: string): Promise<DeletablePerson | null> {
  if (!isUuid(id)) return null;
  const { rows } = await asActor(admin.id, (transaction) =>
    sql<DeletablePerson>`
      SELECT p.full_name AS "fullName", p.email,
             (SELECT count(*)::integer FROM applications AS a WHERE a.person_id = p.id) AS applications,
             (SELECT count(*)::integer FROM enquiries AS e WHERE e.person_id = p.id) AS enquiries
      FROM people AS p WHERE p.id = ${id} AND p.account_id IS NULL`.execute(transaction),
  );
  return rows[0] ?? null;
}
