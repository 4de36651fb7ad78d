/** Emails about introductions, to the candidate who is asked and the member of staff who asked, and the nightly check of the ledger. */
import { z } from 'zod';
import { sendMail } from '#app/features/people/applications/commands/send-mail.server.ts';
import { mailTask } from '#platform/mail/mail-task.server.ts';
import type { TaskHandler } from '#platform/tasks/tasks.server.ts';
import { checkLedger } from './commands/check-ledger.server.ts';
import { writeIntroductionMail } from './commands/mails.server.ts';
import { introductionMailNames } from './emails/introduction-mails.tsx';

const nothing = z.strictObject({});
const introductionMail = z.strictObject({ mail: z.enum(introductionMailNames), introductionId: z.uuid() });

declare module '#platform/tasks/tasks.server.ts' {
  interface TaskPayloads {
    'send-introduction-mail': z.infer<typeof introductionMail>;
    'check-ledger': z.infer<typeof nothing>;
  }
}

export const sendIntroductionMail = mailTask({
  schema: introductionMail,
  write: writeIntroductionMail,
  send: (services, mail, taskId) => sendMail(services, mail, taskId),
});

export const checkLedgerDaily: TaskHandler<z.infer<typeof nothing>> = {
  schema: nothing,
  cron: '25 3 * * *',
  run: (services) => checkLedger(services),
};
