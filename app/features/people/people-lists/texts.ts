import type { FeatureNotices } from '#app/web/notices/notice-keys.ts';

export const PEOPLE_LIST_NOTICES = {
  'people-tagged': { title: 'Tags changed', tone: 'success' },
  'list-changed': { title: 'Lists changed', tone: 'success' },
} as const satisfies FeatureNotices;

export const LIST_REFUSALS = {
  name_taken: 'You already have a list with this name',
  too_many: 'You can have up to 50 lists. Remove one first',
  everybody: 'Choose a filter first, or the list would include everybody',
  list_gone: 'This list has been removed',
} as const;

export const TAG_REFUSALS = {
  none_changed: 'Nothing changed. These people already have the tag, have 20 other tags, or have been removed.',
  none_had_it: 'None of these people have this tag.',
} as const;
