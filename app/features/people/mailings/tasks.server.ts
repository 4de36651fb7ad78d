/** Background task: sends one email of a mailing. */
import { z } from 'zod';
import type { TaskHandler } from '#platform/tasks/tasks.server.ts';
import { sendMailingMail as send } from './commands/send-mailing-mail.server.ts';

const mailingMail = z.strictObject({ mailId: z.uuid() });

declare module '#platform/tasks/tasks.server.ts' {
  interface TaskPayloads {
    'send-mailing-mail': z.infer<typeof mailingMail>;
  }
}

export const sendMailingMail: TaskHandler<z.infer<typeof mailingMail>> = {
  schema: mailingMail,
  run: (services, { mailId }, { taskId }) => send(services, mailId, taskId),
};
