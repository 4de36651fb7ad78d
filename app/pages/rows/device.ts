import type { PageRow } from '#app/pages/row.ts';

export const devicePages = {
  '/offline': {
    module: 'routes/public/offline.tsx',
    readers: 'anyone',
    metrics: 'pages',
    measuredAs: 'You are offline',
    texts: {
      name: 'You are offline',
      description:
        'This page isn’t saved on your device. Pages you’ve read are still available, and we’ll send what you save later.',
      keywords: 'offline, saved pages',
      updatedOn: '2026-11-21',
    },
    offline: { isInShell: true, isKept: false },
  },
  '/saved-offline': {
    module: 'routes/public/saved-offline.tsx',
    readers: 'anyone',
    metrics: 'pages',
    measuredAs: 'Saved offline',
    texts: {
      name: 'Saved offline',
      description: 'What you did offline: items waiting to be sent or not accepted.',
      keywords: 'saved offline, waiting to be sent',
      updatedOn: '2026-11-21',
    },
    navigation: [{ menu: 'job_seeker', label: 'Saved offline' }],
    offline: { isInShell: true, isKept: false },
  },
  '/mobile-demo': {
    module: 'routes/public/mobile-demo.tsx',
    readers: 'anyone',
    metrics: 'pages',
    measuredAs: 'Mobile features',
    texts: {
      name: 'Mobile features',
      description: 'What this site can do when installed as an app.',
      keywords: 'mobile app, recruitment app',
      updatedOn: '2026-11-21',
    },
  },
} as const satisfies Record<string, PageRow>;
