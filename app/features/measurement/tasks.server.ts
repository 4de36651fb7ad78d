/** Background work of the desk: forgetting what has had its time. */
import { z } from 'zod';
import { forgetReceipts } from '#app/features/consent/commands.server.ts';
import type { TaskHandler } from '#platform/tasks/tasks.server.ts';
import { forgetOldMeasurements } from './commands.server.ts';

const nothing = z.strictObject({});

declare module '#platform/tasks/tasks.server.ts' {
  interface TaskPayloads {
    'forget-old-receipts': z.infer<typeof nothing>;
    'forget-old-measurements': z.infer<typeof nothing>;
  }
}

export const forgetOldReceipts: TaskHandler<z.infer<typeof nothing>> = {
  schema: nothing,
  cron: '45 3 * * *',
  run: ({ database }) => forgetReceipts(database),
};

export const forgetMeasurementsDaily: TaskHandler<z.infer<typeof nothing>> = {
  schema: nothing,
  cron: '40 3 * * *',
  run: async ({ database, log }) => {
    const rows = await forgetOldMeasurements(database);
    if (rows > 0) log.info({ rows }, 'old measurements were forgotten');
  },
};
