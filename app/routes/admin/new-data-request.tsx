/** Adding a request about somebody's data that came by letter, telephone or email to the work list. */
import { href, redirect } from 'react-router';
import { requireAdmin } from '#app/features/accounts/gates.server.ts';
import { DataRequestEntry } from '#app/features/admin/components/data-request-entry.tsx';
import { addDataRequest } from '#app/features/data-requests/commands/add-data-request.server.ts';
import { addedRequestForm } from '#app/features/data-requests/schema.ts';
import { answerForm } from '#app/routes/auth/account-form.server.ts';
import { keepForm } from '#app/site/keep-form.ts';
import { withPageNotice } from '#app/site/page-notices.ts';
import { requestContext } from '#app/site/request-context.server.ts';
import { PageHead } from '#app/ui/page-head.tsx';
import { londonDay } from '#domain/calendar-day.ts';
import { ADDED_REQUEST_PROBLEMS } from '#domain/data-request-texts.ts';
import type { Route } from './+types/new-data-request';
import { deskMeta, trailOf } from './sections.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireAdmin({ request, context });
  return { today: londonDay(context.get(requestContext).now) };
}

export async function action(asking: Route.ActionArgs) {
  const admin = await requireAdmin(asking);
  const form = addedRequestForm(londonDay(asking.context.get(requestContext).now));
  return answerForm(asking, form, ADDED_REQUEST_PROBLEMS, async (added, services) => {
    const id = await addDataRequest(services, admin, added);
    return redirect(withPageNotice(href('/admin/data-requests/:id', { id }), 'data-request-added'), 303);
  });
}

const TITLE = 'Add a request';

export const clientAction = keepForm(ADDED_REQUEST_PROBLEMS.unexpected);

export const meta: Route.MetaFunction = ({ matches }) =>
  deskMeta(
    {
      path: href('/admin/data-requests/new'),
      title: TITLE,
      description: 'Puts on the list what somebody asked about their data by letter, telephone or email.',
    },
    matches,
  );

export default function NewDataRequest({ loaderData: { today }, actionData }: Route.ComponentProps) {
  const trail = trailOf('/admin', '/admin/data-requests');
  return (
    <>
      <PageHead trail={[...trail, { label: TITLE }]} title={TITLE} />
      <DataRequestEntry answer={actionData} today={today} />
    </>
  );
}
