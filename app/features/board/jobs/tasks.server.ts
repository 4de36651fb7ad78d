/** Background work of jobs: ask their owners whether they are open, and close those without an answer. */
import { z } from 'zod';
import { mailTask, sendTaskMail } from '#platform/mail/mail-task.server.ts';
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

export const sendJobMail = mailTask({
  schema: jobMail,
  write: writeJobMail,
  send: async (services, { jobIds, ...mail }, taskId, payload) => {
    await sendTaskMail(services, mail, taskId);
    if (payload.mail !== 'confirm-jobs') return;
    // The week begins when the owner could have read it. Without a mail server no owner is asked, and no job leaves the board.
    if (services.mailer.reachesNobody)
      return services.log.warn({ taskId }, 'no owner was asked about jobs: there is no mail server');
    await noteAsked(services, jobIds);
  },
});
