/**
 * Texts of the form that makes an administrator (spec: accounts §4, §8 "Bootstrap"). Kept apart because many pages include this form and no
 * other account texts.
 */
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

/** Shown after a redirect. */
export const BOOTSTRAP_NOTICES = {
  'admin-granted': { title: BOOTSTRAP_TEXTS.granted, tone: 'success' },
  'bootstrap-refused': { title: BOOTSTRAP_TEXTS.invalid, tone: 'danger' },
} as const satisfies FeatureNotices;
