import { z } from 'zod';
import type { TaskHandler } from '#platform/tasks/tasks.server.ts';
import { checkOpenJobs } from './commands/check-open-jobs.server.ts';

const nothing = z.strictObject({});

declare module '#platform/tasks/tasks.server.ts' {
  interface TaskPayloads {
    'check-open-jobs': z.infer<typeof nothing>;
  }
}

/** Runs in the morning, so that the email is read on the day that it names. */
export const checkOpenJobsDaily: TaskHandler<z.infer<typeof nothing>> = {
  schema: nothing,
  cron: '20 7 * * *',
  run: (services, _payload, { signal }) => checkOpenJobs(services, signal),
};
