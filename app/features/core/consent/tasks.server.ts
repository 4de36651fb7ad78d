import { z } from 'zod';
import type { TaskHandler } from '#platform/tasks/tasks.server.ts';
import { forgetReceipts } from './commands.server.ts';

const nothing = z.strictObject({});

declare module '#platform/tasks/tasks.server.ts' {
  interface TaskPayloads {
    'forget-old-receipts': z.infer<typeof nothing>;
  }
}

export const forgetOldReceipts: TaskHandler<z.infer<typeof nothing>> = {
  schema: nothing,
  cron: '45 3 * * *',
  run: ({ database }) => forgetReceipts(database),
};
