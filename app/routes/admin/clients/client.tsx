import { data } from 'react-router';
import { requireConsultant } from '#app/features/core/accounts/gates.server.ts';
import { mayAdminister } from '#app/features/core/accounts/policy.ts';
import { deskMeta, trailOf } from '#app/features/core/desk/components/frame/sections.ts';
import { changeClient } from '#app/features/hirers/clients/commands/clients.server.ts';
import { ClientForm } from '#app/features/hirers/clients/components/client/client-form.tsx';
import { ClientTerms } from '#app/features/hirers/clients/components/client/client-terms.tsx';
import { ClientWork } from '#app/features/hirers/clients/components/client/client-work.tsx';
import { Contacts } from '#app/features/hirers/clients/components/client/contacts.tsx';
import { clientForm } from '#app/features/hirers/clients/form.ts';
import { openClient } from '#app/features/hirers/clients/queries/shown-client.server.ts';
import { clientHref } from '#app/features/hirers/clients/schema.ts';
import { CLIENT_REFUSALS } from '#app/features/hirers/clients/texts.ts';
import { PageHead } from '#app/ui/content/page-head.tsx';
import { formAction } from '#app/web/form/form-action.server.ts';
import { throwNotFound } from '#app/web/form/respond.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import type { Route } from './+types/client';

export async function loader({ request, context, params: { id } }: Route.LoaderArgs) {
  const consultant = await requireConsultant({ request, context });
  const page = await openClient(context.get(requestContext), consultant, id);
  if (!page) throw data('client_not_found', { status: 404 });
  return { ...page, maySeeAccounts: mayAdminister(consultant) };
}

const NOTICES = {
  change: 'client-saved',
  add_contact: 'contact-saved',
  change_contact: 'contact-saved',
  remove_contact: 'contact-removed',
  terms: 'terms-agreed',
} as const;

export const action = formAction({
  form: ({ context }) => clientForm(context.get(requestContext).now),
  gate: requireConsultant,
  once: ['add_contact'],
  run: ({ services, proof: consultant, params: { id = '' }, value }) => changeClient(services, consultant, id, value),
  done: (_, { params: { id = '' }, value: { intent } }) => ({ to: clientHref(id), notice: NOTICES[intent] }),
  refuse: ({ reason }) => {
    if (reason === 'not_found') return throwNotFound('client_not_found');
    return { status: 409, errors: { [reason === 'name_taken' ? 'name' : 'account']: CLIENT_REFUSALS[reason] } };
  },
  unexpected: { status: 503, notice: { title: 'Nothing was changed', text: CLIENT_REFUSALS.failed, tone: 'danger' } },
});

export const meta: Route.MetaFunction = ({ matches, location, loaderData }) =>
  deskMeta(
    {
      path: location.pathname,
      title: loaderData?.client.name ?? 'Unknown client',
      description: 'A client’s contacts, terms, jobs, shortlists and placements.',
    },
    matches,
  );

export default function Client({ loaderData, actionData }: Route.ComponentProps) {
  const { client, contacts, terms, jobs, shortlists, placements, today, maySeeAccounts } = loaderData;
  return (
    <>
      <PageHead trail={[...trailOf('/admin', '/admin/clients'), { label: client.name }]} title={client.name} />
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0 space-y-12">
          <Contacts contacts={contacts} answer={actionData} />
          <ClientWork jobs={jobs} shortlists={shortlists} placements={placements} />
        </div>
        <div className="min-w-0 space-y-12">
          <ClientTerms terms={terms} today={today} answer={actionData} />
          <ClientForm client={client} maySeeAccounts={maySeeAccounts} answer={actionData} />
        </div>
      </div>
    </>
  );
}
