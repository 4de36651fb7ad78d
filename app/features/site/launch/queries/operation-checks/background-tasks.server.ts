import { sql } from 'kysely';
import { readOperatingFigures } from '#db/operating-figures.server.ts';
import { countOf } from '#domain/text/counts.ts';
import { GIVEN_UP } from '#platform/tasks/queue-options.ts';
import { type Check, type CheckServices, fault, ok, warning } from '../checks/check.server.ts';

/** A process that runs tasks updates the time every half minute. */
const SILENT_SECONDS = 300;

export const backgroundTasks: Check = {
  id: 'background_tasks',
  group: 'running',
  title: 'Background tasks',
  mend: null,
  run: async ({ database }) => {
    const { queues } = await readOperatingFigures(database);
    const late = queues.filter(({ queue }) => queue !== GIVEN_UP).reduce((sum, queue) => sum + queue.late, 0);
    const givenUp = queues.find(({ queue }) => queue === GIVEN_UP)?.waiting ?? 0;
    const silence = await readSilence(database);
    const isAlive = silence !== null && !isSilent(silence);
    if (late > 0)
      return fault(
        `${countOf(late, 'task has', 'tasks have')} been queued for more than ten minutes, such as emails. ${isAlive ? 'The log shows the errors.' : 'Nothing is running tasks. Start the site, or run npm run worker.'}`,
      );
    if (silence === null) return warning('No tasks run yet. The site or its worker has just started.');
    if (isSilent(silence)) return fault(describeSilence(silence));
    return givenUp > 0
      ? warning(`${countOf(givenUp, 'task', 'tasks')} failed in the last seven days. The log shows which.`)
      : ok('Tasks are running without delays.');
  },
};

/** @param silence in seconds; negative if the database's clock was ahead when tasks last ran */
export const describeSilence = (silence: number): string =>
  silence < 0
    ? 'The database clock was fast and has been corrected, and no tasks have run since. Start the site or its worker. Tasks will resume within two minutes.'
    : 'No tasks have run in the last five minutes because the site or its worker has stopped. Start it.';

export const isSilent = (silence: number | null): silence is number =>
  silence !== null && Math.abs(silence) >= SILENT_SECONDS;

/** @returns the seconds since a process last updated the tasks' time; null if none ever did */
export async function readSilence(database: CheckServices['database']): Promise<number | null> {
  const { rows } = await database.asSystem((transaction) =>
    sql<{ silence: number | null }>`
      SELECT extract(epoch FROM now() - max(cron_on))::float AS silence FROM tasks.version`.execute(transaction),
  );
  return rows[0]?.silence ?? null;
}
