import { z } from 'zod';
import type { TaskHandler } from '#platform/tasks/tasks.server.ts';
import { publishDue } from './commands/publishing.server.ts';

const nothing = z.strictObject({});

declare module '#platform/tasks/tasks.server.ts' {
  interface TaskPayloads {
    'publish-scheduled': z.infer<typeof nothing>;
  }
}

export const publishScheduled: TaskHandler<z.infer<typeof nothing>> = {
  schema: nothing,
  cron: '* * * * *',
  run: async ({ database, log }) => {
    const { published, faulty } = await publishDue({ database });
    if (published.length > 0) log.info({ items: published }, 'scheduled items were published');
    if (faulty.length > 0)
      log.warn({ items: faulty }, 'scheduled items are due, but their collection does not accept them');
  },
};
