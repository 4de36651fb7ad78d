import type { FeatureNotices } from '#app/web/notices/notice-keys.ts';

export const EQUALITY_NOTICES = {
  'equality-counted': {
    title: 'Thank you',
    text: 'We’ve counted your answers. They aren’t stored with your application or name.',
    tone: 'success',
  },
} as const satisfies FeatureNotices;

export const NO_ANSWERS = 'Choose at least one answer, or leave this page: every question is optional';

export const EQUALITY_REFUSALS = {
  off: 'This agency doesn’t run equality monitoring. Your answers weren’t counted.',
  too_many: 'Too many answers came from your network today. Yours weren’t counted.',
  failed: 'Something went wrong on our side. Nothing was counted. Try again in a moment.',
};
