/** Who may read a candidate's data (spec: accounts §6). */
import { isSignedIn, mayAdminister, mayPost, type Viewer } from '#app/features/core/accounts/policy.ts';

type KnownCv = {
  /** Null if a guest sent the CV with an application. */
  userId: string | null;
  /** True if the viewer received it with an application that was not withdrawn. */
  isReceived: boolean;
};

/** The candidate who owns it, administrators, and employers it was sent to. */
export const mayReadCv = (viewer: Viewer, cv: KnownCv): boolean =>
  (isSignedIn(viewer) && cv.userId === viewer.id) || mayAdminister(viewer) || (mayPost(viewer) && cv.isReceived);
