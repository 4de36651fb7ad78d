import { sql } from 'kysely';
import { z } from 'zod';
import { countDue, mayDelete } from '#platform/retention/may-delete.server.ts';
import type { TaskHandler, TaskServices } from '#platform/tasks/tasks.server.ts';
import { forgetUnconfirmedApplications } from './commands/confirm-guest-application.server.ts';

const nothing = z.strictObject({});

declare module '#platform/tasks/tasks.server.ts' {
  interface TaskPayloads {
    'forget-guest-applications': z.infer<typeof nothing>;
  }
}

export const forgetGuestApplicationsDaily: TaskHandler<z.infer<typeof nothing>> = {
  schema: nothing,
  cron: '40 4 * * *',
  run: async (services, _payload, { signal }) => {
    await forgetUnconfirmedApplications(services);
    await forgetOldGuestApplications(services, signal);
  },
};

const AT_ONCE = 100;

/** Each step is one transaction, so that an interrupted run keeps what it has done (docs/operate/retention.md). */
export async function forgetOldGuestApplications(
  { database, tasks, log, retention }: Pick<TaskServices, 'database' | 'tasks' | 'log' | 'retention'>,
  signal: AbortSignal,
): Promise<void> {
  if (!(await mayDelete({ database, log }, 'applications', countDue('applications', retention.enquiryMonths)))) return;
  let applications = 0;
  while (!signal.aborted) {
    const deletedCount = await database.asSystem(async (transaction) => {
      const { rows } = await sql<{ gone: number }>`
        SELECT app.forget_guest_applications(${retention.enquiryMonths}, ${AT_ONCE}) AS gone`.execute(transaction);
      const gone = rows[0]?.gone ?? 0;
      if (gone > 0) await tasks.send(transaction, 'remove-loose-files', {});
      return gone;
    });
    if (deletedCount === 0) break;
    applications += deletedCount;
  }
  if (applications > 0) log.info({ applications }, 'old applications without an account were forgotten');
  if (signal.aborted) throw new Error('Not all old applications were forgotten');
}
