import type { FeatureNotices } from '#app/web/notices/notice-keys.ts';

export const PIPELINE_NOTICES = {
  'application-changed-meanwhile': {
    title: 'The application changed while you were deciding',
    text: 'Nothing was saved or sent. Read where it stands now, then decide again.',
    tone: 'danger',
  },
  'decision-undone': { title: 'Undone', text: 'No email was sent. Everything is as it was before.', tone: 'success' },
  'decision-left': {
    title: 'This can no longer be undone',
    text: 'The time to undo it is over, or a colleague has decided since.',
    tone: 'danger',
  },
  'decision-not-undone': {
    title: 'Failed to undo',
    text: 'Try again now: the time to undo it is nearly over.',
    tone: 'danger',
  },
  'undo-time-saved': { title: 'Time to undo saved', text: 'It counts from your next decision.', tone: 'success' },
  'reply-not-read': { title: 'Failed to mark the reply as read', text: 'Try again in a moment.', tone: 'danger' },
  'letter-sent': { title: 'Sent', text: 'The candidate gets it by email.', tone: 'success' },
  'template-saved': { title: 'Template saved', tone: 'success' },
  'template-removed': { title: 'Template removed', tone: 'success' },
  'stages-changed': { title: 'Stages changed', tone: 'success' },
} as const satisfies FeatureNotices;

export const TEMPLATE_REFUSALS = {
  name_taken: 'There is a template of this name already',
  too_many: 'There are 100 templates already. Remove one that is not used any more.',
  template_gone: 'This template was removed meanwhile',
} as const;

export const DECIDE_REFUSALS = {
  nothing_chosen: 'Tick at least one person.',
  too_many: 'Decide about at most 100 people at once.',
  words_changed: 'The words changed while you were reading them. Nothing was decided: read each email again.',
  stage_gone: 'This stage was removed meanwhile. Choose another one.',
} as const;

export const STAGE_REFUSALS = {
  name_taken: 'There is a stage of this name already',
  too_many: 'A board has room for 12 stages of your own',
  stage_gone: 'This stage was removed meanwhile',
} as const;
