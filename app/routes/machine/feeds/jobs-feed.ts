/** The jobs of the board, with its filters, as a file for feed readers (`?format=rss`) and other job sites (`xml`). */
import { href } from 'react-router';
import { findJobs } from '#app/features/jobs/queries/found-jobs.server.ts';
import { secondsUntilBoardChanges } from '#app/features/jobs/queries.server.ts';
import { BOARD_PARAMETERS, isMadeOfChoices, readBoardSearch, writeBoardSearch } from '#app/features/jobs/schema.ts';
import { cachingHeaders } from '#app/web/caching/cacheable.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { latestChange } from '#domain/job/job.ts';
import { rssFeed, xmlFeed } from '#domain/job/job-feed.ts';
import { listPlaceNames } from '#domain/place/place.ts';
import { agency } from '#domain/site/site.ts';
import type { Route } from './+types/jobs-feed';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { publicOrigin, database, content } = context.get(requestContext);
  const parameters = new URL(request.url).searchParams;
  const isPlain = parameters.get('format') === 'xml';
  const search = readBoardSearch(parameters);
  const isKnownFormat = ['', 'rss', 'xml'].includes(parameters.getAll('format').join('&'));
  const isKeepable = isKnownFormat && isMadeOfChoices(parameters, search, listPlaceNames());
  const [jobs, seconds] = await Promise.all([
    findJobs({ asPublic: database.asPublic, content }, search),
    isKeepable ? secondsUntilBoardChanges(database.asPublic, 3_600) : 0,
  ]);
  const query = writeBoardSearch(search);
  const channel = {
    agency: agency().name,
    listUrl: publicOrigin + href('/jobs') + query,
    feedUrl: publicOrigin + href('/jobs-feed.xml') + query,
    imageUrl: `${publicOrigin}/brand/feed-image.png`,
    urlOf: ({ id }: { id: string }) => publicOrigin + href('/jobs/:id', { id }),
    updatedAt: latestChange(jobs),
  };
  return new Response(isPlain ? xmlFeed(jobs, channel) : rssFeed(jobs, channel), {
    headers: {
      'Content-Type': isPlain ? 'application/xml; charset=utf-8' : 'application/rss+xml; charset=utf-8',
      'Content-Disposition': 'attachment; filename="jobs-feed.xml"',
      ...(isKeepable && cachingHeaders({ seconds, tags: ['jobs'], parameters: [...BOARD_PARAMETERS, 'format'] })),
    },
  });
}
