import type { FeatureNotices } from '#app/web/notices/notice-keys.ts';

/** spec: accounts §8 "Swipe". */
export const SWIPE_FAILURES = {
  load: { title: 'Error', text: 'Failed to load jobs', tone: 'danger' },
  record: { title: 'Error', text: 'Failed to record your preference', tone: 'danger' },
} as const;

export const SWIPE_NOTICES = {
  'job-passed': { title: 'Job passed', text: 'It’s in your passed jobs.', tone: 'neutral' },
  'swipe-failed': SWIPE_FAILURES.record,
  'card-closed': { title: 'This job has closed', text: 'It no longer takes applications.', tone: 'neutral' },
  'card-brought-back': { title: 'Brought back', text: 'The job is back in your deck.', tone: 'success' },
} as const satisfies FeatureNotices;
