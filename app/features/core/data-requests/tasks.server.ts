import { z } from 'zod';
import type { TaskHandler } from '#platform/tasks/tasks.server.ts';
import { forgetDataRequests } from './commands/retention.server.ts';

const emptyPayload = z.strictObject({});

declare module '#platform/tasks/tasks.server.ts' {
  interface TaskPayloads {
    'forget-data-requests': z.infer<typeof emptyPayload>;
  }
}

export const forgetDataRequestsDaily: TaskHandler<z.infer<typeof emptyPayload>> = {
  schema: emptyPayload,
  cron: '35 3 * * *',
  run: async ({ database, log }) => {
    const forgotten = await forgetDataRequests({ database, log });
    if (Object.values(forgotten).some((rows) => rows > 0))
      log.info(forgotten, 'data requests and records were forgotten');
  },
};
