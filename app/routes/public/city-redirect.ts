/** The short address of a city's page (spec: marketing §2, "Route table"; product: "Both readings"). */
import { href, redirect } from 'react-router';
import { cachingHeaders } from '#app/site/cacheable.server.ts';
import type { Route } from './+types/city-redirect';

export function loader({ url: { pathname } }: Route.LoaderArgs) {
  return redirect(href('/locations/:city', { city: pathname.slice(1) }), {
    status: 308,
    headers: cachingHeaders({ seconds: 86_400 }),
  });
}
