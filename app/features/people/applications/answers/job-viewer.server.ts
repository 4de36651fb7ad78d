/** The parts of a job page that depend on the viewer. The page for visitors has none of them, so it can be cached. */
import type { RouterContextProvider } from 'react-router';
import { listOwnIds } from '#app/features/board/jobs/queries/managed-jobs.server.ts';
import { findCandidate, findViewer } from '#app/features/core/accounts/gates.server.ts';
import type { Candidate } from '#app/features/core/accounts/policy.ts';
import { listLikedIds } from '#app/features/people/profile/queries/liked-jobs.server.ts';
import { type RequestContext, requestContext } from '#app/web/request-context.server.ts';
import { formatLongDate } from '#domain/time/dates.ts';
import { findSentApplication } from '../queries/preview.server.ts';

type RequestArgs = { request: Request; context: Readonly<RouterContextProvider> };

export async function findViewerParts(args: RequestArgs, jobId: string) {
  const viewer = await findViewer(args);
  if (!viewer) return null;
  const services = args.context.get(requestContext);
  const candidate = await findCandidate(args);
  return {
    isOwn: (await listOwnIds(services.database, viewer, [jobId])).length > 0,
    ...(candidate && {
      liked: await listLikedIds(services, candidate, [jobId]),
      application: await describeApplication(services, candidate, jobId),
    }),
  };
}

async function describeApplication({ database }: RequestContext, candidate: Candidate, jobId: string) {
  const application = await findSentApplication(database, candidate, jobId);
  if (!application) return null;
  const { id, status, sentAt } = application;
  return { id, sentOn: formatLongDate(sentAt), isWithdrawn: status === 'withdrawn' };
}
