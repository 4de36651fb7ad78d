import { type ImportTask, importTask } from '#app/desk/import/import-steps.server.ts';
import type { TaskHandler } from '#platform/tasks/tasks.server.ts';
import { importInBackground } from './commands/import-in-background.server.ts';

declare module '#platform/tasks/tasks.server.ts' {
  interface TaskPayloads {
    'import-people': ImportTask;
  }
}

export const importPeopleOfFile: TaskHandler<ImportTask> = {
  schema: importTask,
  run: (services, payload, { signal }) => importInBackground(services, payload, () => !signal.aborted),
};
