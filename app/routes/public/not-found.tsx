/** Any address that nothing else answers. */
import { data } from 'react-router';
import { requestContext } from '#app/web/request-context.server.ts';
import type { Route } from './+types/not-found';

export function loader({ request, context }: Route.LoaderArgs) {
  context.get(requestContext).log.info({ path: new URL(request.url).pathname }, 'page not found');
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
