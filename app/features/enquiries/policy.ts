/** Who may do what with an enquiry: it was sent to the agency, and to nobody else. */
import { mayAdminister, type Viewer } from '#app/features/accounts/policy.ts';

export const mayReadEnquiries = (viewer: Viewer): boolean => mayAdminister(viewer);
