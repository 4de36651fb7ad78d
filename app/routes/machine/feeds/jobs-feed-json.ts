/** The jobs feed as JSON Feed, readable by scripts of any site. */

import { readJobFeed } from '#app/features/core/api/queries/job-feed.server.ts';
import { FOR_ALL_SITES } from '#app/web/api/problem.server.ts';
import { jsonFeed } from '#domain/job/job-feed.ts';
import type { Route } from './+types/jobs-feed-json';

export async function loader(args: Route.LoaderArgs) {
  const { jobs, channel, headersOf } = await readJobFeed(args, '/jobs-feed.json');
  const text = JSON.stringify(jsonFeed(jobs, channel));
  return new Response(text, {
    headers: { 'Content-Type': 'application/feed+json', ...FOR_ALL_SITES, ...headersOf(text) },
  });
}
