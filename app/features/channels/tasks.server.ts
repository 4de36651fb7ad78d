/** Google is told of jobs each minute, if there is an account for it. */
import { z } from 'zod';
import type { TaskHandler } from '#platform/tasks/tasks.server.ts';
import { tellGoogle } from './commands/tell-google.server.ts';

const nothing = z.strictObject({});

declare module '#platform/tasks/tasks.server.ts' {
  interface TaskPayloads {
    'tell-google': z.infer<typeof nothing>;
  }
}

export const tellGoogleOfJobs: TaskHandler<z.infer<typeof nothing>> = {
  schema: nothing,
  cron: '* * * * *',
  run: async (services, _, { signal }) => {
    const taken = await tellGoogle(services, signal);
    if (taken > 0) services.log.info({ taken }, 'Google was told of jobs');
  },
};
