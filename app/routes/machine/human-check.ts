/**
 * A new human check for each request: a challenge to solve, or the reCAPTCHA site key. `?with=altcha` always gives a challenge, for
 * visitors that reCAPTCHA refused. Stores nothing, so many requests cost little.
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
