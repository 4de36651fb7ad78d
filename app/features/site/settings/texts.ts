import type { FeatureNotices } from '#app/web/notices/notice-keys.ts';

export const SETTINGS_NOTICES = {
  'settings-saved': { title: 'Settings saved', text: 'They apply from now on.', tone: 'success' },
} as const satisfies FeatureNotices;

export const SETTINGS_REFUSALS = {
  no_factor: 'Add your own passkey or authenticator app first, or you’ll lock yourself out of this page.',
};
