/** The jobs of the board, with its filters, as a file for feed readers (`?format=rss`) and other job sites (`xml`). */
import { readJobFeed } from '#app/features/core/api/queries/job-feed.server.ts';
import { rssFeed, xmlFeed } from '#domain/job/job-feed.ts';
import type { Route } from './+types/jobs-feed';

export async function loader(args: Route.LoaderArgs) {
  const isPlain = new URL(args.request.url).searchParams.get('format') === 'xml';
  const { jobs, channel, headersOf } = await readJobFeed(args, '/jobs-feed.xml', ['rss', 'xml']);
  const text = isPlain ? xmlFeed(jobs, channel) : rssFeed(jobs, channel);
  return new Response(text, {
    headers: {
      'Content-Type': isPlain ? 'application/xml; charset=utf-8' : 'application/rss+xml; charset=utf-8',
      'Content-Disposition': 'attachment; filename="jobs-feed.xml"',
      ...headersOf(text),
    },
  });
}
