/** MAP 2: every kind of background task, and when the clock sends one by itself. */

import {
  endAlertsDaily,
  matchNewJobs,
  recompileChangedAlerts,
  sendAlertMail,
  sendDailyAlerts,
  sendWeeklyAlerts,
} from '#app/features/board/alerts/tasks.server.ts';
import { tellGoogleOfJobs, uploadAdvertsToFindAJob } from '#app/features/board/channels/tasks.server.ts';
import {
  forgetJobImportsDaily,
  importJobsOfFile,
  pullBoardsOften,
} from '#app/features/board/job-imports/tasks.server.ts';
import { checkOpenJobsDaily, sendJobMail } from '#app/features/board/jobs/tasks.server.ts';
import { placeJobsAnew } from '#app/features/board/places/tasks.server.ts';
import {
  endUnusedDaily,
  purgeExpiredDaily,
  sendAccountMail,
  sendUnusedMail,
} from '#app/features/core/accounts/tasks.server.ts';
import { forgetOldReceipts } from '#app/features/core/consent/tasks.server.ts';
import { forgetDataRequestsDaily, sendDataRequestMail } from '#app/features/core/data-requests/tasks.server.ts';
import {
  forgetOldEnquiriesDaily,
  forgetUnconfirmedEnquiries,
  sendEnquiryMail,
} from '#app/features/core/enquiries/tasks.server.ts';
import { forgetMeasurementsDaily } from '#app/features/core/measurement/tasks.server.ts';
import { announceJob, sendPush, tellAccount, tellOfJobs } from '#app/features/core/notifications/tasks.server.ts';
import { sendStaffInvitation } from '#app/features/core/staff/tasks.server.ts';
import { forgetWebhookEvents } from '#app/features/core/webhooks/tasks.server.ts';
import { sendShortlistMail } from '#app/features/hirers/clients/tasks.server.ts';
import { sendApplicationMail } from '#app/features/people/applications/tasks.server.ts';
import { sendAssignmentMail, watchAssignmentsDaily } from '#app/features/people/assignments/tasks.server.ts';
import { comparePeople } from '#app/features/people/duplicates/tasks.server.ts';
import { forgetGuestApplicationsDaily, sendGuestMail } from '#app/features/people/guests/tasks.server.ts';
import { sendInterviewMail, takeBackInterview, tellInterviews } from '#app/features/people/interviews/tasks.server.ts';
import { checkLedgerDaily, sendIntroductionMail } from '#app/features/people/introductions/tasks.server.ts';
import { sendMailingMail } from '#app/features/people/mailings/tasks.server.ts';
import { forgetPeopleDaily } from '#app/features/people/people/tasks.server.ts';
import { importPeopleOfFile } from '#app/features/people/people-imports/tasks.server.ts';
import { tellHeldDecision } from '#app/features/people/pipeline/tasks.server.ts';
import { readCvsForSearch, removeLooseFiles } from '#app/features/people/profile/tasks.server.ts';
import { publishScheduled } from '#app/features/site/studio/tasks.server.ts';
import type { TaskHandlers } from '#platform/tasks/tasks.server.ts';

export const taskHandlers: TaskHandlers = {
  'send-account-mail': sendAccountMail,
  'send-staff-invitation': sendStaffInvitation,
  'send-application-mail': sendApplicationMail,
  'tell-held-decision': tellHeldDecision,
  'send-guest-mail': sendGuestMail,
  'forget-guest-applications': forgetGuestApplicationsDaily,
  'forget-people': forgetPeopleDaily,
  'import-people': importPeopleOfFile,
  'send-mailing-mail': sendMailingMail,
  'send-interview-mail': sendInterviewMail,
  'take-back-interview': takeBackInterview,
  'tell-interviews': tellInterviews,
  'send-introduction-mail': sendIntroductionMail,
  'check-ledger': checkLedgerDaily,
  'send-shortlist-mail': sendShortlistMail,
  'send-assignment-mail': sendAssignmentMail,
  'watch-assignments': watchAssignmentsDaily,
  'send-enquiry-mail': sendEnquiryMail,
  'forget-unconfirmed-enquiries': forgetUnconfirmedEnquiries,
  'send-data-request-mail': sendDataRequestMail,
  'forget-data-requests': forgetDataRequestsDaily,
  'forget-old-enquiries': forgetOldEnquiriesDaily,
  'end-unused-accounts': endUnusedDaily,
  'send-unused-mail': sendUnusedMail,
  'purge-expired': purgeExpiredDaily,
  'remove-loose-files': removeLooseFiles,
  'read-cvs': readCvsForSearch,
  'compare-people': comparePeople,
  'tell-account': tellAccount,
  'announce-job': announceJob,
  'tell-of-jobs': tellOfJobs,
  'send-push': sendPush,
  'check-open-jobs': checkOpenJobsDaily,
  'send-job-mail': sendJobMail,
  'import-jobs': importJobsOfFile,
  'pull-boards': pullBoardsOften,
  'forget-job-imports': forgetJobImportsDaily,
  'match-jobs': matchNewJobs,
  'send-daily-alerts': sendDailyAlerts,
  'send-weekly-alerts': sendWeeklyAlerts,
  'send-alert-mail': sendAlertMail,
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
