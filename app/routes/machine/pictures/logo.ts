/** The logo of an employer, for anybody. Nothing else of the store is found here. */
import { data } from 'react-router';
import { readPublicLogo } from '#app/features/hirers/logos/queries.server.ts';
import { cachingHeaders, NAMED_AFTER_CONTENT } from '#app/web/caching/cacheable.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import type { Route } from './+types/logo';

export async function loader({ params, context }: Route.LoaderArgs) {
  const image = await readPublicLogo(context.get(requestContext), params.id);
  if (!image) throw data(null, { status: 404 });
  return new Response(new Uint8Array(image), {
    // A logo that is taken down is not sent any more: that changes the jobs it stood beside.
    headers: {
      'Content-Type': 'image/webp',
      ...NAMED_AFTER_CONTENT,
      ...cachingHeaders({ seconds: 86_400, tags: ['jobs'] }),
    },
  });
}
