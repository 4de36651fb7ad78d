import { APPLICATION_STATUS_NAMES, APPLICATION_STATUSES, type ApplicationStatus } from './application.ts';

/** Statuses that the agency can split into its own stages. */
export const STAGED_STATUSES = ['viewed', 'shortlisted', 'interview', 'offered', 'not_taken_forward'] as const;
export type StagedStatus = (typeof STAGED_STATUSES)[number];

export const STAGE_NAME_LENGTH = 40;
export const MOST_STAGES = 12;

export type OwnStage = { id: string; status: StagedStatus; name: string };

/** `key`: a status, or the id of one of the agency's own stages. */
export type Stage = { key: string; status: ApplicationStatus; name: string };

/** Lists the board's columns: each status, followed by the agency's own stages of it. Leaves out withdrawn. */
export function listStages(ownStages: readonly OwnStage[]): Stage[] {
  return APPLICATION_STATUSES.filter((status) => status !== 'withdrawn').flatMap((status) => [
    { key: status, status, name: APPLICATION_STATUS_NAMES[status] },
    ...ownStages.filter((stage) => stage.status === status).map(({ id, name }) => ({ key: id, status, name })),
  ]);
}

/**
 * True if an application may change to this status. It stays withdrawn, never returns to sent, and becomes viewed only from sent, because
 * the candidate has already received an email about the later status.
 */
export function mayMove(from: ApplicationStatus, to: ApplicationStatus): boolean {
  if (from === 'withdrawn' || to === 'withdrawn') return false;
  if (from === to) return true;
  return to !== 'sent' && (to !== 'viewed' || from === 'sent');
}

export function stageAfter(stages: readonly Stage[], key: string): Stage | null {
  const onTheWay = stages.filter(({ status }) => status !== 'not_taken_forward');
  const at = onTheWay.findIndex((stage) => stage.key === key);
  const from = onTheWay[at];
  // An application that is viewed after it was sent is not decided yet.
  const nextStage = onTheWay
    .slice(at + 1)
    .find(({ key: next, status }) => next !== 'viewed' && from && mayMove(from.status, status));
  return (at >= 0 && nextStage) || null;
}
