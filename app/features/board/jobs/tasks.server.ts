/** Background work of jobs: ask their owners whether they are open, and close those without an answer. */
import { z } from 'zod';
import type { TaskHandler } from '#platform/tasks/tasks.server.ts';
import { checkOpenJobs } from './commands/check-open-jobs.server.ts';
import { noteAsked, writeJobMail } from './commands/job-mails.server.ts';
import { jobMailNames } from './emails/job-mails.tsx';

const nothing = z.strictObject({});
const jobMail = z.strictObject({
  mail: z.enum(jobMailNames),
  accountId: z.uuid(),
  /** Those that have left the board. */
  jobIds: z.array(z.uuid()).min(1).max(1000).optional(),
});

declare module '#platform/tasks/tasks.server.ts' {
  interface TaskPayloads {
    'check-open-jobs': z.infer<typeof nothing>;
    'send-job-mail': z.infer<typeof jobMail>;
  }
}

/** In the morning, so that the question is read on the day that it names. */
export const checkOpenJobsDaily: TaskHandler<z.infer<typeof nothing>> = {
  schema: nothing,
  cron: '20 7 * * *',
  run: (services, _payload, { signal }) => checkOpenJobs(services, signal),
};

export const sendJobMail: TaskHandler<z.infer<typeof jobMail>> = {
  schema: jobMail,
  run: async (services, payload, { taskId }) => {
    const { database, mailer, log, publicOrigin } = services;
    const written = await database.asSystem((transaction) => writeJobMail(transaction, payload, publicOrigin));
    if (!written) return log.info({ taskId, mail: payload.mail }, 'a mail is not needed any more');
    const { jobIds, ...mail } = written;
    await mailer.send({ ...mail, messageId: `<${taskId}@${new URL(publicOrigin).hostname}>` });
    if (payload.mail !== 'confirm-jobs') return;
    // The week begins when the owner could have read it. Without a mail server no owner is asked, and no job leaves the board.
    if (mailer.reachesNobody) return log.warn({ taskId }, 'no owner was asked about jobs: there is no mail server');
    await noteAsked(services, jobIds);
  },
};
