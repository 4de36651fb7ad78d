import { sql } from 'kysely';
import { z } from 'zod';
import type { TaskHandler, TaskServices } from '#platform/tasks/tasks.server.ts';

const nothing = z.strictObject({});

declare module '#platform/tasks/tasks.server.ts' {
  interface TaskPayloads {
    'compare-people': z.infer<typeof nothing>;
  }
}

const BATCH = 200;
/** Batches in one run, which must end before the queue considers it dead. The next run continues. */
const MOST_BATCHES = 50;

export const comparePeople: TaskHandler<z.infer<typeof nothing>> = {
  schema: nothing,
  cron: '* * * * *',
  run: async ({ database }, _payload, { signal }) => {
    for (let batch = 0; batch < MOST_BATCHES && !signal.aborted; batch += 1) {
      if ((await compareNext(database)) < BATCH) return;
    }
  },
};

async function compareNext({ asSystem }: Pick<TaskServices['database'], 'asSystem'>): Promise<number> {
  const { rows } = await asSystem((transaction) =>
    sql<{ compared: number }>`SELECT app.compare_people(${BATCH}) AS compared`.execute(transaction),
  );
  return rows[0]?.compared ?? 0;
}
