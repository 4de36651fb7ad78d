/** Background work of accounts: mails, written only when they leave, so that no address or link waits in a queue. */
import { z } from 'zod';
import type { TaskHandler } from '#platform/tasks/tasks.server.ts';
import { writeAccountMail } from './commands/mails.server.ts';
import { purgeExpired } from './commands/retention.server.ts';
import { accountMailNames } from './emails/account-mails.tsx';

const nothing = z.strictObject({});
const accountMail = z.strictObject({ mail: z.enum(accountMailNames), accountId: z.uuid() });

declare module '#platform/tasks/tasks.server.ts' {
  interface TaskPayloads {
    'send-account-mail': z.infer<typeof accountMail>;
    'purge-expired': z.infer<typeof nothing>;
  }
}

export const sendAccountMail: TaskHandler<z.infer<typeof accountMail>> = {
  schema: accountMail,
  run: async ({ database, mailer, log, publicOrigin }, { mail: name, accountId }, { taskId }) => {
    const mail = await database.asSystem((transaction) =>
      writeAccountMail(transaction, { name, accountId, publicOrigin }),
    );
    if (!mail) return log.info({ taskId, mail: name }, 'a mail is not needed any more');
    await mailer.send({ ...mail, messageId: `<${taskId}@${new URL(publicOrigin).hostname}>` });
  },
};

export const purgeExpiredDaily: TaskHandler<z.infer<typeof nothing>> = {
  schema: nothing,
  cron: '15 3 * * *',
  run: purgeExpired,
};
