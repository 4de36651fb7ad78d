/** What the pages of the studio show. */
import type { Collection } from '#db/content/collections.ts';
import type { Field } from '#db/content/fields.ts';

/** Fields of the form are called by it and by their path: `studio-sources.0.title`. */
export const FORM_ID = 'studio';

/** Names the item whose draft a page shows to an editor. */
export const DRAFT_PARAMETER = 'draft';

/** What a form is sent for. Adding, removing and moving name a list, and where in it: `add:sources`, `up:sources:2`. */
export const INTENTS = ['save', 'publish', 'unpublish', 'schedule', 'discard', 'restore'] as const;
export const LIST_INTENTS = ['add', 'remove', 'up', 'down'] as const;

export type ItemState = 'published' | 'changed' | 'draft' | 'scheduled' | 'removed';

export const STATE_NAMES: Record<ItemState, string> = {
  published: 'Published',
  changed: 'Published, with changes',
  draft: 'Draft',
  scheduled: 'Scheduled',
  removed: 'Removed',
};

/** An item as it is typed: what a schema would take, with parts missing. */
export type Typed = { [name: string]: unknown };

export type ShownItem = {
  id: string | null;
  collection: Collection;
  title: string;
  state: ItemState;
  version: number;
  typed: Typed;
  fields: readonly Field[];
  /** The page that shows it. */
  path: string;
};

/** @param at the draft's date of publication */
export function stateOf({ draft, published, at }: { draft: boolean; published: boolean; at: boolean }): ItemState {
  if (at) return 'scheduled';
  if (published) return draft ? 'changed' : 'published';
  return draft ? 'draft' : 'removed';
}

/** '/#questions' → '/?draft=ID#questions'. */
export function withDraft(path: string, id: string): string {
  const [page = '/', fragment] = path.split('#');
  return `${page}?${DRAFT_PARAMETER}=${id}${fragment ? `#${fragment}` : ''}`;
}
