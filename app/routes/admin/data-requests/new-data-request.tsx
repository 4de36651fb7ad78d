/** Records a data request that came by letter, telephone or email. */
import { href } from 'react-router';
import { failures } from '#app/features/core/accounts/form/refusals.server.ts';
import { requireAdmin } from '#app/features/core/accounts/gates.server.ts';
import { addDataRequest } from '#app/features/core/data-requests/commands/add-data-request.server.ts';
import { DataRequestEntry } from '#app/features/core/data-requests/components/data-request-entry.tsx';
import { addedRequestForm } from '#app/features/core/data-requests/schema.ts';
import { ADDED_REQUEST_PROBLEMS } from '#app/features/core/data-requests/texts.ts';
import { deskMeta, trailOf } from '#app/features/core/desk/components/frame/sections.ts';
import { PageHead } from '#app/ui/content/page-head.tsx';
import { formAction } from '#app/web/form/form-action.server.ts';
import { sendForm } from '#app/web/form/send.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { londonDay } from '#domain/time/calendar-day.ts';
import type { Route } from './+types/new-data-request';

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireAdmin({ request, context });
  return { today: londonDay(context.get(requestContext).now) };
}

export const action = formAction({
  form: ({ context }) => addedRequestForm(londonDay(context.get(requestContext).now)),
  gate: requireAdmin,
  once: true,
  run: async ({ services, proof: admin, value }) => ({
    ok: true as const,
    id: await addDataRequest(services, admin, value),
  }),
  done: ({ id }) => ({ to: href('/admin/data-requests/:id', { id }), notice: 'data-request-added' }),
  refuse: (none: never) => none,
  ...failures(ADDED_REQUEST_PROBLEMS),
});

const TITLE = 'Add a request';

export const clientAction = sendForm(ADDED_REQUEST_PROBLEMS.unexpected);

export const meta: Route.MetaFunction = ({ matches }) =>
  deskMeta(
    {
      path: href('/admin/data-requests/new'),
      title: TITLE,
      description: 'Record a data request received by letter, phone or email.',
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
