import { existsSync } from 'node:fs';
import path from 'node:path';
import { addImport, insertAfter, readText, type Scaffold, splitName, toCamel } from './scaffold.ts';

const MAP = 'app/tasks.ts';
const TASKS = '#platform/tasks/tasks.server.ts';

/** A kind of background task: payload, handler, and entry in the map. */
export const task: Scaffold = {
  takes: 'AREA/FEATURE/NAME',
  plan: (root, name) => {
    const { feature, words } = splitName(root, name);
    const handler = toCamel(words);
    const file = `app/features/${feature}/tasks.server.ts`;
    const isNew = !existsSync(path.join(root, file));
    let tasks = isNew ? `/** Background tasks of ${feature}. */\n` : readText(root, file);
    tasks = addImport(tasks, 'z', 'zod');
    if (!tasks.includes('TaskHandler')) tasks = addImport(tasks, 'type TaskHandler', TASKS);
    const listed = insertAfter(readText(root, MAP), /taskHandlers: TaskHandlers = \{/, `\n  '${words}': ${handler},`);
    return [
      { file, text: tasks + writeTask(words, handler) },
      { file: MAP, text: addImport(listed, handler, `#${file}`) },
    ];
  },
  next: [
    'Call one command in `run`. A task may run twice: the second time must do no harm.',
    'Send it in the transaction of the change it follows from: tasks.send(transaction, NAME, { id }).',
    'For a task that the clock sends: an empty payload, and `cron` in London time.',
  ],
};

const writeTask = (words: string, handler: string) => `
const ${handler}Payload = z.strictObject({ id: z.uuid() });

declare module '${TASKS}' {
  interface TaskPayloads {
    '${words}': z.infer<typeof ${handler}Payload>;
  }
}

export const ${handler}: TaskHandler<z.infer<typeof ${handler}Payload>> = {
  schema: ${handler}Payload,
  run: async (_services, _payload, { signal }) => {
    signal.throwIfAborted();
  },
};
`;
