/** A challenge for one form, made anew for everyone who asks. Writes nothing down, so asking a lot costs us little. */
import { requestContext } from '#app/site/request-context.server.ts';
import { isHumanCheckAction } from '#platform/human-check/actions.ts';
import type { Route } from './+types/human-check';

const headers = { 'Cache-Control': 'no-store' };

export async function loader({ params: { action }, context }: Route.LoaderArgs) {
  if (!isHumanCheckAction(action)) return new Response('There is no such form\n', { status: 404, headers });
  return Response.json(await context.get(requestContext).humanCheck.issue(action), { headers });
}
