import type { FeatureNotices } from '#app/web/notices/notice-keys.ts';
import { UNDO_DAYS } from './schema.ts';

export const DUPLICATE_NOTICES = {
  'people-merged': {
    title: 'Records merged',
    text: `Everything is now in one record. You can undo this for ${UNDO_DAYS} days.`,
    tone: 'success',
  },
  'people-told-apart': {
    title: 'Marked as different people',
    text: 'We won’t suggest this pair again.',
    tone: 'success',
  },
  'people-unmerged': { title: 'Merge undone', text: 'Both records are restored.', tone: 'success' },
} as const satisfies FeatureNotices;

export const MERGE_REFUSALS = {
  same: 'You can’t merge a record with itself.',
  not_found: 'One of the records no longer exists. A colleague may have merged or deleted it.',
  account_stays: 'You must keep the record that has an account. Keep that one instead.',
  two_accounts: 'Both have an account. Ask the candidate to delete one of them first.',
  in_one_list: 'Both are on the same list, such as a shortlist. Remove one of them from it first.',
  address_taken: 'Another record now has this email address. Merge or change that one first.',
  failed: 'Try again in a moment.',
} as const;
