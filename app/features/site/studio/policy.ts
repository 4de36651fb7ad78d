/** Who may edit what the site says: editors, administrators and the owner. */
import { type Editor as EditorOfStaff, mayEditContent, type Viewer } from '#app/features/core/accounts/policy.ts';
import type { Collection } from '#db/content/collections.ts';

/** What the gate of the studio returns, and its commands demand. */
export type Editor = EditorOfStaff;

export const isEditor = (viewer: Viewer): boolean => mayEditContent(viewer);

/** Without the agency, the pages of the site would name no one who answers for them. */
export const mayBeTakenOff = (collection: Collection): boolean => collection !== 'agency';
