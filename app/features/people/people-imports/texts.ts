import { IMPORT_SHOWN, IMPORT_UNDER_WAY } from '#app/desk/import/import-texts.ts';
import type { FeatureNotices } from '#app/web/notices/notice-keys.ts';

export const IMPORT_NOTICES = {
  'people-imported': {
    title: 'People imported',
    text: 'These are the new records. Within a month, tell these people where you got their details.',
    tone: 'success',
  },
  'people-importing': { title: 'Importing people', text: 'You can leave this page.', tone: 'success' },
  'import-shown': IMPORT_SHOWN,
  'import-discarded': { title: 'File discarded', text: 'Nothing was imported.', tone: 'success' },
} as const satisfies FeatureNotices;

export const IMPORT_DONE = {
  kept: 'import-shown',
  shown: 'import-shown',
  discarded: 'import-discarded',
  importing: 'people-importing',
} as const;

export const IMPORT_REFUSALS = {
  no_file: 'The file has already been imported or discarded, or is over a day old. Nothing was imported.',
  no_people: 'No rows can be imported.',
  importing: IMPORT_UNDER_WAY,
} as const;
