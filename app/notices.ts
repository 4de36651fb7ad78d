/** MAP 4: what a page says after a redirect, by the key in its address. */

import { CHANNELS_NOTICES } from '#app/features/board/channels/texts.ts';
import { JOB_IMPORT_NOTICES } from '#app/features/board/job-imports/texts.ts';
import { HEART_NOTICES, JOB_NOTICES } from '#app/features/board/jobs/texts.ts';
import { SWIPE_NOTICES } from '#app/features/board/swipe/texts.ts';
import { BOOTSTRAP_NOTICES } from '#app/features/core/accounts/components/sign-in/bootstrap-texts.ts';
import { ACCOUNT_NOTICES } from '#app/features/core/accounts/texts.ts';
import { KEY_NOTICES } from '#app/features/core/api-keys/texts.ts';
import { CALENDAR_NOTICES } from '#app/features/core/calendars/texts.ts';
import { DATA_NOTICES } from '#app/features/core/data-requests/texts.ts';
import { ENQUIRY_NOTICES } from '#app/features/core/enquiries/texts.ts';
import { STAFF_NOTICES } from '#app/features/core/staff/texts.ts';
import { WEBHOOK_NOTICES } from '#app/features/core/webhooks/texts.ts';
import { CLIENT_NOTICES } from '#app/features/hirers/clients/texts.ts';
import { LOGO_NOTICES } from '#app/features/hirers/logos/texts.ts';
import { REPORT_NOTICES } from '#app/features/hirers/reports/texts.ts';
import { APPLICATION_NOTICES } from '#app/features/people/applications/texts.ts';
import { ASSIGNMENT_NOTICES } from '#app/features/people/assignments/texts.ts';
import { DUPLICATE_NOTICES } from '#app/features/people/duplicates/texts.ts';
import { EQUALITY_NOTICES } from '#app/features/people/equality/texts.ts';
import { INTERVIEW_NOTICES } from '#app/features/people/interviews/texts.ts';
import { INTRODUCTION_NOTICES } from '#app/features/people/introductions/texts.ts';
import { MAILING_NOTICES } from '#app/features/people/mailings/texts.ts';
import { PEOPLE_NOTICES } from '#app/features/people/people/texts.ts';
import { IMPORT_NOTICES } from '#app/features/people/people-imports/texts.ts';
import { PEOPLE_LIST_NOTICES } from '#app/features/people/people-lists/texts.ts';
import { PIPELINE_NOTICES } from '#app/features/people/pipeline/texts.ts';
import { PROFILE_NOTICES } from '#app/features/people/profile/texts.ts';
import { PUT_FORWARD_NOTICES } from '#app/features/people/put-forward/texts.ts';
import { LAUNCH_NOTICES } from '#app/features/site/launch/texts.ts';
import { MEDIA_NOTICES } from '#app/features/site/media/texts.ts';
import { SETTINGS_NOTICES } from '#app/features/site/settings/texts.ts';
import { STUDIO_NOTICES } from '#app/features/site/studio/texts.ts';
import type { PageNoticeText } from '#app/web/notices/notice-keys.ts';
import { NOTICE_PARAMETER } from '#app/web/notices/notice-parameter.ts';

const PAGE_NOTICES = {
  ...ACCOUNT_NOTICES,
  ...BOOTSTRAP_NOTICES,
  ...JOB_NOTICES,
  ...HEART_NOTICES,
  ...EQUALITY_NOTICES,
  ...PROFILE_NOTICES,
  ...LOGO_NOTICES,
  ...LAUNCH_NOTICES,
  ...APPLICATION_NOTICES,
  ...PEOPLE_NOTICES,
  ...PIPELINE_NOTICES,
  ...PUT_FORWARD_NOTICES,
  ...DUPLICATE_NOTICES,
  ...PEOPLE_LIST_NOTICES,
  ...IMPORT_NOTICES,
  ...JOB_IMPORT_NOTICES,
  ...INTERVIEW_NOTICES,
  ...INTRODUCTION_NOTICES,
  ...CHANNELS_NOTICES,
  ...CLIENT_NOTICES,
  ...REPORT_NOTICES,
  ...ASSIGNMENT_NOTICES,
  ...SWIPE_NOTICES,
  ...ENQUIRY_NOTICES,
  ...DATA_NOTICES,
  ...STUDIO_NOTICES,
  ...MAILING_NOTICES,
  ...MEDIA_NOTICES,
  ...STAFF_NOTICES,
  ...CALENDAR_NOTICES,
  ...SETTINGS_NOTICES,
  ...KEY_NOTICES,
  ...WEBHOOK_NOTICES,
};

type PageNotices = typeof PAGE_NOTICES;

declare module '#app/web/notices/notice-keys.ts' {
  interface Notices extends PageNotices {}
}

/** @param search of an address; null where it asks for no notice that there is */
export function findPageNotice(search: string): PageNoticeText | null {
  const key = new URLSearchParams(search).get(NOTICE_PARAMETER) ?? '';
  return Object.hasOwn(PAGE_NOTICES, key) ? PAGE_NOTICES[key as keyof PageNotices] : null;
}
