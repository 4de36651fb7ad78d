/** All that is held about oneself, as a file. By POST: it is written down that somebody asked, and the password is in it. */
import { href, redirect } from 'react-router';
import { requireActor } from '#app/features/accounts/gates.server.ts';
import { copyOwnData } from '#app/features/data-requests/commands/copy-own-data.server.ts';
import { passwordForm } from '#app/features/data-requests/schema.ts';
import { readForm } from '#app/site/form.server.ts';
import { requestContext } from '#app/site/request-context.server.ts';
import { bodyOf } from '#app/site/stream-body.server.ts';
import type { Route } from './+types/data-download';
import type { CopyProblem } from './copy-problem.server.ts';

/** Looking writes nothing, so it gives nothing. */
export const loader = () => new Response('Send the form of your data\n', { status: 405, headers: { Allow: 'POST' } });

export async function action(asking: Route.ActionArgs) {
  const actor = await requireActor(asking);
  const services = asking.context.get(requestContext);
  const back = (problem: CopyProblem) => redirect(`${href('/account/data')}?problem=${problem}`, 303);
  const form = await readForm(asking.request, passwordForm);
  if (!form.ok) return back('no_password');
  try {
    const result = await copyOwnData(services, actor, form.value.current_password);
    if (!result.ok) return back(result.reason);
    return new Response(bodyOf(result.file), {
      headers: {
        'Content-Type': 'application/zip',
        'Content-Disposition': `attachment; filename="${result.name}"`,
        'Cache-Control': 'private, no-store',
      },
    });
  } catch (error) {
    services.log.error({ err: error, errorId: services.requestId }, 'a copy of somebody’s data could not be made');
    return back('failed');
  }
}
