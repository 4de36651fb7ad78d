/** Public. Serves no other files of the store. */
import { data } from 'react-router';
import { readPublicLogo } from '#app/features/hirers/logos/queries.server.ts';
import { cachingHeaders, NAMED_AFTER_CONTENT } from '#app/web/caching/cacheable.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import type { Route } from './+types/logo';

export async function loader({ params, context }: Route.LoaderArgs) {
  const image = await readPublicLogo(context.get(requestContext), params.id);
  if (!image) throw data(null, { status: 404 });
  return new Response(new Uint8Array(image), {
    // A removed logo disappears from here, which changes the jobs that showed it.
    headers: {
      'Content-Type': 'image/webp',
      ...NAMED_AFTER_CONTENT,
      ...cachingHeaders({ seconds: 86_400, tags: ['jobs'] }),
    },
  });
}
