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

export type ItemContent = Record<string, unknown>;

/** By field path, such as `sources.0.url`; '' for errors that belong to no field. */
export type ItemErrors = Record<string, string>;

export type ItemState = {
  id: string;
  slug: string;
  version: number;
  isPublished: boolean;
  hasDraft: boolean;
  isNew: boolean;
  /** The time at which the draft is published, formatted for London. */
  scheduledFor: string | null;
  updatedBy: string;
  updatedAt: string;
};

export type RemovedItem = { id: string; title: string; by: string; at: string };

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
  previewUrl: string;
};

export type AutosaveAnswer = SavedDraft | { ok: false; reason: 'stale' | 'not_found' | 'bad_form' };

export type PictureUse = {
  id: string;
  collection: Collection;
  collectionName: string;
  title: string;
  isPublished: boolean;
};
