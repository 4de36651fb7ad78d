import { z } from 'zod';
import type { TaskHandler } from '#platform/tasks/tasks.server.ts';
import { forgetUnconfirmed } from './commands/confirm-enquiry.server.ts';
import { forgetOldEnquiries } from './commands/forget-enquiries.server.ts';

const nothing = z.strictObject({});

declare module '#platform/tasks/tasks.server.ts' {
  interface TaskPayloads {
    'forget-unconfirmed-enquiries': z.infer<typeof nothing>;
    'forget-old-enquiries': z.infer<typeof nothing>;
  }
}

export const forgetUnconfirmedEnquiries: TaskHandler<z.infer<typeof nothing>> = {
  schema: nothing,
  cron: '30 3 * * *',
  run: async (services) => {
    await forgetUnconfirmed(services);
  },
};

export const forgetOldEnquiriesDaily: TaskHandler<z.infer<typeof nothing>> = {
  schema: nothing,
  cron: '20 4 * * *',
  run: (services, _payload, { signal }) => forgetOldEnquiries(services, signal),
};
