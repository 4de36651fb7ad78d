import type { FeatureNotices } from '#app/web/notices/notice-keys.ts';

export const BOOTSTRAP_TEXTS = {
  empty: 'Please enter the bootstrap token',
  invalid: 'Invalid or expired bootstrap token',
  failed: 'Failed to verify bootstrap token',
  tooMany: 'Too many attempts. Please try again in 15 minutes.',
  notAllowed: 'Your account cannot use a bootstrap token.',
  granted: 'Admin privileges granted successfully!',
  httpError: (status: number) => `HTTP error! status: ${status}`,
};

export const BOOTSTRAP_NOTICES = {
  'admin-granted': { title: BOOTSTRAP_TEXTS.granted, tone: 'success' },
  'bootstrap-refused': { title: BOOTSTRAP_TEXTS.invalid, tone: 'danger' },
} as const satisfies FeatureNotices;
