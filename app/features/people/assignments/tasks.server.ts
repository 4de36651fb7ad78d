import { z } from 'zod';
import type { TaskHandler } from '#platform/tasks/tasks.server.ts';
import { watchClocks as watch } from './commands/renew-clocks.server.ts';

const nothing = z.strictObject({});

declare module '#platform/tasks/tasks.server.ts' {
  interface TaskPayloads {
    'watch-assignments': z.infer<typeof nothing>;
  }
}

/** Before working hours, so that the reminder is read on its day. */
export const watchAssignmentsDaily: TaskHandler<z.infer<typeof nothing>> = {
  schema: nothing,
  cron: '10 6 * * *',
  run: (services) => watch(services, new Date()),
};
