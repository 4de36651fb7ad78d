/** On a site without notifications all of these return at once. */
import { z } from 'zod';
import type { TaskHandler } from '#platform/tasks/tasks.server.ts';
import { forgetDevice } from './commands/devices.server.ts';
import { announceJob as announce, notifyOfJobs as tellAllOfJobs } from './commands/find-job-news.server.ts';
import { writeForDevice } from './commands/send-push.server.ts';
import { notifyAccount as tell } from './commands/tell-account.server.ts';
import { NEWS } from './commands/write-notification.server.ts';

const emptyPayload = z.strictObject({});
const job = z.strictObject({ jobId: z.uuid() });
const accountNews = z.strictObject({
  news: z.enum(NEWS).exclude(['test', 'new-jobs']),
  subjectId: z.uuid(),
});
const deviceNews = z.strictObject({
  deviceId: z.uuid(),
  news: z.enum(NEWS),
  subjectId: z.uuid().optional(),
  count: z.int().positive().optional(),
});

declare module '#platform/tasks/tasks.server.ts' {
  interface TaskPayloads {
    'tell-account': z.infer<typeof accountNews>;
    'announce-job': z.infer<typeof job>;
    'tell-of-jobs': z.infer<typeof emptyPayload>;
    'send-push': z.infer<typeof deviceNews>;
  }
}

export const tellAccount: TaskHandler<z.infer<typeof accountNews>> = {
  schema: accountNews,
  run: async ({ database, tasks, push }, news) => {
    if (push) await database.asSystem((transaction) => tell(transaction, tasks, news));
  },
};

export const announceJob: TaskHandler<z.infer<typeof job>> = {
  schema: job,
  run: async ({ database, tasks, push }, { jobId }) => {
    if (push) await database.asSystem((transaction) => announce(transaction, tasks, jobId));
  },
};

export const tellOfJobs: TaskHandler<z.infer<typeof emptyPayload>> = {
  schema: emptyPayload,
  run: async ({ database, tasks, push }) => {
    if (push) await database.asSystem((transaction) => tellAllOfJobs(transaction, tasks));
  },
};

export const sendPush: TaskHandler<z.infer<typeof deviceNews>> = {
  schema: deviceNews,
  run: async ({ database, push, log }, payload, { taskId, signal }) => {
    if (!push) return;
    const { deviceId, news } = payload;
    const pushToSend = await database.asSystem((transaction) => writeForDevice(transaction, payload));
    if (!pushToSend) return log.info({ taskId, news }, 'a notification is not needed any more');
    const { message, delivery } = pushToSend.notification;
    const outcome = await push.send(pushToSend.address, message, delivery, signal);
    if (outcome === 'sent') return;
    await database.asSystem((transaction) => forgetDevice(transaction, deviceId));
    if (outcome === 'gone') log.info({ taskId, news }, 'a device cannot be reached any more and is forgotten');
    // One rejected device is a minor problem. If all are rejected, the site's keys have changed or the server's clock is wrong.
    else log.warn({ taskId, news }, 'a push service does not accept the keys of this site; a device is forgotten');
  },
};
