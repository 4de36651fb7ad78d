import { z } from 'zod';
import type { TaskHandler } from '#platform/tasks/tasks.server.ts';
import { gatherMails } from './commands/gather-mails.server.ts';
import { matchJobs } from './commands/match-jobs.server.ts';
import { recompileAlerts } from './commands/recompile-alerts.server.ts';
import { endAlerts } from './commands/retention.server.ts';

const nothing = z.strictObject({});

declare module '#platform/tasks/tasks.server.ts' {
  interface TaskPayloads {
    'match-jobs': z.infer<typeof nothing>;
    'send-daily-alerts': z.infer<typeof nothing>;
    'send-weekly-alerts': z.infer<typeof nothing>;
    'recompile-alerts': z.infer<typeof nothing>;
    'end-alerts': z.infer<typeof nothing>;
  }
}

/** Runs every minute, and when a job is posted on the site. */
export const matchNewJobs: TaskHandler<z.infer<typeof nothing>> = {
  schema: nothing,
  cron: '* * * * *',
  run: async (services, _payload, { signal }) => {
    await matchJobs(services, signal);
    await gatherMails(services, 'at_once', new Date(), signal);
  },
};

export const sendDailyAlerts: TaskHandler<z.infer<typeof nothing>> = {
  schema: nothing,
  cron: '0 7 * * *',
  run: async (services, _payload, { signal }) => {
    await gatherMails(services, 'daily', new Date(), signal);
  },
};

export const sendWeeklyAlerts: TaskHandler<z.infer<typeof nothing>> = {
  schema: nothing,
  cron: '0 7 * * 1',
  run: async (services, _payload, { signal }) => {
    await gatherMails(services, 'weekly', new Date(), signal);
  },
};

export const recompileChangedAlerts: TaskHandler<z.infer<typeof nothing>> = {
  schema: nothing,
  cron: '*/10 * * * *',
  run: async (services, _payload, { signal }) => {
    await recompileAlerts(services, signal);
  },
};

export const endAlertsDaily: TaskHandler<z.infer<typeof nothing>> = {
  schema: nothing,
  cron: '40 4 * * *',
  run: (services, _payload, { signal }) => endAlerts(services, signal),
};
