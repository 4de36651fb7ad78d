/** Publishes what editors have scheduled. */
import { z } from 'zod';
import type { TaskHandler } from '#platform/tasks/tasks.server.ts';
import { publishScheduled } from './commands/items.server.ts';

const nothing = z.strictObject({});

declare module '#platform/tasks/tasks.server.ts' {
  interface TaskPayloads {
    'publish-scheduled': z.infer<typeof nothing>;
  }
}

export const publishScheduledContent: TaskHandler<z.infer<typeof nothing>> = {
  schema: nothing,
  cron: '* * * * *',
  run: async ({ database, log }) => {
    const count = await publishScheduled({ database });
    if (count > 0) log.info({ count }, 'scheduled content was published');
  },
};
