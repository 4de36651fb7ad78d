import type { FeatureNotices } from '#app/web/notices/notice-keys.ts';

export const CALENDAR_NOTICES = {
  'calendar-removed': { title: 'The address of your calendar no longer works.', tone: 'success' },
} as const satisfies FeatureNotices;
