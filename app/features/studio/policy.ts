/** Who may edit what the site says: editors, administrators and the owner. */
import { type Editor as EditorOfStaff, mayEditContent, type Viewer } from '#app/features/accounts/policy.ts';

/** What the gate of the studio returns, and its commands demand. */
export type Editor = EditorOfStaff;

export const isEditor = (viewer: Viewer): boolean => mayEditContent(viewer);
