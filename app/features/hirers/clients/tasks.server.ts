/** Background tasks of clients: the emails of shortlists. */
import { z } from 'zod';
import { mailTask } from '#platform/mail/mail-task.server.ts';
import { writeShortlistMail } from './commands/shortlist-mails.server.ts';

const shortlist = z.strictObject({ shortlistId: z.uuid() });

declare module '#platform/tasks/tasks.server.ts' {
  interface TaskPayloads {
    'send-shortlist-mail': z.infer<typeof shortlist>;
  }
}

export const sendShortlistMail = mailTask({
  schema: shortlist,
  write: (transaction, { shortlistId }, publicOrigin) => writeShortlistMail(transaction, shortlistId, publicOrigin),
});
