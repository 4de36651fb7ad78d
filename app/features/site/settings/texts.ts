import type { FeatureNotices } from '#app/web/notices/notice-keys.ts';

export const SETTINGS_NOTICES = {
  'settings-saved': { title: 'Settings saved', text: 'They count from now on.', tone: 'success' },
} as const satisfies FeatureNotices;

export const SETTINGS_REFUSALS = {
  no_factor: 'Add a passkey or an app of your own first. Otherwise you could not open this page any more.',
};
