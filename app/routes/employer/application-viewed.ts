/** The page of an application says here that it was opened. */
import { data, href, redirect } from 'react-router';
import { requirePoster } from '#app/features/accounts/gates.server.ts';
import { markViewed } from '#app/features/applications/commands/decide-application.server.ts';
import { readFields, refuseForm } from '#app/site/form.server.ts';
import { withPageNotice } from '#app/site/page-notices.ts';
import { requestContext } from '#app/site/request-context.server.ts';
import type { Route } from './+types/application-viewed';

export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  const services = context.get(requestContext);
  const poster = await requirePoster({ request, context });
  const { answer, ...others } = await readFields(request);
  if (Object.keys(others).length > 0 || (answer ?? 'here') !== 'here') throw refuseForm();
  const result = await markViewed(services, poster, id).catch((error: unknown) => {
    services.log.error({ err: error, errorId: services.requestId }, 'an application could not be marked as viewed');
    return null;
  });
  if (result?.ok === false) throw data('application_not_found', { status: 404 });
  // Nobody asked for it who stays on the page: it is said again when they open it the next time.
  if (answer === 'here') return data({ isDone: result !== null }, { status: result ? 200 : 503 });
  const page = href('/employer/applications/:id', { id });
  return redirect(result ? page : withPageNotice(page, 'application-not-moved'), 303);
}

export const loader = () => new Response('Reports only\n', { status: 405, headers: { Allow: 'POST' } });
