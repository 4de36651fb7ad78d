/** The sitemap for search engines: every public page with the day of its last change. */

import { secondsUntilBoardChanges } from '#app/features/board/jobs/queries/public/job-changes.server.ts';
import { INDEX_SECONDS, makeSitemap } from '#app/features/site/sitemap/queries/sitemap-urls.server.ts';
import { type Caching, cachingHeaders } from '#app/web/caching/cacheable.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import type { Route } from './+types/sitemap';

export async function loader({ context }: Route.LoaderArgs) {
  const { publicOrigin, database, content } = context.get(requestContext);
  const [{ xml, isIndex }, seconds] = await Promise.all([
    makeSitemap({ asPublic: database.asPublic, publicOrigin, content }),
    secondsUntilBoardChanges(database.asPublic, 3_600),
  ]);
  const caching: Caching = isIndex ? { seconds: INDEX_SECONDS, tags: ['pages'] } : { seconds, tags: ['pages', 'jobs'] };
  return new Response(xml, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', ...cachingHeaders(caching) },
  });
}
