/** Background work of imports of people. */
import { z } from 'zod';
import type { TaskHandler } from '#platform/tasks/tasks.server.ts';
import { importInBackground } from './commands/import-in-background.server.ts';

const peopleImport = z.strictObject({ importId: z.uuid(), ownerId: z.uuid() });

declare module '#platform/tasks/tasks.server.ts' {
  interface TaskPayloads {
    'import-people': z.infer<typeof peopleImport>;
  }
}

export const importPeopleOfFile: TaskHandler<z.infer<typeof peopleImport>> = {
  schema: peopleImport,
  run: (services, payload, { signal }) => importInBackground(services, payload, () => !signal.aborted),
};
