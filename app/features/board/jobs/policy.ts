/** Rights over jobs (spec: accounts §6). */
import { mayAdminister, mayPost, mayWorkAtDesk, type Viewer } from '#app/features/core/accounts/policy.ts';

type OwnedJob = {
  userId: string;
  isAgency: boolean;
};

/** Employers manage their own jobs, admins any, consultants the agency's. A job's page offers this only to the owner, admin or not. */
export const mayManageJob = (viewer: Viewer, job: OwnedJob): boolean =>
  mayPost(viewer) && (mayAdminister(viewer) || job.userId === viewer.id || (job.isAgency && mayWorkAtDesk(viewer)));
