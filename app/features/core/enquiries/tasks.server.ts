/** Background tasks of enquiries: send emails, written only when they are sent, and delete unconfirmed and old enquiries. */
import { z } from 'zod';
import { mailTask } from '#platform/mail/mail-task.server.ts';
import type { TaskHandler } from '#platform/tasks/tasks.server.ts';
import { forgetUnconfirmed } from './commands/confirm-enquiry.server.ts';
import { forgetOldEnquiries } from './commands/forget-enquiries.server.ts';
import { writeEnquiryMail } from './commands/mails.server.ts';
import { enquiryMailNames } from './emails/enquiry-mails.tsx';

const nothing = z.strictObject({});
const enquiryMail = z.strictObject({ mail: z.enum(enquiryMailNames), enquiryId: z.uuid() });

declare module '#platform/tasks/tasks.server.ts' {
  interface TaskPayloads {
    'send-enquiry-mail': z.infer<typeof enquiryMail>;
    'forget-unconfirmed-enquiries': z.infer<typeof nothing>;
    'forget-old-enquiries': z.infer<typeof nothing>;
  }
}

export const sendEnquiryMail = mailTask({ schema: enquiryMail, write: writeEnquiryMail });

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
