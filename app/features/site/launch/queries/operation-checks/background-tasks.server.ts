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
        `${countOf(late, 'task has', 'tasks have')} waited for more than ten minutes, such as emails. ${isAlive ? 'The log says what fails.' : 'No process does tasks: start the site, or npm run worker.'}`,
      );
    if (silence === null) return warning('No process has done tasks yet: the site or its worker has just begun.');
    if (isSilent(silence)) return fault(describeSilence(silence));
    return givenUp > 0
      ? warning(`${countOf(givenUp, 'task was', 'tasks were')} given up in the last seven days. The log says which.`)
      : ok('They are done, and none waits for long.');
  },
};

/** @param silence in seconds; negative if the database's clock was ahead when tasks last ran */
export const describeSilence = (silence: number): string =>
  silence < 0
    ? 'The clock of the database was ahead and has been put back, and no process has done tasks since. Start the site or its worker: it goes on by itself within two minutes.'
    : 'No process has done tasks in the last five minutes: the site or its worker is stopped. Start it.';

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
