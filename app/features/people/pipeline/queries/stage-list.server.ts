import { sql } from 'kysely';
import type { Admin } from '#app/features/core/accounts/policy.ts';
import type { Database } from '#db/connections/client.server.ts';
import type { CountedStage } from '../schema.ts';

export async function listCountedStages({ asActor }: Pick<Database, 'asActor'>, admin: Admin): Promise<CountedStage[]> {
  const { rows } = await asActor(admin.id, (transaction) =>
    sql<CountedStage>`
      SELECT s.id, s.status, s.name,
             (SELECT count(*)::integer FROM staged_applications AS x JOIN applications AS a ON a.id = x.application_id
              WHERE x.stage_id = s.id AND a.desk_status = s.status) AS applications
      FROM application_stages AS s ORDER BY s.position, s.id`.execute(transaction),
  );
  return rows;
}
