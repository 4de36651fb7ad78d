import { data, href } from 'react-router';
import { requireConsultant } from '#app/features/core/accounts/gates.server.ts';
import { deskMeta, trailOf } from '#app/features/core/desk/components/frame/sections.ts';
import { listHeirs } from '#app/features/core/staff/queries/staff.server.ts';
import { startAssignment } from '#app/features/people/assignments/commands/start-assignment.server.ts';
import { StartForm } from '#app/features/people/assignments/components/start-form.tsx';
import { startForm } from '#app/features/people/assignments/form.ts';
import { readStart } from '#app/features/people/assignments/queries/person-work.server.ts';
import { assignmentHref } from '#app/features/people/assignments/schema.ts';
import { ASSIGNMENT_REFUSALS, ROLE_ERRORS, START_REFUSALS } from '#app/features/people/assignments/texts.ts';
import { PageHead } from '#app/ui/content/page-head.tsx';
import { formAction } from '#app/web/form/form-action.server.ts';
import { type Refusal, throwNotFound } from '#app/web/form/respond.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { londonDay } from '#domain/time/calendar-day.ts';
import type { Route } from './+types/start-assignment';

export async function loader({ request, context, params: { id } }: Route.LoaderArgs) {
  const consultant = await requireConsultant({ request, context });
  const { database, now } = context.get(requestContext);
  const today = londonDay(now);
  const start = await readStart(database, consultant, id, today);
  if (!start) throw data('person_not_found', { status: 404 });
  const consultants = await listHeirs(database, consultant);
  return { ...start, consultants, consultantId: consultant.id, today };
}

const failed = (text: string) => ({
  notice: { title: 'Failed to save the assignment', text, tone: 'danger' as const },
});

export const action = formAction({
  form: ({ context }) => startForm(londonDay(context.get(requestContext).now)),
  gate: requireConsultant,
  once: true,
  run: ({ services, proof: consultant, params: { id = '' }, value }) =>
    startAssignment(services, consultant, id, value),
  done: ({ id }) => ({ to: assignmentHref(id), notice: 'assignment-started' }),
  refuse: (refused): Refusal => {
    switch (refused.reason) {
      case 'not_found':
        return throwNotFound('person_not_found');
      case 'no_document':
      case 'not_given':
      case 'given_too_late':
        return { status: 409, ...failed(START_REFUSALS[refused.reason](refused.version)) };
      case 'overlapping':
        return { status: 409, errors: { starts_on: ASSIGNMENT_REFUSALS.overlapping } };
      case 'no_such_consultant':
        return { status: 422, errors: { consultant: ASSIGNMENT_REFUSALS.no_such_consultant } };
      case 'no_such_role':
        return { status: 409, errors: { clock: ASSIGNMENT_REFUSALS.no_such_role } };
      default:
        return { status: 422, errors: { told_on: ROLE_ERRORS[refused.reason] } };
    }
  },
  unexpected: { status: 503, ...failed(ASSIGNMENT_REFUSALS.failed) },
});

export const meta: Route.MetaFunction = ({ matches, location }) =>
  deskMeta(
    {
      path: location.pathname,
      title: 'Start an assignment',
      description: 'Where a temporary worker works, from when, and who looks after it.',
    },
    matches,
  );

export default function StartAssignment({ loaderData, actionData, params: { id } }: Route.ComponentProps) {
  const { fullName, ...form } = loaderData;
  const personHref = href('/admin/people/:id', { id });
  const trail = [...trailOf('/admin', '/admin/people'), { label: fullName, href: personHref }, { label: 'Assignment' }];
  return (
    <>
      <PageHead trail={trail} title={`Start an assignment for ${fullName}`} />
      <StartForm {...form} answer={actionData} backHref={personHref} />
    </>
  );
}
