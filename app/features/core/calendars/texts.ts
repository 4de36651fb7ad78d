import type { FeatureNotices } from '#app/web/notices/notice-keys.ts';

export const CALENDAR_NOTICES = {
  'calendar-removed': { title: 'Calendar link removed.', tone: 'success' },
} as const satisfies FeatureNotices;
