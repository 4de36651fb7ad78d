/** Actions that users can take offline and that are sent later, with their notices (spec: accounts §4, §8 "Offline"). */

const SAVED_KINDS = ['like', 'swipe', 'profile', 'application', 'enquiry'] as const;
export type SavedKind = (typeof SAVED_KINDS)[number];

export const SAVED_KIND_NAMES: Record<SavedKind, string> = {
  like: 'Liked job',
  swipe: 'Job Swipe',
  profile: 'Profile',
  application: 'Application',
  enquiry: 'Enquiry',
};

/** spec: accounts §9 "Offline banner 5 s". */
export const OFFLINE_NOTICE_MS = 5_000;

export const OFFLINE_NOTICE = {
  title: 'Offline',
  text: 'You are currently offline. Some features may be unavailable.',
} as const;

export const SAVED_OFFLINE = {
  title: 'Saved offline',
  text: 'Your data has been saved and will sync when online.',
  tone: 'success',
  group: 'sync',
} as const;

export const syncBegins = (count: number) =>
  ({
    title: 'Syncing offline data',
    text: `Uploading ${count} pending items...`,
    tone: 'neutral',
    group: 'sync',
  }) as const;

export const SYNC_COMPLETE = {
  title: 'Sync complete',
  text: 'All offline data has been uploaded successfully.',
  tone: 'success',
  group: 'sync',
} as const;

export const SYNC_FAILED = {
  title: 'Sync failed',
  text: 'Failed to sync offline data. Will retry when online.',
  tone: 'danger',
  group: 'sync',
} as const;

/** Everything was sent, but some of it was refused. */
export const syncNeedsYou = (refused: number) =>
  ({
    title: refused === 1 ? 'One item was not accepted' : `${refused} items were not accepted`,
    text: `${refused === 1 ? 'It is' : 'They are'} in “Saved offline”, with the reason.`,
    tone: 'danger',
    group: 'sync',
  }) as const;

/** Shown after several failed attempts although the site could be reached. */
export const NOT_TAKEN = 'We couldn’t process it. Try again later. If it keeps failing, tell us what happened.';

export const REFUSED_WITHOUT_WORDS = 'We couldn’t accept it.';
