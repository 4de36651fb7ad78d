/** Who may do what with an enquiry: only the agency may, because it was sent to the agency alone. */
import { mayWorkAtDesk, type Viewer } from '#app/features/core/accounts/policy.ts';

export const mayReadEnquiries = (viewer: Viewer): boolean => mayWorkAtDesk(viewer);
