/** Background work of profiles: files that nobody owns any more are taken away. */
import { z } from 'zod';
import type { TaskHandler } from '#platform/tasks/tasks.server.ts';
import { takeAwayLooseFiles } from './commands/loose-files.server.ts';

const nothing = z.strictObject({});

declare module '#platform/tasks/tasks.server.ts' {
  interface TaskPayloads {
    'remove-loose-files': z.infer<typeof nothing>;
  }
}

/** Sent by whatever lets go of a file; the clock looks after those of whoever crashed before they could. */
export const removeLooseFiles: TaskHandler<z.infer<typeof nothing>> = {
  schema: nothing,
  cron: '* * * * *',
  run: (services, _payload, { signal }) => takeAwayLooseFiles(services, signal),
};
