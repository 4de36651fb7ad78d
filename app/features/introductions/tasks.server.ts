/** The email that asks a candidate for their consent. */
import { z } from 'zod';
import type { TaskHandler } from '#platform/tasks/tasks.server.ts';
import { writeConsentMail } from './commands/mails.server.ts';

const consentMail = z.strictObject({ introductionId: z.uuid() });

declare module '#platform/tasks/tasks.server.ts' {
  interface TaskPayloads {
    'send-introduction-mail': z.infer<typeof consentMail>;
  }
}

export const sendIntroductionMail: TaskHandler<z.infer<typeof consentMail>> = {
  schema: consentMail,
  run: async ({ database, mailer, log, publicOrigin }, { introductionId }, { taskId }) => {
    const mail = await database.asSystem((transaction) => writeConsentMail(transaction, introductionId, publicOrigin));
    if (!mail) return log.info({ taskId, mail: 'introduction-consent' }, 'a mail is not needed any more');
    await mailer.send({ ...mail, messageId: `<${taskId}@${new URL(publicOrigin).hostname}>` });
  },
};
