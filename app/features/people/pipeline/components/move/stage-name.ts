import { APPLICATION_STATUS_NAMES, type ApplicationStatus } from '#domain/application/application.ts';
import type { Stage } from '#domain/application/stage.ts';

/** What the stage of an application is called; withdrawn is a status alone. */
export const nameOf = (
  stages: readonly Stage[],
  { stage, status }: { stage: string; status: ApplicationStatus },
): string => stages.find(({ key }) => key === stage)?.name ?? APPLICATION_STATUS_NAMES[status];
