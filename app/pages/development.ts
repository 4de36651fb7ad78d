/** What only developers see, and what is shown for an address that nothing has. */
import type { PageRow } from './row.ts';

export const developmentPages = {
  '/dev/ui': {
    module: 'dev/ui.tsx',
    readers: 'anyone',
    metrics: 'development',
    offline: { isKept: false },
  },
  '/dev/mail': {
    module: 'dev/mail.tsx',
    readers: 'anyone',
    metrics: 'development',
    offline: { isKept: false },
  },
  '/dev/mail/:id': {
    module: 'dev/mail-detail.tsx',
    readers: 'anyone',
    sample: { id: '000000000000000-00000000-0000-4000-8000-000000000000' },
    metrics: 'development',
    offline: { isKept: false },
  },
  '*': {
    module: 'public/not-found.tsx',
    readers: 'anyone',
    metrics: 'other',
    measuredAs: 'Not found',
    sample: { '*': 'no-such-page' },
  },
} as const satisfies Record<string, PageRow>;
