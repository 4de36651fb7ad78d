/** Emails about introductions: to the candidate who is asked, and to the member of staff who asked. */
import { z } from 'zod';
import type { TaskHandler } from '#platform/tasks/tasks.server.ts';
import { writeIntroductionMail } from './commands/mails.server.ts';
import { introductionMailNames } from './emails/introduction-mails.tsx';

const introductionMail = z.strictObject({ mail: z.enum(introductionMailNames), introductionId: z.uuid() });

declare module '#platform/tasks/tasks.server.ts' {
  interface TaskPayloads {
    'send-introduction-mail': z.infer<typeof introductionMail>;
  }
}

export const sendIntroductionMail: TaskHandler<z.infer<typeof introductionMail>> = {
  schema: introductionMail,
  run: async ({ database, mailer, log, publicOrigin }, payload, { taskId }) => {
    const mail = await database.asSystem((transaction) => writeIntroductionMail(transaction, payload, publicOrigin));
    if (!mail) return log.info({ taskId, mail: payload.mail }, 'a mail is not needed any more');
    await mailer.send({ ...mail, messageId: `<${taskId}@${new URL(publicOrigin).hostname}>` });
  },
};
