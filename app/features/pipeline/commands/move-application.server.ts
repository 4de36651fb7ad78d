/** Moves an application to a stage: one of the agency's own, or a status, of which the candidate is told. */
import type { Transaction } from 'kysely';
import type { Consultant } from '#app/features/accounts/policy.ts';
import { decideReceived, isStale } from '#app/features/applications/commands/decide-application.server.ts';
import { selectReceived } from '#app/features/applications/queries/received-application.server.ts';
import type { SiteServices } from '#app/web/request-context.server.ts';
import type { DB } from '#db/types.ts';
import { type ApplicationStatus, DECISION_STATUSES } from '#domain/application/application.ts';
import { listStages, mayMove } from '#domain/application/stage.ts';
import { selectOwnStages } from '../queries/stages.server.ts';

type Services = Pick<SiteServices, 'database' | 'tasks' | 'areGatesUp'>;

export type Move = {
  /** The key of a stage. */
  to: string;
  /** The status that the page showed. */
  was: ApplicationStatus;
};

export type MoveResult = { ok: true } | { ok: false; reason: 'not_found' | 'changed_meanwhile' };

/** One transaction on the locked row. Repeating it changes nothing and sends nothing. */
export function moveApplication(
  services: Services,
  consultant: Consultant,
  id: string,
  { to, was }: Move,
): Promise<MoveResult> {
  return services.database.asActor(consultant.id, async (transaction) => {
    const known = await selectReceived(transaction, services, consultant, id, true);
    if (!known) return { ok: false, reason: 'not_found' };
    const stage = listStages(await selectOwnStages(transaction)).find(({ key }) => key === to);
    if (!stage || !mayMove(known.status, stage.status)) return { ok: false, reason: 'changed_meanwhile' };
    if (stage.status !== known.status) {
      if (isStale(known.status, was)) return { ok: false, reason: 'changed_meanwhile' };
      const decision = DECISION_STATUSES.find((each) => each === stage.status) ?? 'viewed';
      await decideReceived(transaction, services, consultant, known, decision);
    }
    await setStage(transaction, id, stage.key === stage.status ? null : stage.key);
    return { ok: true };
  });
}

async function setStage(transaction: Transaction<DB>, application_id: string, stage_id: string | null): Promise<void> {
  if (stage_id === null) {
    await transaction.deleteFrom('staged_applications').where('application_id', '=', application_id).execute();
    return;
  }
  await transaction
    .insertInto('staged_applications')
    .values({ application_id, stage_id })
    .onConflict((conflict) => conflict.column('application_id').doUpdateSet({ stage_id }))
    .execute();
}
