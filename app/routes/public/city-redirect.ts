/** The short address of a city's page (spec: marketing §2, "Route table"; product: "Both readings"). */
import { href, redirect } from 'react-router';
import { cachingHeaders } from '#app/web/caching/cacheable.server.ts';
import type { Route } from './+types/city-redirect';

/** What else the address says, such as where a visitor came from, goes along. */
export function loader({ url: { pathname, search } }: Route.LoaderArgs) {
  return redirect(href('/locations/:city', { city: pathname.slice(1) }) + search, {
    status: 308,
    headers: cachingHeaders({ seconds: 86_400 }),
  });
}
