import type { FeatureNotices } from '#app/web/notices/notice-keys.ts';

export const PEOPLE_LIST_NOTICES = {
  'people-tagged': { title: 'Tags changed', tone: 'success' },
  'list-changed': { title: 'Lists changed', tone: 'success' },
} as const satisfies FeatureNotices;

export const LIST_REFUSALS = {
  name_taken: 'You have a list of this name already',
  too_many: 'You have 50 lists. Remove one first',
  everybody: 'Choose a filter first: this would be a list of everybody',
  list_gone: 'This list was removed meanwhile',
} as const;

export const TAG_REFUSALS = {
  none_changed: 'None of these people changed: they have the tag already, or 20 others, or are gone.',
  none_had_it: 'None of these people have this tag.',
} as const;
