/** Edits the details that staff record about a person. Showing them counts as opening the record. */
import { data, href } from 'react-router';
import { requireConsultant } from '#app/features/core/accounts/gates.server.ts';
import { deskMeta, trailOf } from '#app/features/core/desk/components/frame/sections.ts';
import { changeFacts } from '#app/features/people/people/commands/change-facts.server.ts';
import { FactsForm } from '#app/features/people/people/components/facts-form.tsx';
import { factsForm } from '#app/features/people/people/form.ts';
import { openFacts } from '#app/features/people/people/queries/person.server.ts';
import { showFactValues } from '#app/features/people/people/queries/shown-person.server.ts';
import { NOT_SAVED } from '#app/features/people/people/texts.ts';
import { PageHead } from '#app/ui/content/page-head.tsx';
import { formAction } from '#app/web/form/form-action.server.ts';
import { throwNotFound } from '#app/web/form/respond.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { londonDay } from '#domain/time/calendar-day.ts';
import type { Route } from './+types/facts';

export async function loader({ request, context, params: { id } }: Route.LoaderArgs) {
  const consultant = await requireConsultant({ request, context });
  const { database, now } = context.get(requestContext);
  const person = await openFacts(database, consultant, id);
  if (!person) throw data('person_not_found', { status: 404 });
  const today = londonDay(now);
  return { fullName: person.fullName, facts: showFactValues(person, today), today };
}

export const action = formAction({
  form: ({ context }) => factsForm(londonDay(context.get(requestContext).now)),
  gate: requireConsultant,
  run: ({ services, proof: consultant, params: { id = '' }, value }) => changeFacts(services, consultant, id, value),
  done: ({ isChanged }, { params: { id = '' } }) => ({
    to: href('/admin/people/:id', { id }),
    notice: isChanged ? 'person-changed' : 'person-unchanged',
  }),
  refuse: () => throwNotFound('person_not_found'),
  unexpected: { status: 503, notice: NOT_SAVED },
});

export const meta: Route.MetaFunction = ({ matches, location }) =>
  deskMeta(
    {
      path: location.pathname,
      title: 'Edit a candidate’s details',
      description: 'Availability, expected pay, right to work and emails about work.',
    },
    matches,
  );

export default function Facts({ loaderData, actionData, params: { id } }: Route.ComponentProps) {
  const { fullName, facts, today } = loaderData;
  const personHref = href('/admin/people/:id', { id });
  const trail = [...trailOf('/admin', '/admin/people'), { label: fullName, href: personHref }, { label: 'Details' }];
  return (
    <>
      <PageHead trail={trail} title="Edit details" />
      <p className="mb-6 text-ink-soft wrap-anywhere">{fullName}. Changes are listed under their activity.</p>
      <FactsForm facts={facts} today={today} backHref={personHref} answer={actionData} />
    </>
  );
}
