import { z } from 'zod';
import type { TaskHandler } from '#platform/tasks/tasks.server.ts';
import { forgetUnconfirmed } from './commands/confirm-enquiry.server.ts';
import { forgetOldEnquiries } from './commands/forget-enquiries.server.ts';

const emptyPayload = z.strictObject({});

declare module '#platform/tasks/tasks.server.ts' {
  interface TaskPayloads {
    'forget-unconfirmed-enquiries': z.infer<typeof emptyPayload>;
    'forget-old-enquiries': z.infer<typeof emptyPayload>;
  }
}

export const forgetUnconfirmedEnquiries: TaskHandler<z.infer<typeof emptyPayload>> = {
  schema: emptyPayload,
  cron: '30 3 * * *',
  run: async (services) => {
    await forgetUnconfirmed(services);
  },
};

export const forgetOldEnquiriesDaily: TaskHandler<z.infer<typeof emptyPayload>> = {
  schema: emptyPayload,
  cron: '20 4 * * *',
  run: (services, _payload, { signal }) => forgetOldEnquiries(services, signal),
};
