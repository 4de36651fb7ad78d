import type { FormNotice } from '#app/web/form/reply.ts';
import type { FeatureNotices } from '#app/web/notices/notice-keys.ts';
import type { Collection } from '#db/content/collections.ts';

export const STUDIO_NOTICES = {
  'item-saved': { title: 'Draft saved', text: 'The site still shows the published version.', tone: 'success' },
  'item-published': { title: 'Published', text: 'It’s now on the site.', tone: 'success' },
  'item-unpublished': { title: 'Unpublished', text: 'We’ve kept it as a draft.', tone: 'success' },
  'item-scheduled': { title: 'Scheduled', tone: 'success' },
  'item-unscheduled': { title: 'Schedule cancelled', text: 'We’ve kept it as a draft.', tone: 'success' },
  'item-discarded': { title: 'Draft discarded', text: 'You can restore it from the revisions.', tone: 'success' },
  'item-removed': { title: 'Removed', text: 'You can restore it at the end of the list.', tone: 'success' },
  'item-restored': { title: 'Restored as a draft', text: 'Publish it to show it on the site.', tone: 'success' },
  'item-nothing-to-restore': { title: 'There’s no earlier version', tone: 'neutral' },
  'starters-begun': {
    title: 'Drafts created',
    text: 'Fill in the parts in square brackets, then publish each one.',
    tone: 'success',
  },
  'starters-none-left': { title: 'Every page already has a published version or a draft', tone: 'neutral' },
  'item-moved': { title: 'Moved', tone: 'success' },
  'content-imported': { title: 'All content imported', text: 'It’s now on the site.', tone: 'success' },
} as const satisfies FeatureNotices;

export const PLACING =
  'We’re updating the map position of jobs in this place, a few thousand a minute. Until then, searches may use the old position for some.';

export type CollectionGroup = 'agency' | 'home' | 'pages' | 'services' | 'tools';

export const COLLECTION_GROUP_NAMES: Record<CollectionGroup, string> = {
  agency: 'On every page',
  home: 'Home page',
  pages: 'Articles and pages',
  services: 'Places and services',
  tools: 'Tools',
};

export const COLLECTION_GROUPS: Record<Collection, CollectionGroup> = {
  agency: 'agency',
  brand: 'agency',
  navigation: 'agency',
  home: 'home',
  claims: 'home',
  team: 'home',
  questions: 'home',
  testimonials: 'home',
  articles: 'pages',
  pages: 'pages',
  legal: 'pages',
  places: 'services',
  industries: 'services',
  employers: 'services',
  guides: 'services',
  sectors: 'services',
  international: 'services',
  coaching: 'services',
  calculator: 'tools',
  search: 'tools',
  assistant: 'tools',
};

export const SLUG_PROBLEMS = {
  taken: 'Another item has this address. Choose a different one.',
  reserved: 'A page of the site has this address. Choose a different one.',
  fixed: 'This item is a different page. Start that page from the list instead.',
};

export const TOO_LARGE_ITEM =
  'The item is over 1 MB, so we didn’t save it. What you typed is still in the form. Shorten it, then save again.';

export const SCHEDULE_PROBLEMS = {
  day: 'Enter a real date',
  time: 'Enter a time like 08:30',
  past: 'Choose a future time',
  far: 'Choose a time within the next two years',
};

export const ACTIONS: Readonly<Record<string, string>> = {
  seeded: 'Starter content',
  drafted: 'Draft saved',
  published: 'Published',
  unpublished: 'Unpublished',
  scheduled: 'Scheduled',
  restored: 'Restored',
  removed: 'Removed',
  imported: 'Imported from an archive',
};

export const ARCHIVE_REFUSALS = {
  missing: 'Choose an archive file',
  not_confirmed: 'Confirm that you want to replace all content',
  too_large: 'The file is too large. An archive can have up to 256 MB, 500 pictures and 20 MB of text',
  malformed: 'The file didn’t upload fully. Upload it again.',
  too_costly: 'The text of this archive takes too long to read. Export it again',
  busy: 'We’re receiving other files. Try again in a moment.',
  store_full: 'Storage is full. Tell the person who runs the site.',
  no_archive: 'This file isn’t a content archive',
  other_version: 'The archive is from a different version. Update both sites to the same version first.',
  faulty: 'Some items can’t be published. Nothing was changed.',
};

export const archiveNotice = (text: string): FormNotice => ({ title: 'Nothing was imported', text, tone: 'danger' });
export const ARCHIVE_FAILURE = archiveNotice('Something went wrong on our side. We’ve logged it. Nothing was changed.');
