/** What only developers see, and what is shown for an address that nothing has. */
import type { PageRow } from '#app/pages/row.ts';

export const developmentPages = {
  '/dev/ui': {
    module: 'routes/dev/ui.tsx',
    readers: 'anyone',
    metrics: 'development',
    offline: { isKept: false },
  },
  '/dev/mail': {
    module: 'routes/dev/mail.tsx',
    readers: 'anyone',
    metrics: 'development',
    offline: { isKept: false },
  },
  '/dev/mail/:id': {
    module: 'routes/dev/mail-detail.tsx',
    readers: 'anyone',
    sample: { id: '000000000000000-00000000-0000-4000-8000-000000000000' },
    metrics: 'development',
    offline: { isKept: false },
  },
  '*': {
    module: 'routes/public/not-found.tsx',
    readers: 'anyone',
    metrics: 'other',
    measuredAs: 'Not found',
    sample: { '*': 'no-such-page' },
  },
} as const satisfies Record<string, PageRow>;
