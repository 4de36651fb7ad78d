import type { FeatureNotices } from '#app/web/notices/notice-keys.ts';

export const EQUALITY_NOTICES = {
  'equality-counted': {
    title: 'Thank you',
    text: 'Your answers were counted. They are not kept with your application or your name.',
    tone: 'success',
  },
} as const satisfies FeatureNotices;

export const NO_ANSWERS = 'Choose at least one answer, or leave this page: every question is optional';

export const EQUALITY_REFUSALS = {
  off: 'This agency does not ask for equality monitoring. Nothing was counted.',
  too_many: 'Too many answers came from your network today. Nothing was counted.',
  failed: 'Something went wrong on our side. Nothing was counted. Try again in a moment.',
};
