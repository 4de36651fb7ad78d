import type { Collection } from '#db/content/collections.ts';

/** Parameter of any page's address: the item whose draft to show. */
export const PREVIEW_PARAMETER = 'preview';

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

/** An item's values by field; a draft may lack any. */
export type ItemContent = Record<string, unknown>;

/** By field path, such as `sources.0.url`; '' for errors that belong to no field. */
export type ItemErrors = Record<string, string>;

export type ItemState = {
  id: string;
  slug: string;
  version: number;
  isPublished: boolean;
  hasDraft: boolean;
  /** The only item of its collection, not saved yet. */
  isNew: boolean;
  /** The time at which the draft is published, formatted for London. */
  scheduledFor: string | null;
  updatedBy: string;
  updatedAt: string;
};

export type RemovedItem = { id: string; title: string; by: string; at: string };

/** Another editor saved the item while this one was typing. */
export type Conflict = { version: number; by: string; at: string; differences: Difference[] };

export type Difference = { label: string; before: string; after: string; words: DifferentWords[] };
export type DifferentWords = { text: string; change: 'same' | 'added' | 'removed' };

/** A warning that does not prevent publishing. */
export type Finding = { path: string; text: string };

export type SavedDraft = {
  ok: true;
  version: number;
  savedAt: string;
  errors: ItemErrors;
  findings: Finding[];
  /** Changes with the draft's address. */
  previewUrl: string;
};

export type AutosaveAnswer = SavedDraft | { ok: false; reason: 'stale' | 'not_found' | 'bad_form' };
