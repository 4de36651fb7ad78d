/** Background tasks of clients: the emails of shortlists. */
import { z } from 'zod';
import type { TaskHandler } from '#platform/tasks/tasks.server.ts';
import { writeShortlistMail } from './commands/shortlist-mails.server.ts';

const shortlist = z.strictObject({ shortlistId: z.uuid() });

declare module '#platform/tasks/tasks.server.ts' {
  interface TaskPayloads {
    'send-shortlist-mail': z.infer<typeof shortlist>;
  }
}

export const sendShortlistMail: TaskHandler<z.infer<typeof shortlist>> = {
  schema: shortlist,
  run: async ({ database, mailer, log, publicOrigin }, { shortlistId }, { taskId }) => {
    const mail = await database.asSystem((transaction) => writeShortlistMail(transaction, shortlistId, publicOrigin));
    if (!mail) return log.info({ taskId, mail: 'shortlist' }, 'a mail is not needed any more');
    await mailer.send({ ...mail, messageId: `<${taskId}@${new URL(publicOrigin).hostname}>` });
  },
};
