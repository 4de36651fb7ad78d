/** Background tasks of temporary work: its emails, and each morning the clocks. */
import { z } from 'zod';
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

export const sendAssignmentMail: TaskHandler<z.infer<typeof assignmentMail>> = {
  schema: assignmentMail,
  run: async ({ database, mailer, log, publicOrigin }, payload, { taskId }) => {
    const mail = await database.asSystem((transaction) =>
      payload.mail === 'key-information'
        ? writeKeyInformationMail(transaction, payload.documentId, publicOrigin)
        : writeWeekTwelveMail(transaction, payload.clockId, publicOrigin, new Date()),
    );
    if (!mail) return log.info({ taskId, mail: payload.mail }, 'a mail is not needed any more');
    await mailer.send({ ...mail, messageId: `<${taskId}@${new URL(publicOrigin).hostname}>` });
    if (payload.mail !== 'key-information') return;
    // Without a mail server the worker was given nothing.
    if (mailer.reachesNobody) return log.warn({ taskId }, 'a document was not given: there is no mail server');
    await database.asSystem((transaction) => noteGiven(transaction, payload.documentId, 'email'));
  },
};

/** Before the working day, so that the reminder is read on the day that it is about. */
export const watchAssignmentsDaily: TaskHandler<z.infer<typeof nothing>> = {
  schema: nothing,
  cron: '10 6 * * *',
  run: (services) => watch(services, new Date()),
};
