/** What the desk is told about imports. */
import type { SomeNotices } from '#app/web/notices/notice-keys.ts';

export const IMPORT_NOTICES = {
  'people-imported': {
    title: 'People imported',
    text: 'These are the new records. Tell these people within a month where you have their details from.',
    tone: 'success',
  },
  'import-shown': { title: 'Nothing is imported yet', text: 'Check what is shown, then import it.', tone: 'neutral' },
  'import-discarded': { title: 'File discarded', text: 'Nothing was imported.', tone: 'success' },
} as const satisfies SomeNotices;

export const IMPORT_REFUSALS = {
  no_file: 'The file was imported or discarded meanwhile, or is older than a day. Nothing was imported.',
  no_people: 'No line can be imported.',
} as const;

export const IMPORT_FAILURE = {
  title: 'Nothing was imported',
  text: 'Try again in a moment.',
  tone: 'danger',
} as const;
