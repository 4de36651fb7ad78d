import type { FeatureNotices } from '#app/web/notices/notice-keys.ts';

export const PIPELINE_NOTICES = {
  'application-changed-meanwhile': {
    title: 'The application changed while you were deciding',
    text: 'Nothing was saved or sent. Check its current status, then decide again.',
    tone: 'danger',
  },
  'decision-undone': { title: 'Undone', text: 'No email was sent. Everything is as it was.', tone: 'success' },
  'decision-left': {
    title: 'This can no longer be undone',
    text: 'The time to undo it has passed, or a colleague has since changed it.',
    tone: 'danger',
  },
  'decision-not-undone': {
    title: 'Failed to undo',
    text: 'Try again now. The time to undo it is nearly over.',
    tone: 'danger',
  },
  'undo-time-saved': { title: 'Time to undo saved', text: 'It applies from your next move.', tone: 'success' },
  'reply-not-read': { title: 'Failed to mark the reply as read', text: 'Try again in a moment.', tone: 'danger' },
  'letter-sent': { title: 'Sent', text: 'We’ll email it to the candidate.', tone: 'success' },
  'template-saved': { title: 'Template saved', tone: 'success' },
  'template-removed': { title: 'Template removed', tone: 'success' },
  'stages-changed': { title: 'Stages changed', tone: 'success' },
} as const satisfies FeatureNotices;

export const TEMPLATE_REFUSALS = {
  name_taken: 'A template with this name already exists',
  too_many: 'You can have up to 100 templates. Remove one you no longer use.',
  template_gone: 'This template has been removed',
} as const;

export const DECIDE_REFUSALS = {
  nothing_chosen: 'Select at least one person.',
  too_many: 'Select up to 100 people at once.',
  words_changed: 'The emails have changed since your preview, so nobody was moved. Check each email again.',
  stage_gone: 'This stage has been removed. Choose another.',
} as const;

export const STAGE_REFUSALS = {
  name_taken: 'A stage with this name already exists',
  too_many: 'You can add up to 12 stages',
  stage_gone: 'This stage has been removed',
} as const;
