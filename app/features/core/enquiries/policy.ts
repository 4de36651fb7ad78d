/** Rights over enquiries: only the agency may read them, because they were sent to the agency alone. */
import { mayWorkAtDesk, type Viewer } from '#app/features/core/accounts/policy.ts';

export const mayReadEnquiries = (viewer: Viewer): boolean => mayWorkAtDesk(viewer);
