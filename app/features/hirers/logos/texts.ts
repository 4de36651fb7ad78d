import type { FeatureNotices } from '#app/web/notices/notice-keys.ts';

export const LOGO_NOTICES = {
  'logo-uploaded': { title: 'Logo uploaded', text: 'We’ll show it beside your jobs.', tone: 'success' },
  'logo-removed': { title: 'Logo removed', text: 'Your jobs will show the default logo.', tone: 'success' },
  'logo-taken-down': { title: 'Logo removed', text: 'Their jobs will show the default logo.', tone: 'success' },
} as const satisfies FeatureNotices;

export const LOGO_FAILURES = {
  load: 'Failed to load your logo',
  upload: 'Failed to upload the logo',
  remove: 'Failed to remove the logo',
  takeDown: 'Failed to remove the logo.',
} as const;

export const LOGO_BUSY = 'Many people are uploading just now. Try again in a moment.';
export const LOGO_NO_ROOM = 'We can’t store it at the moment. Try again later.';

export const logoNotice = (text: string) => ({ title: LOGO_FAILURES.upload, text, tone: 'danger' }) as const;
