/** Row-level security limits the reasons to jobs that the reader may see. */

import { ROWS_PER_PAGE } from '#app/desk/list/paging.ts';
import type { Consultant } from '#app/features/core/accounts/policy.ts';
import type { Database } from '#db/connections/client.server.ts';
import type { OverrideRow } from '../schema.ts';

export function listOverrides({ asActor }: Database, consultant: Consultant, page: number, limit = ROWS_PER_PAGE) {
  return asActor(consultant.id, async (transaction) => {
    const rows: OverrideRow[] = await transaction
      .selectFrom('advert_overrides as o')
      .innerJoin('jobs as j', 'j.id', 'o.job_id')
      .select(['o.id', 'o.created_at as createdAt', 'o.user_name as userName', 'o.rule', 'o.words', 'o.reason'])
      .select(['j.id as jobId', 'j.title as jobTitle'])
      .orderBy('o.created_at', 'desc')
      .orderBy('o.id', 'desc')
      .limit(limit)
      .offset((page - 1) * ROWS_PER_PAGE)
      .execute();
    const { total } = await transaction
      .selectFrom('advert_overrides')
      .select(({ fn }) => fn.countAll<string>().as('total'))
      .executeTakeFirstOrThrow();
    return { rows, total: Number(total) };
  });
}
