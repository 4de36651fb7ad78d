import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { HeldLicence } from '../schema.ts';

/** Includes expired ones. Of several licences of one kind, a person's longest valid one is listed. Ordered by the agency's order of kinds. */
export async function listHeldLicences(
  transaction: Transaction<DB>,
  personIds: readonly string[],
): Promise<HeldLicence[]> {
  const { rows } = await sql<HeldLicence>`
    SELECT "personId", "kindId", kind, "expiresOn" FROM (
      SELECT DISTINCT ON (l.person_id, k.id) l.person_id AS "personId", k.id AS "kindId", k.name AS kind, k.position,
             l.expires_on::text AS "expiresOn"
      FROM person_licences AS l JOIN licence_kinds AS k ON k.id = l.kind_id
      WHERE l.person_id = ANY (${personIds}::uuid[]) AND l.recorded_at IS NOT NULL AND l.removed_at IS NULL
      ORDER BY l.person_id, k.id, l.expires_on DESC NULLS FIRST) AS held
    ORDER BY position, "kindId"`.execute(transaction);
  return rows;
}
