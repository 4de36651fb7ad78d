/** oEmbed describes how other sites embed a job or the board (https://oembed.com). */
import { findEmbedding, writeXml } from '#app/features/board/embed/queries/oembed.server.ts';
import { FOR_ALL_SITES, problem } from '#app/web/api/problem.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import type { Route } from './+types/oembed';

const TYPES: Record<string, string> = { json: 'application/json', xml: 'text/xml; charset=utf-8' };

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(requestContext);
  const { searchParams } = new URL(request.url);
  const format = searchParams.get('format') ?? 'json';
  const type = Object.hasOwn(TYPES, format) ? TYPES[format] : undefined;
  if (!type) return new Response('This is here as json and xml\n', { status: 501, headers: FOR_ALL_SITES });
  const most = { width: readSize(searchParams, 'maxwidth'), height: readSize(searchParams, 'maxheight') };
  try {
    const embedding = await findEmbedding(services, searchParams.get('url') ?? '', most);
    if (!embedding) return problem(404, 'There is nothing to show at this address.');
    const body = format === 'xml' ? writeXml(embedding) : JSON.stringify(embedding);
    return new Response(body, { headers: { 'Content-Type': type, ...FOR_ALL_SITES } });
  } catch (error) {
    services.log.error(
      { err: error, errorId: services.requestId },
      'an address could not be described for other sites',
    );
    return problem(503, 'The lookup failed.', { headers: { 'Retry-After': '5' } });
  }
}

/** Invalid values count as absent. */
function readSize(parameters: URLSearchParams, name: string): number {
  const value = parameters.get(name) ?? '';
  return /^[1-9]\d{0,4}$/.test(value) ? Number(value) : Number.POSITIVE_INFINITY;
}
