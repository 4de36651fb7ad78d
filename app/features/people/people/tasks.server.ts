/** Background task that deletes records kept only for staff's notes. */
import { sql } from 'kysely';
import { z } from 'zod';
import { countDue, mayDelete } from '#platform/retention/may-delete.server.ts';
import type { TaskHandler, TaskServices } from '#platform/tasks/tasks.server.ts';

const nothing = z.strictObject({});

declare module '#platform/tasks/tasks.server.ts' {
  interface TaskPayloads {
    'forget-people': z.infer<typeof nothing>;
  }
}

/** Runs after the tasks that delete applications and forms. */
export const forgetPeopleDaily: TaskHandler<z.infer<typeof nothing>> = {
  schema: nothing,
  cron: '10 5 * * *',
  run: (services, _payload, { signal }) => forgetOldPeople(services, signal),
};

const AT_ONCE = 100;

/** Each step is one transaction, so that an interrupted run keeps what it has done (docs/operate/retention.md). */
export async function forgetOldPeople(
  { database, log, retention }: Pick<TaskServices, 'database' | 'log' | 'retention'>,
  signal: AbortSignal,
): Promise<void> {
  const isPlausible = await mayDelete({ database, log }, 'people', countDue('people', retention.enquiryMonths));
  if (!isPlausible) return;
  let people = 0;
  while (!signal.aborted) {
    const deletedCount = await database.asSystem(async (transaction) => {
      const { rows } = await sql<{ gone: number }>`
        SELECT app.forget_people(${retention.enquiryMonths}, ${AT_ONCE}) AS gone`.execute(transaction);
      return rows[0]?.gone ?? 0;
    });
    if (deletedCount === 0) break;
    people += deletedCount;
  }
  if (people > 0) log.info({ people }, 'old records of people were forgotten');
  if (signal.aborted) throw new Error('Not all old records of people were forgotten');
}
