import { z } from 'zod';
import type { TaskHandler } from '#platform/tasks/tasks.server.ts';
import { forgetReceipts } from './commands.server.ts';

const emptyPayload = z.strictObject({});

declare module '#platform/tasks/tasks.server.ts' {
  interface TaskPayloads {
    'forget-old-receipts': z.infer<typeof emptyPayload>;
  }
}

export const forgetOldReceipts: TaskHandler<z.infer<typeof emptyPayload>> = {
  schema: emptyPayload,
  cron: '45 3 * * *',
  run: ({ database }) => forgetReceipts(database),
};
