import { href } from 'react-router';
import { findManagedJob } from '#app/features/board/jobs/queries/managed-jobs.server.ts';
import { findPublicJob } from '#app/features/board/jobs/queries/public/public-job.server.ts';
import { answerWithKey, requirePoster } from '#app/features/core/accounts/gates.server.ts';
import { changeSentJob } from '#app/features/core/api/commands/write-job.server.ts';
import { changedJobBody } from '#app/features/core/api/form.ts';
import { toApiJob } from '#app/features/core/api/queries/api-jobs.server.ts';
import { readJobEndpoint } from '#app/features/core/api/queries/endpoints.server.ts';
import {
  answerOwnJob,
  etagOf,
  readIfMatch,
  toOwnApiJob,
  toProblemErrors,
} from '#app/features/core/api/queries/own-job.server.ts';
import { answerReading } from '#app/web/api/answer-reading.server.ts';
import { checkBody } from '#app/web/api/check-body.server.ts';
import { problem } from '#app/web/api/problem.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import type { Route } from './+types/job';

export const loader = (args: Route.LoaderArgs) =>
  answerWithKey(args, { scope: null, isOptional: true }, async ({ key }) => {
    const poster = key?.scopes.includes('jobs:write') ? await requirePoster(args) : null;
    const services = args.context.get(requestContext);
    const { id } = args.params;
    const url = services.publicOrigin + href('/jobs/:id', { id });
    return answerReading(args, readJobEndpoint, async ({ fields }) => {
      const managedJob = poster && (await findManagedJob(services, poster, id));
      if (managedJob) return { body: toOwnApiJob(managedJob, url, fields), etag: etagOf(managedJob) };
      const job = await findPublicJob(services.database.asPublic, id);
      return job && { body: toApiJob(job, url, fields) };
    });
  });

export const action = (args: Route.ActionArgs) =>
  answerWithKey(args, { scope: 'jobs:write', methods: ['PATCH'] }, async ({ body, key }) => {
    const poster = await requirePoster(args);
    const bodyCheck = checkBody(changedJobBody, body);
    if (!bodyCheck.ok) return bodyCheck.answer;
    const services = args.context.get(requestContext);
    const { id } = args.params;
    const namedVersion = readIfMatch(args.request.headers.get('If-Match'));
    const changeResult = await changeSentJob(
      services,
      poster,
      { id, named: namedVersion, keyId: key.id },
      bodyCheck.value,
    );
    if (changeResult.ok) return answerOwnJob(services, poster, id, 200);
    switch (changeResult.reason) {
      case 'not_found':
        return problem(404, 'There’s nothing at this URL.');
      case 'no_version':
        return problem(428, 'Send the ETag of the job that you know as If-Match.');
      case 'changed':
        return problem(412, 'The job has changed since you read it. Read it again.');
      case 'invalid':
        return problem(422, 'The job is not changed.', { errors: toProblemErrors(changeResult) });
    }
  });
