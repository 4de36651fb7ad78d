import { z } from 'zod';
import type { TaskHandler } from '#platform/tasks/tasks.server.ts';
import { checkLedger } from './commands/check-ledger.server.ts';

const nothing = z.strictObject({});

declare module '#platform/tasks/tasks.server.ts' {
  interface TaskPayloads {
    'check-ledger': z.infer<typeof nothing>;
  }
}

export const checkLedgerDaily: TaskHandler<z.infer<typeof nothing>> = {
  schema: nothing,
  cron: '25 3 * * *',
  run: (services) => checkLedger(services),
};
