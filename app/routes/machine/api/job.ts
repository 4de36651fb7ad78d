/** One job for other programs. */
import { href } from 'react-router';
import { answerWithKey } from '#app/features/accounts/gates.server.ts';
import { toApiJob } from '#app/features/api/queries/api-jobs.server.ts';
import { readJobEndpoint } from '#app/features/api/queries/endpoints.server.ts';
import { findPublicJob } from '#app/features/jobs/queries.server.ts';
import { answerReading } from '#app/web/api/answer-reading.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import type { Route } from './+types/job';

export const loader = (asking: Route.LoaderArgs) =>
  answerWithKey(asking, { scope: null, isOptional: true }, () => readJob(asking));

function readJob(asking: Route.LoaderArgs) {
  const { database, publicOrigin } = asking.context.get(requestContext);
  const { id } = asking.params;
  return answerReading(asking, readJobEndpoint, async ({ fields }) => {
    const job = await findPublicJob(database.asPublic, id);
    return job && { body: toApiJob(job, publicOrigin + href('/jobs/:id', { id }), fields) };
  });
}
