import { listOwnIds } from '#app/features/board/jobs/queries/managed-jobs.server.ts';
import type { Candidate, Viewer } from '#app/features/core/accounts/policy.ts';
import { listLikedIds } from '#app/features/people/profile/queries/liked-jobs.server.ts';
import type { Database } from '#db/connections/client.server.ts';
import { formatLongDate } from '#domain/time/dates.ts';
import type { ApplyPageViewer } from '../schema.ts';
import { findApplying, findSentApplication, isComplete } from './preview.server.ts';

type Services = { database: Database };

/**
 * The parts of a job page that depend on the viewer. The page for visitors has none of them, so it can be cached.
 *
 * @returns null for visitors
 */
export async function findViewerParts(
  services: Services,
  viewer: Viewer | null,
  candidate: Candidate | null,
  jobId: string,
) {
  if (!viewer) return null;
  return {
    isOwn: (await listOwnIds(services.database, viewer, [jobId])).length > 0,
    ...(candidate && {
      liked: await listLikedIds(services, candidate, [jobId]),
      application: await describeApplication(services, candidate, jobId),
    }),
  };
}

async function describeApplication({ database }: Services, candidate: Candidate, jobId: string) {
  const application = await findSentApplication(database, candidate, jobId);
  if (!application) return null;
  const { id, status, sentAt } = application;
  return { id, sentOn: formatLongDate(sentAt), isWithdrawn: status === 'withdrawn' };
}

/** The applicant on the apply page, and what they have filled in so far. */
export async function findApplicant(
  { database }: Services,
  viewer: Viewer | null,
  candidate: Candidate | null,
  jobId: string,
): Promise<ApplyPageViewer> {
  if (!viewer) return { kind: 'visitor' };
  if (!candidate) return { kind: 'waits' };
  const applying = await findApplying(database, candidate, jobId);
  // Both existed a moment ago.
  if (!applying) throw new Error('A job or a profile went away while it was applied for');
  const { application, isOwnJob, profile } = applying;
  if (isOwnJob) return { kind: 'owner' };
  if (!application) return { kind: 'candidate', profile, isComplete: isComplete(profile) };
  const { sentAt, ...sent } = application;
  return { kind: 'applied', application: { ...sent, sentOn: formatLongDate(sentAt) } };
}
