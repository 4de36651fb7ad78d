/** Records that a client hired an application's candidate. */
import { data, href } from 'react-router';
import { requireConsultant } from '#app/features/core/accounts/gates.server.ts';
import { deskMeta, trailOf } from '#app/features/core/desk/components/frame/sections.ts';
import { recordPlacement } from '#app/features/hirers/clients/commands/placements.server.ts';
import { NewPlacementForm } from '#app/features/hirers/clients/components/placement/placement-form.tsx';
import { placementForm } from '#app/features/hirers/clients/form.ts';
import { findForPlacement } from '#app/features/hirers/clients/queries/placements.server.ts';
import { showTerms } from '#app/features/hirers/clients/queries/shown-client.server.ts';
import { placementHref } from '#app/features/hirers/clients/schema.ts';
import { PLACEMENT_REFUSALS } from '#app/features/hirers/clients/texts.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { PageHead } from '#app/ui/content/page-head.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { formAction } from '#app/web/form/form-action.server.ts';
import { type Refusal, throwNotFound } from '#app/web/form/respond.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { londonDay } from '#domain/time/calendar-day.ts';
import type { Route } from './+types/new-placement';

export async function loader({ request, context, params: { id } }: Route.LoaderArgs) {
  const consultant = await requireConsultant({ request, context });
  const { database, now } = context.get(requestContext);
  const page = await findForPlacement(database, consultant, id);
  if (!page) throw data('application_not_found', { status: 404 });
  const { fullName, jobId, jobTitle, client, placementId, terms } = page;
  return { fullName, jobId, jobTitle, client, placementId, terms: terms && showTerms(terms), today: londonDay(now) };
}

const failed = (text: string) => ({ notice: { title: 'Nothing was recorded', text, tone: 'danger' as const } });

export const action = formAction({
  form: ({ context }) => placementForm(context.get(requestContext).now),
  gate: requireConsultant,
  once: true,
  run: ({ services, proof: consultant, params: { id = '' }, value }) =>
    recordPlacement(services, consultant, id, value),
  done: ({ id }) => ({ to: placementHref(id), notice: 'placement-recorded' }),
  refuse: ({ reason }): Refusal => {
    if (reason === 'not_found') return throwNotFound('application_not_found');
    if (reason === 'fee_unknown') return { status: 422, errors: { fee: PLACEMENT_REFUSALS.fee_unknown } };
    return { status: 409, ...failed(PLACEMENT_REFUSALS[reason]) };
  },
  unexpected: { status: 503, ...failed(PLACEMENT_REFUSALS.failed) },
});

export const meta: Route.MetaFunction = ({ matches, location }) =>
  deskMeta(
    {
      path: location.pathname,
      title: 'Record a placement',
      description: 'The start date, pay, fee and rebate period.',
    },
    matches,
  );

export default function NewPlacement({ loaderData, actionData, params: { id } }: Route.ComponentProps) {
  const { fullName, jobId, jobTitle, client, placementId, terms, today } = loaderData;
  const applicationHref = href('/employer/applications/:id', { id });
  const trail = [
    ...trailOf('/admin', '/admin/pipeline'),
    { label: fullName, href: applicationHref },
    { label: 'Placement' },
  ];
  return (
    <>
      <PageHead trail={trail} title="Record a placement" />
      <p className="mb-6 text-ink-soft [overflow-wrap:anywhere]">
        {fullName}, {jobTitle}
        {client && `, with ${client}`}
      </p>
      {placementId ? (
        <EmptyState
          title="This placement is already recorded"
          action={<ButtonLink to={placementHref(placementId)}>Open the placement</ButtonLink>}
        />
      ) : client ? (
        <NewPlacementForm terms={terms} today={today} backHref={applicationHref} answer={actionData} />
      ) : (
        <EmptyState
          title="The job has no client"
          action={jobId && <ButtonLink to={href('/jobs/:id/edit', { id: jobId })}>Edit the job</ButtonLink>}
        >
          {jobId
            ? 'Edit the job and choose the client under “The employer’s request”.'
            : 'The job was deleted, so you can’t record a placement for it.'}
        </EmptyState>
      )}
    </>
  );
}
