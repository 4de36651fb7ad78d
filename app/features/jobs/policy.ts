/** Who may do what with a job (spec: accounts §6). */
import { mayPost, type Viewer } from '#app/features/accounts/policy.ts';

type OwnedJob = { userId: string };

/** Employers manage their own jobs, admins any. A job's own page offers it only to the owner, admin or not. */
export const mayManageJob = (viewer: Viewer, job: OwnedJob): boolean =>
  mayPost(viewer) && (viewer.role === 'admin' || job.userId === viewer.id);
