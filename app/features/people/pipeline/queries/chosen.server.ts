import { sql } from 'kysely';
import type { Consultant } from '#app/features/core/accounts/policy.ts';
import { IS_OF_OTHERS, IS_UNNAMED, SHOWN_NAME } from '#app/features/people/applications/queries/fair-view.server.ts';
import { isFor } from '#app/features/people/applications/queries/received-applications.server.ts';
import type { RequestContext } from '#app/web/request-context.server.ts';
import { DECISION_STATUSES, type DecisionStatus } from '#domain/application/application.ts';
import { listStages, mayMove, type Stage } from '#domain/application/stage.ts';
import { type ChosenPerson, MAX_PEOPLE_PER_DECISION } from '../schema.ts';
import { readDecisionMessage } from './decision-message.server.ts';
import { selectOwnStages } from './stages.server.ts';
import { selectTemplates } from './templates.server.ts';
import { selectUndoSeconds } from './undo-time.server.ts';

export type ChosenSearch = { ids: readonly string[]; to: string; template: string };

/** A stage whose decision is emailed. */
export const findDecision = (stages: readonly Stage[], key: string): (Stage & { status: DecisionStatus }) | undefined =>
  stages.filter(isEmailed).find((stage) => stage.key === key);

const isEmailed = (stage: Stage): stage is Stage & { status: DecisionStatus } =>
  DECISION_STATUSES.some((each) => each === stage.status);

/** Keeps the order of the list. Leaves out applications that the reader may not see. */
export function loadChosen(
  services: Pick<RequestContext, 'database'>,
  consultant: Consultant,
  { ids, to, template }: ChosenSearch,
) {
  return services.database.asActor(consultant.id, async (transaction) => {
    const stages = listStages(await selectOwnStages(transaction)).filter(isEmailed);
    const stage = findDecision(stages, to) ?? null;
    const words = stage && (await readDecisionMessage(transaction, consultant, stage.status, template));
    const chosen = ids.slice(0, MAX_PEOPLE_PER_DECISION);
    const { rows } = await sql<Omit<ChosenPerson, 'message'> & { isAgency: boolean; isUnnamed: boolean }>`
      SELECT a.id, ${SHOWN_NAME} AS "fullName", a.job_title AS "jobTitle", a.job_company AS company, a.desk_status AS status,
             app.is_agency_job(a.job_id) AS "isAgency", ${IS_UNNAMED} AS "isUnnamed"
      FROM applications AS a LEFT JOIN jobs AS j ON j.id = a.job_id
      WHERE a.id = ANY (${chosen}::uuid[]) AND ${isFor(consultant)} AND ${IS_OF_OTHERS}
      ORDER BY array_position(${chosen}::uuid[], a.id)`.execute(transaction);
    const people = rows.map(({ isAgency, isUnnamed, ...row }): ChosenPerson => {
      const isPossible = stage !== null && row.status !== stage.status && mayMove(row.status, stage.status);
      const fullName = isUnnamed ? null : row.fullName;
      const job = { title: row.jobTitle, company: row.company, isAgency };
      return { ...row, message: (isPossible && words?.fill({ fullName, job })) || null };
    });
    const templates = await selectTemplates(transaction);
    return {
      people,
      stages,
      templates: templates.map(({ id, name }) => ({ id, name })),
      version: words?.version ?? '',
      undoSeconds: await selectUndoSeconds(transaction, consultant),
      isTemplateGone: stage !== null && words === null,
    };
  });
}
