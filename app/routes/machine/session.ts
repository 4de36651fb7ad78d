/**
 * Open tabs poll their session here, which keeps it alive (app/chrome/session-watch.tsx). `account` is null only if the lookup succeeded
 * and found no session; the device then forgets a pending sign-out.
 */
import { noteSessionUse } from '#app/features/core/accounts/commands/sessions/concurrent-sessions.server.ts';
import { rollSession } from '#app/features/core/accounts/commands/sessions/sessions.server.ts';
import { findViewer } from '#app/features/core/accounts/gates.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import type { Route } from './+types/session';

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(requestContext);
  const viewer = await findViewer({ request, context });
  if (viewer) {
    await rollSession(services.database, viewer);
    await noteSessionUse(services, viewer).catch((error) =>
      // A failure to record the use does not affect the session.
      services.log.error({ err: error, errorId: services.requestId }, 'the use of a session could not be noted'),
    );
  }
  return Response.json({ account: viewer?.id ?? null, kind: viewer?.session.kind ?? null });
}

export const loader = () => new Response('Ask by POST\n', { status: 405, headers: { Allow: 'POST' } });
