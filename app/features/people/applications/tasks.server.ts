/** Background work of applications: mails, written only when they leave. */
import { z } from 'zod';
import { mailTask } from '#platform/mail/mail-task.server.ts';
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

export const sendApplicationMail = mailTask({
  schema: applicationMail,
  write: writeApplicationMail,
  send: (services, mail, taskId, payload) => sendMail(services, mail, taskId, payload),
});
