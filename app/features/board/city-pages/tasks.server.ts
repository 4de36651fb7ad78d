/**
 * Background task that places jobs again after a place was changed in the studio, and all jobs and people after a new edition of the
 * gazetteer, if they are too many for one request.
 */
import { sql } from 'kysely';
import { z } from 'zod';
import type { TaskHandler, TaskServices } from '#platform/tasks/tasks.server.ts';

const nothing = z.strictObject({});

declare module '#platform/tasks/tasks.server.ts' {
  interface TaskPayloads {
    'place-jobs': z.infer<typeof nothing>;
  }
}

/** Batches in one run, which must end before the queue considers it dead. The next run continues. */
const MOST_BATCHES = 100;

export const placeJobsAnew: TaskHandler<z.infer<typeof nothing>> = {
  schema: nothing,
  cron: '* * * * *',
  run: async ({ database }, _payload, { signal }) => {
    await placeJobs(database, MOST_BATCHES, signal);
  },
};

/** Each batch is one transaction that stores its own progress (app.place_next_jobs, app.renew_next_places). @returns the number placed */
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
