/** Places that begin with what is typed; read by the script of the field for a place. */
import { suggestPlaces } from '#app/features/gazetteer/queries.server.ts';
import { cachingHeaders } from '#app/web/caching/cacheable.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { readWords } from '#app/web/search-parameters.ts';
import { AddressGate } from '#platform/limits/address-gate.server.ts';
import { networkOf } from '#platform/limits/network.server.ts';
import { refusals } from '#platform/metrics/counters.server.ts';
import { Turns } from '#platform/turns/turns.ts';
import type { Route } from './+types/places';

/** A minute: one person types no faster, and an office may share its address. */
const fromEach = new AddressGate(300);
/** Of these there are few, and everyone types them. */
const FIRST_LETTERS = /^[a-z]{1,3}$/;
const KEPT = cachingHeaders({ tags: ['pages'], parameters: ['q'] });
const lookups = new Turns({ atOnce: 4, queue: 40 });

export async function loader({ request, context }: Route.LoaderArgs) {
  const { database, client, now } = context.get(requestContext);
  if (!fromEach.lets(client.ip, now.getTime())) return tryAgain(429, 60);
  const start = readWords(new URL(request.url).searchParams, 'q');
  const places = await lookups.take(() => suggestPlaces(database.asPublic, start), networkOf(client.ip));
  if (places === 'busy') {
    refusals.inc({ limit: 'of_everybody' });
    return tryAgain(503, 2);
  }
  return Response.json({ places }, { headers: FIRST_LETTERS.test(start) ? KEPT : {} });
}

const tryAgain = (status: 429 | 503, seconds: number) =>
  new Response(null, { status, headers: { 'Cache-Control': 'no-store', 'Retry-After': String(seconds) } });
