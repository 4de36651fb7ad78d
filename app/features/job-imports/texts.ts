/** What the desk is told about imports of jobs. */
import type { SomeNotices } from '#app/web/notices/notice-keys.ts';

export const JOB_IMPORT_NOTICES = {
  'job-file-shown': { title: 'Nothing is imported yet', text: 'Check what is shown, then import it.', tone: 'neutral' },
  'job-file-discarded': { title: 'File discarded', text: 'No job was changed.', tone: 'success' },
  'jobs-importing': { title: 'The jobs are being imported', text: 'You can leave this page.', tone: 'success' },
  'board-pull': { title: 'The board is being read', text: 'What came is here in a moment.', tone: 'success' },
  'board-pause': { title: 'Board paused', text: 'Its jobs stay as they are.', tone: 'success' },
  'board-resume': { title: 'The board is read again', text: 'What came is here in a moment.', tone: 'success' },
  'board-close': { title: 'The board is being read', text: 'Jobs that it does not have are closed.', tone: 'success' },
  'board-stop': { title: 'The board is not read any more', text: 'Its jobs stay as they are.', tone: 'success' },
} as const satisfies SomeNotices;

/** What is said after each step. */
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
  no_file: 'The file was imported or discarded meanwhile, or is older than a day. Nothing more was imported.',
  nothing: 'No row can be imported.',
  not_read: 'The rows are still being checked. Try again when they are.',
  no_board: 'The board was stopped meanwhile. Paste its address to follow it again.',
  importing: 'Another file of yours is being imported. Wait until it is done.',
} as const;

export const JOB_IMPORT_FAILURE = {
  title: 'Nothing was imported',
  text: 'Try again in a moment.',
  tone: 'danger',
} as const;
