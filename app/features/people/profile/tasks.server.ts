import { z } from 'zod';
import type { TaskHandler } from '#platform/tasks/tasks.server.ts';
import { deleteLooseFiles } from './commands/loose-files.server.ts';
import { readNewCvs } from './commands/read-new-cvs.server.ts';

const nothing = z.strictObject({});

declare module '#platform/tasks/tasks.server.ts' {
  interface TaskPayloads {
    'remove-loose-files': z.infer<typeof nothing>;
    'read-cvs': z.infer<typeof nothing>;
  }
}

/** Sent by code that releases a file; the schedule finds files whose process crashed before sending it. */
export const removeLooseFiles: TaskHandler<z.infer<typeof nothing>> = {
  schema: nothing,
  cron: '* * * * *',
  run: (services, _payload, { signal }) => deleteLooseFiles(services, signal),
};

export const readCvsForSearch: TaskHandler<z.infer<typeof nothing>> = {
  schema: nothing,
  cron: '* * * * *',
  run: async (services, _payload, { signal }) => {
    await readNewCvs(services, signal);
  },
};
