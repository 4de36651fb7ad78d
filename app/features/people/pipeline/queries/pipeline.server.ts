import { sql, type Transaction } from 'kysely';
import type { Consultant } from '#app/features/core/accounts/policy.ts';
import { showClientsOf } from '#app/features/hirers/clients/queries/clients-of-application.server.ts';
import { SHOWN_NAME } from '#app/features/people/applications/queries/fair-view.server.ts';
import { writeDecisionMessages } from '#app/features/people/applications/queries/messages.server.ts';
import { isOwnApplication } from '#app/features/people/applications/queries/own-applications.server.ts';
import { showApplication } from '#app/features/people/applications/queries/shown-application.server.ts';
import type { RequestContext } from '#app/web/request-context.server.ts';
import type { DB } from '#db/types.ts';
import { APPLICATION_STATUS_NAMES, type ApplicationStatus } from '#domain/application/application.ts';
import { listStages, mayMove, type Stage } from '#domain/application/stage.ts';
import { waitingFor } from '#domain/time/waiting.ts';
import type { Pipeline, PipelineRow, PipelineSearch } from '../schema.ts';
import { listBoard } from './board.server.ts';
import { findHeldDecisions } from './held.server.ts';
import { listInbox } from './inbox.server.ts';
import { JOIN_STAGE, STAGE_KEY, selectOwnStages } from './stages.server.ts';
import { selectUndoSeconds } from './undo-time.server.ts';

type Services = Pick<RequestContext, 'database' | 'now'>;

export async function loadPipeline(
  services: Services,
  consultant: Consultant,
  search: PipelineSearch,
): Promise<Pipeline> {
  const { now } = services;
  const loaded = await services.database.asActor(consultant.id, async (transaction) => {
    const stages = listStages(await selectOwnStages(transaction));
    const stageFilter = search.status ? findAsked(stages, search.status) : null;
    const isBoard = search.view === 'board';
    const boardStages = isBoard && stageFilter ? stages.filter(({ status }) => status === stageFilter.status) : stages;
    return {
      stages,
      board: isBoard ? await listBoard(transaction, search, boardStages) : null,
      inbox: isBoard ? null : await listInbox(transaction, search, stageFilter),
      heldDecision: await findHeldDecisions(transaction, consultant, now),
      moved: search.moved ? await findMoved(transaction, search.moved, search.from, stages) : null,
      undoSeconds: await selectUndoSeconds(transaction, consultant),
      openStage: search.open ? await findStageKey(transaction, search.open) : null,
    };
  });
  const show = ({ sentAt, ...row }: PipelineRow) => ({ ...row, age: waitingFor(sentAt, now) });
  const { stages, board, inbox, heldDecision, moved, undoSeconds, openStage } = loaded;
  return {
    stages,
    board: board?.map(({ rows, ...column }) => ({ ...column, cards: rows.map(show) })) ?? null,
    inbox: inbox && { total: inbox.total, isMore: inbox.isMore, applications: inbox.rows.map(show) },
    heldDecision,
    moved,
    undoSeconds,
    opened: search.open && !board ? await open(services, consultant, search.open, openStage) : null,
  };
}

/** An unknown stage, such as a removed one, finds nothing. Withdrawn is no stage, but can be listed. */
const findAsked = (stages: readonly Stage[], key: string): Pick<Stage, 'key' | 'status'> =>
  stages.find((stage) => stage.key === key) ?? { key, status: 'withdrawn' };

async function open(services: Services, consultant: Consultant, id: string, stage: string | null) {
  const opened = await showApplication(services, consultant, id);
  if (!opened && (await isOwnApplication(services.database, consultant, id))) return 'own' as const;
  if (!opened || !stage) return 'gone' as const;
  const { fullName, isUnnamed, job } = opened.application;
  const facts = { name: isUnnamed ? null : fullName, job: job.title, company: job.company, isAgency: job.isAgency };
  return {
    ...opened,
    stage,
    messages: await writeDecisionMessages(services.database, consultant, facts),
    clients: await showClientsOf(services.database, consultant, id),
  };
}

async function findStageKey(transaction: Transaction<DB>, id: string): Promise<string | null> {
  const { rows } = await sql<{ stage: string }>`
    SELECT ${STAGE_KEY} AS stage FROM applications AS a ${JOIN_STAGE} WHERE a.id = ${id}`.execute(transaction);
  return rows[0]?.stage ?? null;
}

async function findMoved(transaction: Transaction<DB>, id: string, from: string | null, stages: readonly Stage[]) {
  const { rows } = await sql<{ fullName: string; status: ApplicationStatus; isHeld: boolean; stage: string }>`
    SELECT ${SHOWN_NAME} AS "fullName", a.desk_status AS status, a.held_status IS NOT NULL AS "isHeld", ${STAGE_KEY} AS stage FROM applications AS a ${JOIN_STAGE}
    WHERE a.id = ${id}`.execute(transaction);
  const [row] = rows;
  if (!row) return null;
  const before = stages.find(({ key }) => key === from && key !== row.stage);
  const name = stages.find(({ key }) => key === row.stage)?.name ?? APPLICATION_STATUS_NAMES[row.status];
  return { id, ...row, name, before: before ? { ...before, isPossible: mayMove(row.status, before.status) } : null };
}
