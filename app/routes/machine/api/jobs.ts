import { href } from 'react-router';
import { explainUnclearPlace } from '#app/features/board/gazetteer/queries.server.ts';
import { secondsUntilBoardChanges } from '#app/features/board/jobs/queries/public/job-changes.server.ts';
import { nullIfTooWide } from '#app/features/board/jobs/queries/search/search-time.server.ts';
import { TOO_WIDE_SENTENCES } from '#app/features/board/jobs/texts.ts';
import { answerWithKey, requirePoster } from '#app/features/core/accounts/gates.server.ts';
import { postSentJob } from '#app/features/core/api/commands/write-job.server.ts';
import { newJobBody } from '#app/features/core/api/form.ts';
import { listApiJobs, toApiJob } from '#app/features/core/api/queries/api-jobs.server.ts';
import { listJobsEndpoint } from '#app/features/core/api/queries/endpoints.server.ts';
import { answerOwnJob, toProblemErrors } from '#app/features/core/api/queries/own-job.server.ts';
import { answerReading, invalidCursor, nextPage } from '#app/web/api/answer-reading.server.ts';
import { checkBody } from '#app/web/api/check-body.server.ts';
import { problem } from '#app/web/api/problem.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import type { Route } from './+types/jobs';

/** Only parameters with few values are cached: search text, limits and cursors have too many. */
const KEPT_FOR = ['category', 'type', 'mode'];

export const loader = (args: Route.LoaderArgs) =>
  answerWithKey(args, { scope: null, isOptional: true }, () => listJobs(args));

function listJobs(args: Route.LoaderArgs) {
  const { database, content, publicOrigin } = args.context.get(requestContext);
  const { asPublic } = database;
  return answerReading(args, listJobsEndpoint, async (asked, address) => {
    const listing = listApiJobs({ asPublic, content }, asked);
    if (!listing) return invalidCursor();
    const isKeepable = [...address.searchParams.keys()].every((name) => KEPT_FOR.includes(name));
    const [listed, seconds] = await Promise.all([
      nullIfTooWide(listing),
      isKeepable ? secondsUntilBoardChanges(asPublic, 3_600) : 0,
    ]);
    if (!listed) return problem(422, TOO_WIDE_SENTENCES);
    const { jobs, after } = listed;
    const unclear = await explainUnclearPlace(asPublic, asked.where, jobs);
    if (unclear) return problem(422, unclear);
    const urlOf = (id: string) => publicOrigin + href('/jobs/:id', { id });
    const next = nextPage(publicOrigin, address, after);
    const body = { jobs: jobs.map((job) => toApiJob(job, urlOf(job.id), asked.fields)), next };
    return {
      body,
      next,
      ...(isKeepable && { caching: { seconds, tags: ['jobs'], parameters: KEPT_FOR, othersMatter: true } }),
    };
  });
}

export const action = (args: Route.ActionArgs) =>
  answerWithKey(args, { scope: 'jobs:write', methods: ['POST'] }, async ({ body }) => {
    const poster = await requirePoster(args);
    const bodyCheck = checkBody(newJobBody, body);
    if (!bodyCheck.ok) return bodyCheck.answer;
    const services = args.context.get(requestContext);
    const posted = await postSentJob(services, poster, bodyCheck.value);
    if (posted.ok) return answerOwnJob(services, poster, posted.id, 201);
    return problem(422, 'The job is not posted.', { errors: toProblemErrors(posted) });
  });
