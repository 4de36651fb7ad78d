/** Who may edit what the site says. The one place to change when other roles may. */
import { type Admin, mayAdminister, type Viewer } from '#app/features/accounts/policy.ts';

/** What the gate of the studio returns, and its commands demand. */
export type Editor = Admin;

export const isEditor = (viewer: Viewer): boolean => mayAdminister(viewer);
