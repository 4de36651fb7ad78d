/** The page by which candidates choose the time of an interview. */
import type { PageRow } from '#app/pages/row.ts';

export const interviewsPages = {
  '/interviews/:token': {
    module: 'routes/public/interviews/interview.tsx',
    readers: 'anyone',
    senders: 'anyone',
    // Never sent: its page says that the link does not work.
    sample: { token: '0000000000000000000000000000000000000000000000000000000000000000' },
    metrics: 'pages',
    measuredAs: 'Choose a time for an interview',
    isReturnable: false,
    offline: { isKept: false },
  },
} as const satisfies Record<string, PageRow>;
