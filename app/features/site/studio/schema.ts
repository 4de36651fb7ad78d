/** Shapes that the studio shares between server and browser. */
import type { Collection } from '#db/content/collections.ts';

/** In the address of any page: the item whose draft it is shown with. */
export const PREVIEW_PARAMETER = 'preview';

/** Of the form of one item, with those within its lists. */
export const MOST_ITEM_FIELDS = 4_000;

export type CollectionSummary = {
  collection: Collection;
  name: string;
  description: string;
  isSingle: boolean;
  items: number;
  drafts: number;
  scheduled: number;
  faults: number;
};

/** What is typed of an item, by field; the draft of an item may lack any of them. */
export type ItemContent = Record<string, unknown>;

/** By the path of a field, such as `sources.0.url`; '' for what belongs to no field. */
export type ItemErrors = Record<string, string>;

export type ItemState = {
  id: string;
  slug: string;
  version: number;
  isPublished: boolean;
  hasDraft: boolean;
  /** The only item of its collection, which was never saved. */
  isNew: boolean;
  /** When the draft is published by itself, as people in London read it. */
  scheduledFor: string | null;
  updatedBy: string;
  updatedAt: string;
};

export type RemovedItem = { id: string; title: string; by: string; at: string };

/** Another editor saved the item while this one was typing. */
export type Conflict = { version: number; by: string; at: string; differences: Difference[] };

export type Difference = { label: string; before: string; after: string; words: DifferentWords[] };
export type DifferentWords = { text: string; change: 'same' | 'added' | 'removed' };

/** What an editor should know before publishing. None of it stops them. */
export type Finding = { path: string; text: string };

export type SavedDraft = {
  ok: true;
  version: number;
  savedAt: string;
  errors: ItemErrors;
  findings: Finding[];
  /** It moves with the address that the draft has. */
  previewUrl: string;
};

export type AutosaveAnswer = SavedDraft | { ok: false; reason: 'stale' | 'not_found' | 'bad_form' };
