import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { OwnStage } from '#domain/application/stage.ts';

export const selectOwnStages = (transaction: Transaction<DB>): Promise<OwnStage[]> =>
  transaction
    .selectFrom('application_stages')
    .select(['id', 'status', 'name'])
    .orderBy('position')
    .orderBy('id')
    .execute();

/** Joins `s`, the application's own stage; it must belong to the current status. */
export const JOIN_STAGE = sql`
  LEFT JOIN staged_applications AS x ON x.application_id = a.id
  LEFT JOIN application_stages AS s ON s.id = x.stage_id AND s.status = a.desk_status`;

export const STAGE_KEY = sql<string>`coalesce(s.id::text, a.desk_status)`;
