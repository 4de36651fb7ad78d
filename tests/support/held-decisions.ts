import type { TestDatabase } from './database.ts';
import { queryTasks } from './task-queue.ts';

/** As if the pause of every decision were over. */
export const endDecisionPauses = (database: TestDatabase) =>
  queryTasks(
    database,
    `UPDATE tasks.job SET start_after = now() WHERE name = 'tell-held-decision' AND start_after > now()`,
  );
