/** MAP 2: every kind of background task, and when the clock sends one by itself. */

import { mails } from '#app/emails.ts';
import {
  endAlertsDaily,
  matchNewJobs,
  recompileChangedAlerts,
  sendDailyAlerts,
  sendWeeklyAlerts,
} from '#app/features/board/alerts/tasks.server.ts';
import { tellGoogleOfJobs, uploadAdvertsToFindAJob } from '#app/features/board/channels/tasks.server.ts';
import { placeJobsAnew } from '#app/features/board/city-pages/tasks.server.ts';
import {
  forgetJobImportsDaily,
  importJobsOfFile,
  pullBoardsOften,
} from '#app/features/board/job-imports/tasks.server.ts';
import { checkOpenJobsDaily } from '#app/features/board/jobs/tasks.server.ts';
import { endUnusedDaily, purgeExpiredDaily } from '#app/features/core/accounts/tasks.server.ts';
import { forgetOldReceipts } from '#app/features/core/consent/tasks.server.ts';
import { forgetDataRequestsDaily } from '#app/features/core/data-requests/tasks.server.ts';
import { forgetOldEnquiriesDaily, forgetUnconfirmedEnquiries } from '#app/features/core/enquiries/tasks.server.ts';
import { forgetMeasurementsDaily } from '#app/features/core/measurement/tasks.server.ts';
import { announceJob, sendPush, tellAccount, tellOfJobs } from '#app/features/core/notifications/tasks.server.ts';
import { forgetWebhookEvents } from '#app/features/core/webhooks/tasks.server.ts';
import { watchAssignmentsDaily } from '#app/features/people/assignments/tasks.server.ts';
import { comparePeople } from '#app/features/people/duplicates/tasks.server.ts';
import { forgetGuestApplicationsDaily } from '#app/features/people/guests/tasks.server.ts';
import { tellInterviews } from '#app/features/people/interviews/tasks.server.ts';
import { checkLedgerDaily } from '#app/features/people/introductions/tasks.server.ts';
import { forgetPeopleDaily } from '#app/features/people/people/tasks.server.ts';
import { importPeopleOfFile } from '#app/features/people/people-imports/tasks.server.ts';
import { tellHeldDecision } from '#app/features/people/pipeline/tasks.server.ts';
import { readCvsForSearch, removeLooseFiles } from '#app/features/people/profile/tasks.server.ts';
import { publishScheduled } from '#app/features/site/studio/tasks.server.ts';
import { type MailName, mailTask } from '#platform/mail/mail-task.server.ts';
import type { TaskHandlers } from '#platform/tasks/tasks.server.ts';

/**
 * The queues of emails in version 0.1.0, with the email of payloads that do not name one. Emails may wait there during an update.
 * Remove them once no site updates from that version.
 */
const FORMER_QUEUES: Record<string, MailName | undefined> = {
  'send-account-mail': undefined,
  'send-unused-mail': undefined,
  'send-enquiry-mail': undefined,
  'send-data-request-mail': undefined,
  'send-application-mail': undefined,
  'send-guest-mail': undefined,
  'send-interview-mail': undefined,
  'take-back-interview': 'interview-erased',
  'send-introduction-mail': undefined,
  'send-assignment-mail': undefined,
  'send-job-mail': undefined,
  'send-staff-invitation': 'staff-invitation',
  'send-shortlist-mail': 'shortlist',
  'send-alert-mail': 'job-alert',
  'send-mailing-mail': 'work',
};

const formerQueues = Object.fromEntries(
  Object.entries(FORMER_QUEUES).map(([queue, mail]) => [queue, { ...mailTask(mails, mail), atOnce: 1 }]),
);

export const taskHandlers: TaskHandlers = {
  ...formerQueues,
  'send-mail': mailTask(mails),
  'tell-held-decision': tellHeldDecision,
  'forget-guest-applications': forgetGuestApplicationsDaily,
  'forget-people': forgetPeopleDaily,
  'import-people': importPeopleOfFile,
  'tell-interviews': tellInterviews,
  'check-ledger': checkLedgerDaily,
  'watch-assignments': watchAssignmentsDaily,
  'forget-unconfirmed-enquiries': forgetUnconfirmedEnquiries,
  'forget-data-requests': forgetDataRequestsDaily,
  'forget-old-enquiries': forgetOldEnquiriesDaily,
  'end-unused-accounts': endUnusedDaily,
  'purge-expired': purgeExpiredDaily,
  'remove-loose-files': removeLooseFiles,
  'read-cvs': readCvsForSearch,
  'compare-people': comparePeople,
  'tell-account': tellAccount,
  'announce-job': announceJob,
  'tell-of-jobs': tellOfJobs,
  'send-push': sendPush,
  'check-open-jobs': checkOpenJobsDaily,
  'import-jobs': importJobsOfFile,
  'pull-boards': pullBoardsOften,
  'forget-job-imports': forgetJobImportsDaily,
  'match-jobs': matchNewJobs,
  'send-daily-alerts': sendDailyAlerts,
  'send-weekly-alerts': sendWeeklyAlerts,
  'recompile-alerts': recompileChangedAlerts,
  'end-alerts': endAlertsDaily,
  'forget-old-measurements': forgetMeasurementsDaily,
  'forget-old-receipts': forgetOldReceipts,
  'publish-scheduled': publishScheduled,
  'place-jobs': placeJobsAnew,
  'tell-google': tellGoogleOfJobs,
  'upload-adverts': uploadAdvertsToFindAJob,
  'forget-webhook-events': forgetWebhookEvents,
};
