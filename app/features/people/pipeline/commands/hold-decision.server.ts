/** A held status change: until the pause is over only the desk sees it, and it can be undone (docs/decisions/0082). */
import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Consultant } from '#app/features/core/accounts/policy.ts';
import { auditMove } from '#app/features/people/applications/commands/decide-application.server.ts';
import type { ReceivedApplication } from '#app/features/people/applications/schema.ts';
import type { SiteServices } from '#app/web/request-context.server.ts';
import type { DB } from '#db/types.ts';
import type { DecisionStatus } from '#domain/application/application.ts';
import type { Message } from '#domain/application/status-email.ts';
import { selectUndoSeconds } from '../queries/undo-time.server.ts';

export type HeldDecision = {
  status: DecisionStatus | 'viewed';
  /** The candidate's email; null for Viewed, which sends none. */
  message: Message | null;
  /** Decisions made together, which are undone together. */
  batch: string;
};

/**
 * Runs in the transaction that has locked the application. Replaces an earlier held decision: the candidate hears only of the last one, and
 * undoing it restores the status that the candidate knows.
 */
export async function holdDecision(
  transaction: Transaction<DB>,
  { tasks }: Pick<SiteServices, 'tasks'>,
  consultant: Consultant,
  application: ReceivedApplication,
  { status, message, batch }: HeldDecision,
): Promise<void> {
  const seconds = await selectUndoSeconds(transaction, consultant);
  // A new id each time, so that the earlier decision's task finds nothing.
  const decisionRow = {
    id: randomUUID(),
    batch,
    status,
    subject: message?.subject ?? null,
    body: message?.body ?? null,
    decided_by: consultant.id,
    undo_seconds: seconds,
    leaves_at: sql<Date>`now() + make_interval(secs => ${seconds}::integer)`,
  };
  await transaction
    .insertInto('held_decisions')
    .values({
      ...decisionRow,
      application_id: application.id,
      stage_before: sql<string | null>`(
        SELECT x.stage_id FROM staged_applications AS x JOIN application_stages AS s ON s.id = x.stage_id
        WHERE x.application_id = ${application.id} AND s.status = ${application.status})`,
    })
    .onConflict((conflict) => conflict.column('application_id').doUpdateSet(decisionRow))
    .execute();
  await tasks.send(transaction, 'tell-held-decision', { heldId: decisionRow.id }, { afterSeconds: seconds });
  await auditMove(transaction, consultant, application);
}
