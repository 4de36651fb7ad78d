import type { FeatureNotices } from '#app/web/notices/notice-keys.ts';

export const LOGO_NOTICES = {
  'logo-uploaded': { title: 'Logo uploaded', text: 'It stands beside your jobs from now on.', tone: 'success' },
  'logo-removed': { title: 'Logo removed', text: 'Your jobs show the drawn plate again.', tone: 'success' },
  'logo-taken-down': { title: 'Logo taken down', text: 'Their jobs show the drawn plate again.', tone: 'success' },
} as const satisfies FeatureNotices;

export const LOGO_FAILURES = {
  load: 'Failed to load your logo',
  upload: 'Failed to upload the logo',
  remove: 'Failed to remove the logo',
  takeDown: 'Failed to take down the logo.',
} as const;

export const LOGO_BUSY = 'Many people are uploading just now. Try again in a moment.';
export const LOGO_NO_ROOM = 'There is no room for it at the moment. Try again later.';

export const logoNotice = (text: string) => ({ title: LOGO_FAILURES.upload, text, tone: 'danger' }) as const;
