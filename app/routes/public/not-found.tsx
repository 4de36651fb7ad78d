/** The page for any unknown address. Redirects the short address of a place (spec: marketing §2, "Route table"). */
import { data, href, redirect } from 'react-router';
import { cachingHeaders } from '#app/web/caching/cacheable.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { findCityFact } from '#domain/place/place.ts';
import type { Route } from './+types/not-found';

export function loader({ request, url: { pathname, search }, context }: Route.LoaderArgs) {
  const place = findCityFact(pathname.slice(1));
  if (place) {
    // Keeps the query, such as the source of the visit.
    throw redirect(href('/locations/:city', { city: place.slug }) + search, {
      status: 308,
      headers: cachingHeaders({ seconds: 86_400, tags: ['pages'] }),
    });
  }
  context.get(requestContext).log.info({ path: new URL(request.url).pathname }, 'page not found');
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
