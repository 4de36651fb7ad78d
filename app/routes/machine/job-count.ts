import { countJobs } from '#app/features/board/jobs/queries/found-jobs.server.ts';
import { secondsUntilBoardChanges } from '#app/features/board/jobs/queries/public/job-changes.server.ts';
import { nullIfTooWide } from '#app/features/board/jobs/queries/search/search-time.server.ts';
import { BOARD_PARAMETERS, isMadeOfChoices } from '#app/features/board/jobs/schema.ts';
import { TOO_WIDE_SENTENCES } from '#app/features/board/jobs/texts.ts';
import { cachingHeaders } from '#app/web/caching/cacheable.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { readJobQuestion } from '#domain/job/search/job-question.ts';
import { listCityNames } from '#domain/place/place.ts';
import type { Route } from './+types/job-count';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { database, content } = context.get(requestContext);
  const parameters = new URL(request.url).searchParams;
  const search = readJobQuestion(parameters);
  const isCacheable = isMadeOfChoices(parameters, search, listCityNames());
  const [count, seconds] = await Promise.all([
    nullIfTooWide(countJobs({ asPublic: database.asPublic, content }, search)),
    isCacheable ? secondsUntilBoardChanges(database.asPublic, 300) : 0,
  ]);
  if (!count) return new Response(TOO_WIDE_SENTENCES, { status: 422 });
  return Response.json(count, {
    headers: isCacheable ? cachingHeaders({ seconds, tags: ['jobs'], parameters: BOARD_PARAMETERS }) : {},
  });
}
