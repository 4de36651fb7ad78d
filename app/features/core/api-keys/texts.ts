import type { FeatureNotices } from '#app/web/notices/notice-keys.ts';

export const KEY_NOTICES = {
  'key-revoked': { title: 'Key revoked', text: 'It no longer opens anything.', tone: 'success' },
} as const satisfies FeatureNotices;

export const KEY_REFUSALS = {
  made_already: {
    status: 409,
    title: 'This key was made already, and is shown only once. If you do not have it, revoke it and make another one.',
  },
  no_desk: { status: 409, title: 'This colleague cannot work at the desk any more. Choose another one.' },
} as const;
