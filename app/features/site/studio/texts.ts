import type { FormNotice } from '#app/web/form/reply.ts';
import type { FeatureNotices } from '#app/web/notices/notice-keys.ts';
import type { Collection } from '#db/content/collections.ts';

export const STUDIO_NOTICES = {
  'item-saved': { title: 'Draft saved', text: 'The site shows what was published before.', tone: 'success' },
  'item-published': { title: 'Published', text: 'The site shows it now.', tone: 'success' },
  'item-unpublished': { title: 'Taken off the site', text: 'It is kept as a draft.', tone: 'success' },
  'item-scheduled': { title: 'Scheduled', tone: 'success' },
  'item-unscheduled': { title: 'No longer scheduled', text: 'It is kept as a draft.', tone: 'success' },
  'item-discarded': { title: 'Draft discarded', text: 'You can bring it back from the revisions.', tone: 'success' },
  'item-removed': { title: 'Removed', text: 'You can bring it back from the end of the list.', tone: 'success' },
  'item-restored': { title: 'Brought back as a draft', text: 'Publish it to show it on the site.', tone: 'success' },
  'item-nothing-to-restore': { title: 'There is no earlier text', tone: 'neutral' },
  'starters-begun': {
    title: 'Drafts begun',
    text: 'Fill in what stands in square brackets, then publish each one.',
    tone: 'success',
  },
  'starters-none-left': { title: 'Every page has a text or a draft already', tone: 'neutral' },
  'item-moved': { title: 'Moved', tone: 'success' },
  'content-imported': { title: 'All content imported', text: 'The site shows it now.', tone: 'success' },
} as const satisfies FeatureNotices;

export const PLACING =
  'The jobs that name this place are being placed on the map anew, a few thousand a minute. Until that is done, some are found where they were before.';

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
  fixed: 'This item is another page of the site. Begin that page from the list instead.',
};

export const TOO_LARGE_ITEM =
  'The item is larger than 1 MB, and was not saved. What you typed is still in the form: shorten it, then save it again.';

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
  imported: 'Imported from an archive',
};

export const ARCHIVE_REFUSALS = {
  missing: 'Choose the file of an archive',
  not_confirmed: 'Confirm that it replaces all content',
  too_large: 'The file is larger than an archive may be: 256 MB, with 500 pictures and 20 MB of text',
  malformed: 'The file did not arrive whole. Send it again.',
  too_costly: 'The text of this archive takes too long to read. Export it again',
  busy: 'Other files are being received. Try again in a moment.',
  store_full: 'There is no room left to store it. Tell the person who runs the site.',
  no_archive: 'This file is no archive of content',
  other_version: 'The archive is of another version of this product. Update both sites to the same version first.',
  faulty: 'Some items are not fit to be published. Nothing was changed.',
};

export const archiveNotice = (text: string): FormNotice => ({ title: 'Nothing was imported', text, tone: 'danger' });
export const ARCHIVE_FAILURE = archiveNotice('Something went wrong on our side. We’ve logged it. Nothing was changed.');
