import { href } from 'react-router';
import { requireConsultant } from '#app/features/core/accounts/gates.server.ts';
import { deskMeta, trailOf } from '#app/features/core/desk/components/frame/sections.ts';
import { addClient } from '#app/features/hirers/clients/commands/clients.server.ts';
import { NewClientForm } from '#app/features/hirers/clients/components/client/client-form.tsx';
import { newClientForm } from '#app/features/hirers/clients/form.ts';
import { clientHref } from '#app/features/hirers/clients/schema.ts';
import { CLIENT_REFUSALS } from '#app/features/hirers/clients/texts.ts';
import { PageHead } from '#app/ui/content/page-head.tsx';
import { formAction } from '#app/web/form/form-action.server.ts';
import type { Route } from './+types/new-client';

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireConsultant({ request, context });
  return null;
}

export const action = formAction({
  form: newClientForm,
  gate: requireConsultant,
  once: true,
  run: ({ services, proof: consultant, value }) => addClient(services, consultant, value),
  done: ({ id }) => ({ to: clientHref(id), notice: 'client-added' }),
  refuse: ({ reason }) => ({ status: 409, errors: { name: CLIENT_REFUSALS[reason] } }),
  unexpected: {
    status: 503,
    notice: { title: 'Failed to add the client', text: CLIENT_REFUSALS.failed, tone: 'danger' },
  },
});

export const meta: Route.MetaFunction = ({ matches, location }) =>
  deskMeta({ path: location.pathname, title: 'Add a client', description: 'A company we fill jobs for.' }, matches);

export default function NewClient({ actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead trail={[...trailOf('/admin', '/admin/clients'), { label: 'Add' }]} title="Add a client" />
      <NewClientForm answer={actionData} backHref={href('/admin/clients')} />
    </>
  );
}
