/** One decision on many applications: one transaction each, so that a failing one does not block the others. */
import { randomUUID } from 'node:crypto';
import type { Consultant } from '#app/features/core/accounts/policy.ts';
import { isStale } from '#app/features/people/applications/commands/decide-application.server.ts';
import { selectReceived } from '#app/features/people/applications/queries/received-application.server.ts';
import type { SiteServices } from '#app/web/request-context.server.ts';
import type { ApplicationStatus } from '#domain/application/application.ts';
import { listStages, mayMove } from '#domain/application/stage.ts';
import { findDecision } from '../queries/chosen.server.ts';
import { readDecisionMessage } from '../queries/decision-message.server.ts';
import { selectOwnStages } from '../queries/stages.server.ts';
import { MAX_PEOPLE_PER_DECISION } from '../schema.ts';
import { holdDecision } from './hold-decision.server.ts';
import { setStage } from './set-stage.server.ts';

type Services = Pick<SiteServices, 'database' | 'tasks'>;

export type ManyDecisions = {
  /** Each has the status that the page showed. */
  ticked: readonly { id: string; was: ApplicationStatus }[];
  to: string;
  /** Key of an email template; empty: the agency's default text. */
  template: string;
  version: string;
};

export type ManyResult =
  /** `missed` are applications that were changed or deleted since; nothing was decided or sent about them. */
  | { ok: true; decided: number; missed: string[] }
  | { ok: false; reason: 'nothing_chosen' | 'too_many' | 'stage_gone' | 'words_changed' };

/** All share one batch, and are undone together. */
export async function decideMany(
  services: Services,
  consultant: Consultant,
  { ticked, to, template, version }: ManyDecisions,
): Promise<ManyResult> {
  if (ticked.length === 0) return { ok: false, reason: 'nothing_chosen' };
  if (ticked.length > MAX_PEOPLE_PER_DECISION) return { ok: false, reason: 'too_many' };
  const { asActor } = services.database;
  const batch = randomUUID();
  const read = await asActor(consultant.id, async (transaction) => {
    const stage = findDecision(listStages(await selectOwnStages(transaction)), to);
    return { stage, words: stage && (await readDecisionMessage(transaction, consultant, stage.status, template)) };
  });
  const { stage, words } = read;
  if (!stage) return { ok: false, reason: 'stage_gone' };
  if (words?.version !== version) return { ok: false, reason: 'words_changed' };
  const { status } = stage;
  const missed: string[] = [];
  for (const { id, was } of ticked) {
    const isDecided = await asActor(consultant.id, async (transaction) => {
      const application = await selectReceived(transaction, consultant, id, true);
      if (
        !application ||
        application.status === status ||
        isStale(application.status, was) ||
        !mayMove(application.status, status)
      )
        return false;
      await holdDecision(transaction, services, consultant, application, {
        status,
        message: words.fill({ fullName: application.sentName, job: application.job }),
        batch,
      });
      await setStage(transaction, id, stage.key === status ? null : stage.key);
      return true;
    });
    if (!isDecided) missed.push(id);
  }
  return { ok: true, decided: ticked.length - missed.length, missed };
}
