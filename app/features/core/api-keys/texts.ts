import type { FeatureNotices } from '#app/web/notices/notice-keys.ts';

export const KEY_NOTICES = {
  'key-revoked': { title: 'Key revoked', text: 'Programs can no longer use it.', tone: 'success' },
} as const satisfies FeatureNotices;

export const KEY_REFUSALS = {
  made_already: {
    status: 409,
    title:
      'You’ve already created this key, and we show it only once. If you didn’t copy it, revoke it and create another.',
  },
  no_desk: { status: 409, title: 'This colleague no longer has access to the desk. Choose another.' },
} as const;
