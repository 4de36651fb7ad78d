import { sql } from 'kysely';
import type { Consultant } from '#app/features/core/accounts/policy.ts';
import type { Database } from '#db/connections/client.server.ts';
import type { SavedList } from '../schema.ts';

export function listLists({ asActor }: Database, { id }: Consultant): Promise<SavedList[]> {
  return asActor(id, async (transaction) => {
    const { rows } = await sql<SavedList>`
      SELECT l.id, l.name, l.search, l.is_shared AS "isShared", l.owner_id = ${id} AS "isOwn", l.owner_name AS "ownerName"
      FROM people_lists AS l ORDER BY l.owner_id <> ${id}, lower(l.name), l.id LIMIT 200`.execute(transaction);
    return rows;
  });
}
