/** Takes what a page counted of its own use. */
import type { Route } from './+types/measurements';

export async function action({ request }: Route.ActionArgs) {
  await request.text();
  return new Response(null, { status: 204 });
}

export const loader = () => new Response('Reports only\n', { status: 405, headers: { Allow: 'POST' } });
