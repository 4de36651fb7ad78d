/** Background tasks of temporary work: its emails, and each morning the clocks. */
import { z } from 'zod';
import { mailTask, sendTaskMail } from '#platform/mail/mail-task.server.ts';
import type { TaskHandler } from '#platform/tasks/tasks.server.ts';
import { noteGiven } from './commands/give-key-information.server.ts';
import { writeKeyInformationMail, writeWeekTwelveMail } from './commands/mails.server.ts';
import { watchClocks as watch } from './commands/renew-clocks.server.ts';

const nothing = z.strictObject({});
const assignmentMail = z.discriminatedUnion('mail', [
  z.strictObject({ mail: z.literal('key-information'), documentId: z.uuid() }),
  z.strictObject({ mail: z.literal('week-twelve-near'), clockId: z.uuid() }),
]);

declare module '#platform/tasks/tasks.server.ts' {
  interface TaskPayloads {
    'send-assignment-mail': z.infer<typeof assignmentMail>;
    'watch-assignments': z.infer<typeof nothing>;
  }
}

export const sendAssignmentMail = mailTask({
  schema: assignmentMail,
  write: (transaction, payload, publicOrigin) =>
    payload.mail === 'key-information'
      ? writeKeyInformationMail(transaction, payload.documentId, publicOrigin)
      : writeWeekTwelveMail(transaction, payload.clockId, publicOrigin, new Date()),
  send: async (services, mail, taskId, payload) => {
    await sendTaskMail(services, mail, taskId);
    if (payload.mail !== 'key-information') return;
    // Without a mail server the worker was given nothing.
    if (services.mailer.reachesNobody)
      return services.log.warn({ taskId }, 'a document was not given: there is no mail server');
    await services.database.asSystem((transaction) => noteGiven(transaction, payload.documentId, 'email'));
  },
});

/** Before the working day, so that the reminder is read on the day that it is about. */
export const watchAssignmentsDaily: TaskHandler<z.infer<typeof nothing>> = {
  schema: nothing,
  cron: '10 6 * * *',
  run: (services) => watch(services, new Date()),
};
