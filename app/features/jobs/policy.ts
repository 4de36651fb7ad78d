/** Who may do what with a job (spec: accounts §6). */
import { mayPost, type Viewer } from '#app/features/accounts/policy.ts';

type OwnedJob = { userId: string };

/** Employers their own jobs, admins any. On a job's own page only its owner is offered it, whoever that is. */
export const mayManageJob = (viewer: Viewer, job: OwnedJob): boolean =>
  mayPost(viewer) && (viewer.role === 'admin' || job.userId === viewer.id);
