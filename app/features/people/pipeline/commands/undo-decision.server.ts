import { sql } from 'kysely';
import type { Consultant } from '#app/features/core/accounts/policy.ts';
import type { SiteServices } from '#app/web/request-context.server.ts';
import { isUuid } from '#domain/uuid.ts';

export type UndoResult =
  | { ok: true; undone: number }
  /** The emails were sent, it was undone already, or a colleague made the decision. */
  | { ok: false; reason: 'too_late' };

/** Restores each application's status, stage and reply deadline. Only the person who decided can undo. */
export function undoDecision(
  { database }: Pick<SiteServices, 'database'>,
  consultant: Consultant,
  batch: string,
): Promise<UndoResult> {
  if (!isUuid(batch)) return Promise.resolve({ ok: false, reason: 'too_late' });
  return database.asActor(consultant.id, async (transaction) => {
    // Lock sorted, and before the held rows, as applying decisions does.
    await sql`
      SELECT FROM applications WHERE id IN (
        SELECT application_id FROM held_decisions WHERE batch = ${batch} AND decided_by = ${consultant.id})
      ORDER BY id FOR UPDATE`.execute(transaction);
    const undone = await transaction
      .deleteFrom('held_decisions')
      .where('batch', '=', batch)
      .where('decided_by', '=', consultant.id)
      .returning(['application_id', 'stage_before'])
      .execute();
    if (undone.length === 0) return { ok: false, reason: 'too_late' };
    const ids = undone.map((each) => each.application_id);
    const stages = undone.map((each) => each.stage_before);
    await transaction.deleteFrom('staged_applications').where('application_id', 'in', ids).execute();
    await sql`
      INSERT INTO staged_applications (application_id, stage_id)
      SELECT a.id, s.id FROM unnest(${ids}::uuid[], ${stages}::uuid[]) AS before (application_id, stage_id)
      JOIN applications AS a ON a.id = before.application_id
      JOIN application_stages AS s ON s.id = before.stage_id AND s.status = a.desk_status`.execute(transaction);
    return { ok: true, undone: undone.length };
  });
}
