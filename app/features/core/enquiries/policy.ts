import { mayWorkAtDesk, type Viewer } from '#app/features/core/accounts/policy.ts';

export const mayReadEnquiries = (viewer: Viewer): boolean => mayWorkAtDesk(viewer);
