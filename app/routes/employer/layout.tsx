/** This frame guards nothing: each page has its gate, which also decides on redirects. */
import { randomUUID } from 'node:crypto';
import { isRouteErrorResponse, Outlet } from 'react-router';
import { ErrorScreen } from '#app/chrome/errors/error-screen.tsx';
import { NotFoundScreen } from '#app/chrome/errors/not-found-screen.tsx';
import { RefusedScreen } from '#app/chrome/errors/refused-screen.tsx';
import { readUnsent, UnsentForm } from '#app/chrome/errors/unsent-form.tsx';
import type { RouteHandle } from '#app/chrome/route-handle.ts';
import { requireConsultant, requirePoster } from '#app/features/core/accounts/gates.server.ts';
import { EmployerFrame } from '#app/features/core/desk/components/frame/employer-frame.tsx';
import { isRailNarrow } from '#app/features/core/desk/components/frame/rail-width.ts';
import { countForRail, countUnread } from '#app/features/core/desk/queries/rail.server.ts';
import { FormKeyContext } from '#app/web/form/once/form-key.tsx';
import { requestContext } from '#app/web/request-context.server.ts';
import type { Route } from './+types/layout';

export const handle = { Frame: EmployerFrame } satisfies RouteHandle;

/** Leaves out the counts beside the links if counting failed, or if the page will refuse its visitor. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { database, log, requestId } = context.get(requestContext);
  const frame = { formKey: randomUUID(), isRailNarrow: isRailNarrow(request) };
  try {
    const poster = await requirePoster({ request, context });
    if (poster.role === 'employer') return { ...frame, unread: await countUnread(database, poster) };
    return { ...frame, counts: await countForRail(database, await requireConsultant({ request, context })) };
  } catch (error) {
    if (error instanceof Error) log.error({ err: error, errorId: requestId }, 'what waits could not be counted');
    return frame;
  }
}

export default function PosterPages({ loaderData }: Route.ComponentProps) {
  return (
    <FormKeyContext value={loaderData.formKey}>
      <Outlet />
    </FormKeyContext>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status >= 500) return <ErrorScreen error={error} />;
  if (error.status === 404) return <NotFoundScreen />;
  const unsent = readUnsent(error.data);
  return unsent ? <UnsentForm fields={unsent} /> : <RefusedScreen status={error.status} />;
}
