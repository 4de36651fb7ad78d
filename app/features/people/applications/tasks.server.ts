/** Background work of applications: mails, written only when they leave. */
import { z } from 'zod';
import type { TaskHandler } from '#platform/tasks/tasks.server.ts';
import { writeApplicationMail } from './commands/mails.server.ts';
import { sendMail } from './commands/send-mail.server.ts';
import { applicationMailNames } from './emails/application-mails.tsx';

const applicationMail = z.strictObject({
  mail: z.enum(applicationMailNames),
  applicationId: z.uuid(),
  /** For those that tell of a step: which one. */
  eventId: z.string().regex(/^\d+$/).optional(),
  /** For what the desk wrote to the candidate. */
  letterId: z.uuid().optional(),
});

declare module '#platform/tasks/tasks.server.ts' {
  interface TaskPayloads {
    'send-application-mail': z.infer<typeof applicationMail>;
  }
}

export const sendApplicationMail: TaskHandler<z.infer<typeof applicationMail>> = {
  schema: applicationMail,
  run: async (services, payload, { taskId }) => {
    const { database, log, publicOrigin } = services;
    const written = await database.asSystem((transaction) => writeApplicationMail(transaction, payload, publicOrigin));
    if (!written) return log.info({ taskId, mail: payload.mail }, 'a mail is not needed any more');
    await sendMail(services, written, taskId, payload);
  },
};
