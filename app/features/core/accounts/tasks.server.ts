import { z } from 'zod';
import type { TaskHandler } from '#platform/tasks/tasks.server.ts';
import { purgeExpired } from './commands/retention.server.ts';
import { endUnusedAccounts } from './commands/unused-accounts.server.ts';

const emptyPayload = z.strictObject({});

declare module '#platform/tasks/tasks.server.ts' {
  interface TaskPayloads {
    'purge-expired': z.infer<typeof emptyPayload>;
    'end-unused-accounts': z.infer<typeof emptyPayload>;
  }
}

export const purgeExpiredDaily: TaskHandler<z.infer<typeof emptyPayload>> = {
  schema: emptyPayload,
  cron: '15 3 * * *',
  run: purgeExpired,
};

/** Runs after the daily purge, when few visitors are online. */
export const endUnusedDaily: TaskHandler<z.infer<typeof emptyPayload>> = {
  schema: emptyPayload,
  cron: '10 4 * * *',
  run: (services, _payload, { signal }) => endUnusedAccounts(services, signal),
};
