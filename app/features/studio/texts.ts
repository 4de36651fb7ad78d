/** What the studio says to editors. */
import type { PageNoticeText } from '#app/web/notices/notice-keys.ts';
import type { INTENTS } from './schema.ts';

export const STUDIO_NOTICES = {
  'content-saved': { title: 'Draft saved', text: 'The site shows it once you publish it.', tone: 'success' },
  'content-published': { title: 'Published', text: 'The site shows it now.', tone: 'success' },
  'content-unpublished': { title: 'Taken off the site', text: 'It is a draft now.', tone: 'success' },
  'content-scheduled': { title: 'Scheduled', text: 'It is published by itself at that time.', tone: 'success' },
  'content-discarded': { title: 'Draft discarded', tone: 'success' },
  'content-restored': { title: 'Restored as a draft', text: 'Read it through, then publish it.', tone: 'success' },
  'content-moved': { title: 'Order changed', tone: 'success' },
} as const satisfies Record<string, PageNoticeText>;

export const REFUSALS = {
  changed_meanwhile: {
    title: 'This has changed since you opened it',
    text: 'Your text is below, and nothing was overwritten. Compare it with the newer version, then save again to replace that.',
  },
  slug_taken: { title: 'This address is taken', text: 'Another item has it. Choose another address.' },
  too_long: { title: 'This is too long', text: 'Shorten the text, or split it into two items.' },
  in_the_past: { title: 'This time has passed', text: 'Choose a time that lies ahead, or publish it now.' },
  invalid: { title: 'Not published yet' },
  item_not_found: { title: 'This is not here any more' },
} as const;

/** What a revision records, in the history of an item. */
export const REVISION_NAMES: Readonly<Record<string, string>> = {
  seeded: 'Came with the site',
  drafted: 'Draft saved',
  published: 'Published',
  unpublished: 'Taken off the site',
  scheduled: 'Scheduled',
  restored: 'Restored',
  removed: 'Removed',
};

/** What a page says after each intent of an item's form. */
export const INTENT_NOTICES = {
  save: 'content-saved',
  publish: 'content-published',
  unpublish: 'content-unpublished',
  schedule: 'content-scheduled',
  discard: 'content-discarded',
  restore: 'content-restored',
} as const satisfies Record<(typeof INTENTS)[number], keyof typeof STUDIO_NOTICES>;

/** What the form says above its fields where its draft could not be published. */
export const problemsOf = (errors: Record<string, string>) =>
  Object.keys(errors).length > 0
    ? { errors, values: {}, notice: { ...REFUSALS.invalid, tone: 'danger' as const } }
    : undefined;
