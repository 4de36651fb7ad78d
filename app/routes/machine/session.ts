/** Every open tab asks now and then whose session it has; asking keeps that session alive (app/site/session-watch.tsx). */
import { rollSession } from '#app/features/accounts/commands/sessions.server.ts';
import { findViewer } from '#app/features/accounts/gates.server.ts';
import { requestContext } from '#app/site/request-context.server.ts';
import type { Route } from './+types/session';

export async function action({ request, context }: Route.ActionArgs) {
  const viewer = await findViewer({ request, context });
  if (viewer) await rollSession(context.get(requestContext).database, viewer);
  return Response.json({ account: viewer?.id ?? null, kind: viewer?.session.kind ?? null });
}

export const loader = () => new Response('Ask by POST\n', { status: 405, headers: { Allow: 'POST' } });
