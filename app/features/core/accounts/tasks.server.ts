/** Background work of accounts: mails, written only when they leave, so that no address or link waits in a queue. */
import { z } from 'zod';
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

/** After what has expired is gone, and while hardly anybody is there. */
export const endUnusedDaily: TaskHandler<z.infer<typeof nothing>> = {
  schema: nothing,
  cron: '10 4 * * *',
  run: (services, _payload, { signal }) => endUnusedAccounts(services, signal),
};

export const sendUnusedMail: TaskHandler<z.infer<typeof unusedMail>> = {
  schema: unusedMail,
  run: async ({ database, mailer, log, publicOrigin }, { mail: name, accountId }, { taskId }) => {
    const mail = await database.asSystem((transaction) =>
      writeUnusedMail(transaction, { name, accountId, publicOrigin }),
    );
    if (!mail) return log.info({ taskId, mail: name }, 'a mail is not needed any more');
    await mailer.send({ ...mail, messageId: `<${taskId}@${new URL(publicOrigin).hostname}>` });
    if (name !== 'account-unused') return;
    // The thirty days begin when the owner could have read the warning. Without a mail server it is sent again.
    if (mailer.reachesNobody) return log.warn({ taskId }, 'a warning was not delivered: there is no mail server');
    await noteWarningSent(database, accountId);
  },
};
