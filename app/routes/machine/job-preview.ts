/** A job as shown beside the board's list; the board's script loads it when a row is pressed. */

import { secondsUntilBoardChanges } from '#app/features/board/jobs/queries/public/job-changes.server.ts';
import { findPublicJob } from '#app/features/board/jobs/queries/public/public-job.server.ts';
import { findQuestions } from '#app/features/board/jobs/queries/questions/job-questions.server.ts';
import { cachingHeaders } from '#app/web/caching/cacheable.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { toJobPreview } from '#domain/job/job-preview.ts';
import type { Route } from './+types/job-preview';

export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const { database } = context.get(requestContext);
  const job = await findPublicJob(database.asPublic, id);
  if (!job) return new Response('No such job\n', { status: 404 });
  const seconds = await secondsUntilBoardChanges(database.asPublic, 300);
  const questions = await findQuestions(database.asPublic, job.id);
  const headers = cachingHeaders({ seconds, tags: [`job:${job.id}`] });
  return Response.json({ ...toJobPreview(job), ...(questions && { questions }) }, { headers });
}
