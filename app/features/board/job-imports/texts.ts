import { IMPORT_SHOWN, IMPORT_UNDER_WAY } from '#app/desk/import/import-texts.ts';
import type { FeatureNotices } from '#app/web/notices/notice-keys.ts';

export const JOB_IMPORT_NOTICES = {
  'job-file-shown': IMPORT_SHOWN,
  'job-file-discarded': { title: 'File discarded', text: 'No jobs were changed.', tone: 'success' },
  'jobs-importing': { title: 'Importing jobs', text: 'You can leave this page.', tone: 'success' },
  'board-pull': {
    title: 'Syncing the careers page',
    text: 'New and changed jobs will appear here in a moment.',
    tone: 'success',
  },
  'board-pause': { title: 'Syncing paused', text: 'Its jobs won’t change.', tone: 'success' },
  'board-resume': {
    title: 'Syncing resumed',
    text: 'New and changed jobs will appear here in a moment.',
    tone: 'success',
  },
  'board-close': {
    title: 'Syncing the careers page',
    text: 'We’ll close jobs that are no longer on it.',
    tone: 'success',
  },
  'board-stop': { title: 'Syncing stopped', text: 'Its jobs won’t change.', tone: 'success' },
} as const satisfies FeatureNotices;

export const JOB_IMPORT_DONE = {
  kept: 'job-file-shown',
  shown: 'job-file-shown',
  discarded: 'job-file-discarded',
  importing: 'jobs-importing',
  'board-pull': 'board-pull',
  'board-pause': 'board-pause',
  'board-resume': 'board-resume',
  'board-close': 'board-close',
  'board-stop': 'board-stop',
} as const;

export const JOB_IMPORT_REFUSALS = {
  no_file: 'The file has already been imported or discarded, or is over a day old. Nothing more was imported.',
  nothing: 'No rows can be imported.',
  not_read: 'The rows are still being checked. Try again in a moment.',
  no_board: 'This careers page is no longer synced. Add its URL to sync it again.',
  importing: IMPORT_UNDER_WAY,
} as const;
