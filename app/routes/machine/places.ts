/** Place names that begin with the typed text, for the script of a place field. */
import { suggestPlaces } from '#app/features/board/gazetteer/queries.server.ts';
import { cachingHeaders } from '#app/web/caching/cacheable.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { readWords } from '#domain/address/search-parameters.ts';
import type { Route } from './+types/places';

/** Short prefixes are few, and everyone types them: worth caching. */
const FIRST_LETTERS = /^[a-z]{1,3}$/;
const KEPT = cachingHeaders({ tags: ['pages'], parameters: ['q'] });

export async function loader({ request, context }: Route.LoaderArgs) {
  const { database } = context.get(requestContext);
  const start = readWords(new URL(request.url).searchParams, 'q');
  const places = await suggestPlaces(database.asPublic, start);
  if (places === 'busy') {
    return new Response(null, { status: 503, headers: { 'Cache-Control': 'no-store', 'Retry-After': '2' } });
  }
  return Response.json({ places }, { headers: FIRST_LETTERS.test(start) ? KEPT : {} });
}
