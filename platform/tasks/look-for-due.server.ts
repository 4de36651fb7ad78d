/**
 * Wakes workers for tasks whose delay is over or whose process died; new tasks wake their workers themselves. One statement asks for all
 * kinds, because a process has a hundred workers.
 */
import type { PgBoss } from 'pg-boss';
import { TASK_SCHEMA } from '#db/task-schema.server.ts';
import type { Pace } from './queue-options.ts';

const KINDS_WITH_DUE_TASKS = `
  SELECT kind FROM unnest($1::text[]) AS kind
  WHERE EXISTS (SELECT FROM ${TASK_SCHEMA}.job
                WHERE name = kind AND state < 'active' AND NOT blocked AND start_after <= ${TASK_SCHEMA}.job_now())`;

/** @param workers ids by kind of task @returns a function that stops it */
export function wakeForDueTasks(boss: PgBoss, workers: Map<string, string[]>, { lookEverySeconds }: Pace): () => void {
  let isLooking = false;
  const look = async () => {
    if (isLooking) return;
    isLooking = true;
    try {
      const { rows } = await boss.getDb().executeSql(KINDS_WITH_DUE_TASKS, [[...workers.keys()]]);
      for (const { kind } of rows) for (const id of workers.get(kind) ?? []) boss.notifyWorker(id);
    } catch (error) {
      boss.emit('error', error as Error);
    } finally {
      isLooking = false;
    }
  };
  const timer = setInterval(look, lookEverySeconds * 1_000);
  return () => clearInterval(timer);
}
