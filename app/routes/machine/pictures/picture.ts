/** Public: the name of a rendition is its only key. Serves no other files of the store. */
import { buffer } from 'node:stream/consumers';
import { data } from 'react-router';
import { NAMED_AFTER_CONTENT } from '#app/web/caching/cacheable.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { RENDITION_MEDIA_TYPES, readRenditionName, renditionKey } from '#domain/picture/picture.ts';
import type { Route } from './+types/picture';

/** Renditions stay out of the page cache, whose entries are fewer and costlier to make. The database is not needed. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const rendition = readRenditionName(params.id);
  const file = rendition && (await context.get(requestContext).storage.open(renditionKey(rendition)));
  if (!file) throw data(null, { status: 404 });
  return new Response(new Uint8Array(await buffer(file)), {
    headers: { 'Content-Type': RENDITION_MEDIA_TYPES[rendition.format], ...NAMED_AFTER_CONTENT },
  });
}
