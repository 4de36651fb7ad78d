/** What the studio says to editors. */
import type { SomeNotices } from '#app/web/notices/notice-keys.ts';

export const STUDIO_NOTICES = {
  'item-saved': { title: 'Draft saved', text: 'The site shows what was published before.', tone: 'success' },
  'item-published': { title: 'Published', text: 'The site shows it now.', tone: 'success' },
  'item-unpublished': { title: 'Taken off the site', text: 'It is kept as a draft.', tone: 'success' },
  'item-scheduled': { title: 'Scheduled', tone: 'success' },
  'item-unscheduled': { title: 'No longer scheduled', text: 'It is kept as a draft.', tone: 'success' },
  'item-discarded': { title: 'Draft discarded', text: 'You can bring it back from the revisions.', tone: 'success' },
  'item-removed': { title: 'Removed', tone: 'success' },
  'item-restored': { title: 'Brought back as a draft', text: 'Publish it to show it on the site.', tone: 'success' },
  'item-nothing-to-restore': { title: 'There is no earlier text', tone: 'neutral' },
  'starters-begun': {
    title: 'Drafts begun',
    text: 'Fill in what stands in square brackets, then publish each one.',
    tone: 'success',
  },
  'starters-none-left': { title: 'Every page has a text or a draft already', tone: 'neutral' },
  'item-moved': { title: 'Moved', tone: 'success' },
} as const satisfies SomeNotices;

export const SLUG_PROBLEMS = {
  taken: 'Another item has this address. Choose a different one.',
  reserved: 'A page of the site has this address. Choose a different one.',
};

export const SCHEDULE_PROBLEMS = {
  day: 'Enter a day that exists',
  time: 'Enter a time of day, such as 08:30',
  past: 'Choose a time that is still to come',
  far: 'Choose a time within the next two years',
};

export const ACTIONS: Readonly<Record<string, string>> = {
  seeded: 'Came with the site',
  drafted: 'Draft saved',
  published: 'Published',
  unpublished: 'Taken off the site',
  scheduled: 'Scheduled',
  restored: 'Brought back',
  removed: 'Removed',
};
