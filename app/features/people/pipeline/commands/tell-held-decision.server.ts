/** Applies a held status change when its pause is over, and emails the decision. It can no longer be undone. */
import { sql } from 'kysely';
import { setDecision, setViewed } from '#app/features/people/applications/commands/decide-application.server.ts';
import type { TaskServices } from '#platform/tasks/tasks.server.ts';

/** @returns false if it was undone, or replaced by another decision or a withdrawal */
export function tellHeldDecision(
  { database, tasks }: Pick<TaskServices, 'database' | 'tasks'>,
  heldId: string,
): Promise<boolean> {
  return database.asSystem(async (transaction) => {
    // Lock the application first, in the same order as decisions and undoing do.
    await sql`
      SELECT FROM applications WHERE id = (SELECT application_id FROM held_decisions WHERE id = ${heldId})
      FOR UPDATE`.execute(transaction);
    const decision = await transaction
      .selectFrom('held_decisions as h')
      .innerJoin('applications as a', 'a.id', 'h.application_id')
      .select(['a.id', 'a.status as told', 'h.status', 'h.subject', 'h.body', 'h.decided_by'])
      .where('h.id', '=', heldId)
      .executeTakeFirst();
    if (!decision) return false;
    if (decision.told === decision.status) {
      // The application was moved back within the pause.
      await transaction.deleteFrom('held_decisions').where('id', '=', heldId).execute();
      return false;
    }
    // A trigger deletes the held decision.
    const { id, status, subject, body } = decision;
    if (status === 'viewed') await setViewed(transaction, id);
    else await setDecision(transaction, tasks, id, status, { subject: subject ?? '', body: body ?? '' });
    await sql`
      INSERT INTO stage_moves (application_id, stage_name, actor_id)
      SELECT x.application_id, s.name, ${decision.decided_by}::uuid FROM staged_applications AS x
      JOIN application_stages AS s ON s.id = x.stage_id AND s.status = ${decision.status}
      WHERE x.application_id = ${decision.id}`.execute(transaction);
    return true;
  });
}
