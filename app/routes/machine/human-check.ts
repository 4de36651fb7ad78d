/**
 * What the browser is to do for one form, made anew for everyone who asks: a challenge to solve, or whom to ask instead.
 * `?with=altcha` is the way out for whom the other one did not let through. Writes nothing down, so asking a lot costs us
 * little.
 */
import { pageUrl } from '#app/web/page-url.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { isHumanCheckAction } from '#platform/human-check/actions.ts';
import type { Route } from './+types/human-check';

const headers = { 'Cache-Control': 'no-store' };

export async function loader({ request, params: { action }, context }: Route.LoaderArgs) {
  if (!isHumanCheckAction(action)) return new Response('There is no such form\n', { status: 404, headers });
  const withAltcha = pageUrl(request).searchParams.get('with') === 'altcha';
  return Response.json(await context.get(requestContext).humanCheck.issue(action, { withAltcha }), { headers });
}
