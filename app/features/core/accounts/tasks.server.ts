/** Background work of accounts: mails, written only when they leave, so that no address or link waits in a queue. */
import { z } from 'zod';
import { mailTask, sendTaskMail } from '#platform/mail/mail-task.server.ts';
import type { TaskHandler } from '#platform/tasks/tasks.server.ts';
import { writeAccountMail } from './commands/mails.server.ts';
import { purgeExpired } from './commands/retention.server.ts';
import { endUnusedAccounts, noteWarningSent, writeUnusedMail } from './commands/unused-accounts.server.ts';
import { accountMailNames } from './emails/account-mails.tsx';
import { unusedMailNames } from './emails/account-unused.tsx';

const nothing = z.strictObject({});
const accountMail = z.strictObject({ mail: z.enum(accountMailNames), accountId: z.uuid() });
const unusedMail = z.strictObject({ mail: z.enum(unusedMailNames), accountId: z.uuid() });

declare module '#platform/tasks/tasks.server.ts' {
  interface TaskPayloads {
    'send-account-mail': z.infer<typeof accountMail>;
    'purge-expired': z.infer<typeof nothing>;
    'end-unused-accounts': z.infer<typeof nothing>;
    'send-unused-mail': z.infer<typeof unusedMail>;
  }
}

export const sendAccountMail = mailTask({
  schema: accountMail,
  write: (transaction, { mail: name, accountId }, publicOrigin) =>
    writeAccountMail(transaction, { name, accountId, publicOrigin }),
});

export const purgeExpiredDaily: TaskHandler<z.infer<typeof nothing>> = {
  schema: nothing,
  cron: '15 3 * * *',
  run: purgeExpired,
};

/** After what has expired is gone, and while hardly anybody is there. */
export const endUnusedDaily: TaskHandler<z.infer<typeof nothing>> = {
  schema: nothing,
  cron: '10 4 * * *',
  run: (services, _payload, { signal }) => endUnusedAccounts(services, signal),
};

export const sendUnusedMail = mailTask({
  schema: unusedMail,
  write: (transaction, { mail: name, accountId }, publicOrigin) =>
    writeUnusedMail(transaction, { name, accountId, publicOrigin }),
  send: async (services, mail, taskId, payload) => {
    await sendTaskMail(services, mail, taskId);
    if (payload.mail !== 'account-unused') return;
    // The thirty days begin when the owner could have read the warning. Without a mail server it is sent again.
    if (services.mailer.reachesNobody)
      return services.log.warn({ taskId }, 'a warning was not delivered: there is no mail server');
    await noteWarningSent(services.database, payload.accountId);
  },
});
