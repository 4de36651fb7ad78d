/** Background task of profiles: removes stored files that no row uses any more. */
import { z } from 'zod';
import type { TaskHandler } from '#platform/tasks/tasks.server.ts';
import { takeAwayLooseFiles } from './commands/loose-files.server.ts';

const nothing = z.strictObject({});

declare module '#platform/tasks/tasks.server.ts' {
  interface TaskPayloads {
    'remove-loose-files': z.infer<typeof nothing>;
  }
}

/** Sent by code that releases a file; the schedule finds files whose process crashed before sending it. */
export const removeLooseFiles: TaskHandler<z.infer<typeof nothing>> = {
  schema: nothing,
  cron: '* * * * *',
  run: (services, _payload, { signal }) => takeAwayLooseFiles(services, signal),
};
