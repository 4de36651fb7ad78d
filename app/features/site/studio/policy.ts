import { type Editor as EditorOfStaff, mayEditContent, type Viewer } from '#app/features/core/accounts/policy.ts';
import type { Collection } from '#db/content/collections.ts';

/** The proof that the studio's gate returns, and its commands require. */
export type Editor = EditorOfStaff;

export const isEditor = (viewer: Viewer): boolean => mayEditContent(viewer);

/** Without the agency, pages would not name who is responsible for them. */
export const canBeUnpublished = (collection: Collection): boolean => collection !== 'agency';
