/** MAP 2: every kind of background task, and when the clock sends one by itself. */
import { purgeExpiredDaily, sendAccountMail } from '#app/features/accounts/tasks.server.ts';
import { sendApplicationMail } from '#app/features/applications/tasks.server.ts';
import { forgetUnconfirmedEnquiries, sendEnquiryMail } from '#app/features/enquiries/tasks.server.ts';
import { removeLooseFiles } from '#app/features/profile/tasks.server.ts';
import type { TaskHandlers } from '#platform/tasks/tasks.server.ts';

export const taskHandlers: TaskHandlers = {
  'send-account-mail': sendAccountMail,
  'send-application-mail': sendApplicationMail,
  'send-enquiry-mail': sendEnquiryMail,
  'forget-unconfirmed-enquiries': forgetUnconfirmedEnquiries,
  'purge-expired': purgeExpiredDaily,
  'remove-loose-files': removeLooseFiles,
};
