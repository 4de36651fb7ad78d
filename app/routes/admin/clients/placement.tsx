import { data } from 'react-router';
import { requireConsultant } from '#app/features/core/accounts/gates.server.ts';
import { deskMeta, trailOf } from '#app/features/core/desk/components/frame/sections.ts';
import { correctPlacement } from '#app/features/hirers/clients/commands/placements.server.ts';
import { CorrectionForm } from '#app/features/hirers/clients/components/placement/placement-form.tsx';
import { PlacementSheet } from '#app/features/hirers/clients/components/placement/placement-sheet.tsx';
import { UNNAMED_CANDIDATE } from '#app/features/hirers/clients/components/placement/placement-table.tsx';
import { placementForm } from '#app/features/hirers/clients/form.ts';
import { findPlacement } from '#app/features/hirers/clients/queries/placements.server.ts';
import { describePlacement } from '#app/features/hirers/clients/queries/shown-placement.server.ts';
import { clientHref, placementHref } from '#app/features/hirers/clients/schema.ts';
import { PLACEMENT_REFUSALS } from '#app/features/hirers/clients/texts.ts';
import { PageHead } from '#app/ui/content/page-head.tsx';
import { formAction } from '#app/web/form/form-action.server.ts';
import { throwNotFound } from '#app/web/form/respond.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import type { Route } from './+types/placement';

export async function loader({ request, context, params: { id } }: Route.LoaderArgs) {
  const consultant = await requireConsultant({ request, context });
  const placement = await findPlacement(context.get(requestContext).database, consultant, id);
  if (!placement) throw data('placement_not_found', { status: 404 });
  return describePlacement(placement);
}

export const action = formAction({
  form: ({ context }) => placementForm(context.get(requestContext).now),
  gate: requireConsultant,
  run: ({ services, proof: consultant, params: { id = '' }, value }) =>
    correctPlacement(services, consultant, id, value),
  done: (_, { params: { id = '' } }) => ({ to: placementHref(id), notice: 'placement-corrected' }),
  refuse: ({ reason }) => {
    if (reason === 'not_found') return throwNotFound('placement_not_found');
    return { status: 422, errors: { fee: PLACEMENT_REFUSALS[reason] } };
  },
  unexpected: {
    status: 503,
    notice: { title: 'Nothing was changed', text: PLACEMENT_REFUSALS.failed, tone: 'danger' },
  },
});

export const meta: Route.MetaFunction = ({ matches, location, loaderData }) =>
  deskMeta(
    {
      path: location.pathname,
      title: `Placement with ${loaderData?.placement.client ?? 'a client'}`,
      description: 'The start date, pay, fee and rebate period.',
    },
    matches,
  );

export default function Placement({ loaderData, actionData }: Route.ComponentProps) {
  const { placement, terms, steps, values } = loaderData;
  const { client, clientId, candidate } = placement;
  const trail = [...trailOf('/admin', '/admin/clients'), { label: client, href: clientHref(clientId) }];
  return (
    <>
      <PageHead trail={[...trail, { label: 'Placement' }]} title={candidate ?? UNNAMED_CANDIDATE} />
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <div className="min-w-0">
          <PlacementSheet placement={placement} terms={terms} steps={steps} />
        </div>
        <div className="min-w-0 max-w-xl">
          <CorrectionForm values={values} answer={actionData} />
        </div>
      </div>
    </>
  );
}
