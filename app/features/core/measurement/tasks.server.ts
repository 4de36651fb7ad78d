import { z } from 'zod';
import type { TaskHandler } from '#platform/tasks/tasks.server.ts';
import { forgetOldMeasurements } from './commands.server.ts';

const emptyPayload = z.strictObject({});

declare module '#platform/tasks/tasks.server.ts' {
  interface TaskPayloads {
    'forget-old-measurements': z.infer<typeof emptyPayload>;
  }
}

export const forgetMeasurementsDaily: TaskHandler<z.infer<typeof emptyPayload>> = {
  schema: emptyPayload,
  cron: '40 3 * * *',
  run: async ({ database, log }) => {
    const rows = await forgetOldMeasurements(database);
    if (rows > 0) log.info({ rows }, 'old measurements were forgotten');
  },
};
