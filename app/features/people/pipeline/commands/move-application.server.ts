/** Moves an application to a stage: one of the agency's own, or a status. */
import { randomUUID } from 'node:crypto';
import type { Consultant } from '#app/features/core/accounts/policy.ts';
import { isStale, writeDecision } from '#app/features/people/applications/commands/decide-application.server.ts';
import { selectReceived } from '#app/features/people/applications/queries/received-application.server.ts';
import type { SiteServices } from '#app/web/request-context.server.ts';
import { type ApplicationStatus, DECISION_STATUSES } from '#domain/application/application.ts';
import { listStages, mayMove } from '#domain/application/stage.ts';
import { selectOwnStages } from '../queries/stages.server.ts';
import { holdDecision } from './hold-decision.server.ts';
import { noteMove, setStage } from './set-stage.server.ts';

type Services = Pick<SiteServices, 'database' | 'tasks'>;

export type Move = {
  to: string;
  /** The status that the page showed. */
  was: ApplicationStatus;
};

export type MoveResult = { ok: true } | { ok: false; reason: 'not_found' | 'changed_meanwhile' };

/** One transaction on the locked row. Repeating it changes and sends nothing. A status change is held, and can be undone. */
export function moveApplication(
  services: Services,
  consultant: Consultant,
  id: string,
  { to, was }: Move,
): Promise<MoveResult> {
  return services.database.asActor(consultant.id, async (transaction) => {
    const application = await selectReceived(transaction, consultant, id, true);
    if (!application) return { ok: false, reason: 'not_found' };
    const stage = listStages(await selectOwnStages(transaction)).find(({ key }) => key === to);
    if (!stage || !mayMove(application.status, stage.status)) return { ok: false, reason: 'changed_meanwhile' };
    const isNewStatus = stage.status !== application.status;
    if (isNewStatus) {
      if (isStale(application.status, was)) return { ok: false, reason: 'changed_meanwhile' };
      const decision = DECISION_STATUSES.find((each) => each === stage.status);
      const message = decision ? await writeDecision(transaction, application, decision) : null;
      const heldDecision = { status: decision ?? 'viewed', message, batch: randomUUID() } as const;
      await holdDecision(transaction, services, consultant, application, heldDecision);
    }
    const isMoved = await setStage(transaction, id, stage.key === stage.status ? null : stage.key);
    // A stage with a new status enters the history when the pause is over.
    if (isMoved && !isNewStatus && !application.isHeld) await noteMove(transaction, consultant, id, stage.name);
    return { ok: true };
  });
}
