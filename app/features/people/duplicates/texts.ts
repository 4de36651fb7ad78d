import type { FeatureNotices } from '#app/web/notices/notice-keys.ts';
import { UNDO_DAYS } from './schema.ts';

export const DUPLICATE_NOTICES = {
  'people-merged': {
    title: 'Records merged',
    text: `Everything stands in one record now. You can undo this for ${UNDO_DAYS} days.`,
    tone: 'success',
  },
  'people-told-apart': { title: 'Noted: two different people', text: 'This pair is not shown again.', tone: 'success' },
  'people-unmerged': { title: 'Merge undone', text: 'Both records are there again.', tone: 'success' },
} as const satisfies FeatureNotices;

export const MERGE_REFUSALS = {
  same: 'A record cannot be merged with itself.',
  not_found: 'One of the two records is gone. A colleague may have merged or deleted it.',
  account_stays: 'The record of an account has to stay. Keep that one instead.',
  two_accounts: 'Both people have an account, and each signs in to their own. One of them can delete theirs.',
  in_one_list: 'Both are in the same list, such as a shortlist. Take one of them off it first.',
  address_taken: 'Another record has this email address now. Merge or change that one first.',
  failed: 'Try again in a moment.',
} as const;
