import { z } from 'zod';
import type { TaskHandler } from '#platform/tasks/tasks.server.ts';
import { tellInterviews as tell } from './commands/tell-interviews.server.ts';

const nothing = z.strictObject({});

declare module '#platform/tasks/tasks.server.ts' {
  interface TaskPayloads {
    'tell-interviews': z.infer<typeof nothing>;
  }
}

export const tellInterviews: TaskHandler<z.infer<typeof nothing>> = {
  schema: nothing,
  cron: '* * * * *',
  run: (services) => tell(services),
};
