/** Background work of data requests: mails, written only when they leave, and forgetting what has had its time. */
import { z } from 'zod';
import { mailTask, sendTaskMail } from '#platform/mail/mail-task.server.ts';
import type { TaskHandler } from '#platform/tasks/tasks.server.ts';
import { forgetAddress, writeDataRequestMail } from './commands/mails.server.ts';
import { forgetDataRequests } from './commands/retention.server.ts';
import { dataRequestMailNames } from './emails/data-request-mails.tsx';

const nothing = z.strictObject({});
const dataRequestMail = z.strictObject({ mail: z.enum(dataRequestMailNames), requestId: z.uuid() });

declare module '#platform/tasks/tasks.server.ts' {
  interface TaskPayloads {
    'send-data-request-mail': z.infer<typeof dataRequestMail>;
    'forget-data-requests': z.infer<typeof nothing>;
  }
}

export const sendDataRequestMail = mailTask({
  schema: dataRequestMail,
  write: writeDataRequestMail,
  send: async (services, mail, taskId, payload) => {
    await sendTaskMail(services, mail, taskId);
    if (payload.mail !== 'account-erased') return;
    await services.database.asSystem((transaction) => forgetAddress(transaction, payload.requestId));
  },
});

export const forgetDataRequestsDaily: TaskHandler<z.infer<typeof nothing>> = {
  schema: nothing,
  cron: '35 3 * * *',
  run: async ({ database, log }) => {
    const forgotten = await forgetDataRequests({ database, log });
    if (Object.values(forgotten).some((rows) => rows > 0))
      log.info(forgotten, 'data requests and records were forgotten');
  },
};
