/** A merge can be undone while the moved rows are still kept. */
import { sql } from 'kysely';
import { writeAudit } from '#app/features/core/accounts/commands/audit.server.ts';
import type { Consultant } from '#app/features/core/accounts/policy.ts';
import type { RequestContext } from '#app/web/request-context.server.ts';

export type UndoResult = { ok: true; personId: string } | { ok: false; reason: 'not_found' | 'address_taken' };

export async function undoMerge(
  { database }: Pick<RequestContext, 'database'>,
  consultant: Consultant,
  mergeId: string,
): Promise<UndoResult> {
  return database.asActor(consultant.id, async (transaction): Promise<UndoResult> => {
    const merge = await transaction
      .selectFrom('person_merges')
      .select('gone_id')
      .where('id', '=', mergeId)
      .executeTakeFirst();
    if (!merge) return { ok: false, reason: 'not_found' };
    const { rows } = await sql<{ result: 'unmerged' | 'not_found' | 'address_taken' }>`
      SELECT app.unmerge_people(${mergeId}) AS result`.execute(transaction);
    const result = rows[0]?.result ?? 'not_found';
    if (result !== 'unmerged') return { ok: false, reason: result };
    const { full_name: label } = await transaction
      .selectFrom('people')
      .select('full_name')
      .where('id', '=', merge.gone_id)
      .executeTakeFirstOrThrow();
    await writeAudit(transaction, consultant, 'person_unmerged', { type: 'person', id: merge.gone_id, label });
    return { ok: true, personId: merge.gone_id };
  });
}
