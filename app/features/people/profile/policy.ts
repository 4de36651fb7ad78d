/** Who may read what a candidate keeps (spec: accounts §6). */
import { isSignedIn, mayAdminister, mayPost, type Viewer } from '#app/features/core/accounts/policy.ts';

type KnownCv = {
  /** null: it came with an application that was sent without an account. */
  userId: string | null;
  /** It came to the viewer with an application that was not withdrawn. */
  isReceived: boolean;
};

/** The candidate who owns it, admins, and employers it was sent to. */
export const mayReadCv = (viewer: Viewer, cv: KnownCv): boolean =>
  (isSignedIn(viewer) && cv.userId === viewer.id) || mayAdminister(viewer) || (mayPost(viewer) && cv.isReceived);
