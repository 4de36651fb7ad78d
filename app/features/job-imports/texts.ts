/** What the desk is told about imports of jobs. */
import type { SomeNotices } from '#app/web/notices/notice-keys.ts';

export const JOB_IMPORT_NOTICES = {
  'job-file-shown': { title: 'Nothing is imported yet', text: 'Check what is shown, then import it.', tone: 'neutral' },
  'job-file-discarded': { title: 'File discarded', text: 'No job was changed.', tone: 'success' },
  'jobs-importing': { title: 'The jobs are being imported', text: 'You can leave this page.', tone: 'success' },
} as const satisfies SomeNotices;

export const JOB_IMPORT_REFUSALS = {
  no_file: 'The file was imported or discarded meanwhile, or is older than a day. Nothing more was imported.',
  nothing: 'No line can be imported.',
  not_read: 'The lines are still being checked. Try again when they are.',
  importing: 'Another file of yours is being imported. Wait until it is done.',
} as const;

export const JOB_IMPORT_FAILURE = {
  title: 'Nothing was imported',
  text: 'Try again in a moment.',
  tone: 'danger',
} as const;
