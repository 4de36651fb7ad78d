/** A browser says where it can be reached, or that it no longer can. */
import { requireActor } from '#app/features/accounts/gates.server.ts';
import type { Route } from './+types/push-subscription';

export async function action(asking: Route.ActionArgs) {
  await requireActor(asking);
  return new Response(null, { status: 204 });
}

export const loader = () => new Response('Send a form\n', { status: 405, headers: { Allow: 'POST' } });
