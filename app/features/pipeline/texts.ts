/** What the pipeline says after a redirect. */
import type { SomeNotices } from '#app/web/notices/notice-keys.ts';

export const PIPELINE_NOTICES = {
  'application-changed-meanwhile': {
    title: 'The application changed while you were deciding',
    text: 'Nothing was saved or sent. Read where it stands now, then decide again.',
    tone: 'danger',
  },
  'stages-changed': { title: 'Stages changed', tone: 'success' },
} as const satisfies SomeNotices;

export const STAGE_REFUSALS = {
  name_taken: 'There is a stage of this name already',
  too_many: 'A board has room for 12 stages of your own',
  stage_gone: 'This stage was removed meanwhile',
} as const;
