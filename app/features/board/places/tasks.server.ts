/** Background task: places the jobs of a place that was changed in the studio, or all jobs and people after another edition of the gazetteer, where they are too many to be placed at once. */
import { sql } from 'kysely';
import { z } from 'zod';
import type { TaskHandler, TaskServices } from '#platform/tasks/tasks.server.ts';

const nothing = z.strictObject({});

declare module '#platform/tasks/tasks.server.ts' {
  interface TaskPayloads {
    'place-jobs': z.infer<typeof nothing>;
  }
}

/** In one run, which must end before the queue takes it for dead. The next run goes on with the rest. */
const MOST_BATCHES = 100;

export const placeJobsAnew: TaskHandler<z.infer<typeof nothing>> = {
  schema: nothing,
  cron: '* * * * *',
  run: async ({ database }, _payload, { signal }) => {
    await placeJobs(database, MOST_BATCHES, signal);
  },
};

/** Each batch is a transaction of its own, and says itself how far it went (app.place_next_jobs, app.renew_next_places). @returns how many there were */
export async function placeJobs(
  { asSystem }: Pick<TaskServices['database'], 'asSystem'>,
  most: number,
  signal?: AbortSignal,
): Promise<number> {
  let batches = 0;
  while (batches < most && !signal?.aborted) {
    const { rows } = await asSystem((transaction) =>
      sql<{ hasPlaced: boolean }>`SELECT app.place_next_jobs() OR app.renew_next_places() AS "hasPlaced"`.execute(
        transaction,
      ),
    );
    if (!rows[0]?.hasPlaced) break;
    batches += 1;
  }
  return batches;
}
