import { APPLICATION_STATUS_NAMES, type ApplicationStatus } from '#domain/application/application.ts';
import type { Stage } from '#domain/application/stage.ts';

/** The name of an application's stage; 'withdrawn' is only a status. */
export const nameOf = (
  stages: readonly Stage[],
  { stage, status }: { stage: string; status: ApplicationStatus },
): string => stages.find(({ key }) => key === stage)?.name ?? APPLICATION_STATUS_NAMES[status];
