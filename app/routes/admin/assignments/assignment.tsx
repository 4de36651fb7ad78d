import { data, href } from 'react-router';
import { requireConsultant } from '#app/features/core/accounts/gates.server.ts';
import { deskMeta, trailOf } from '#app/features/core/desk/components/frame/sections.ts';
import { changeAssignment } from '#app/features/people/assignments/commands/change-assignment.server.ts';
import { AssignmentActions } from '#app/features/people/assignments/components/assignment-actions.tsx';
import { AssignmentSheet } from '#app/features/people/assignments/components/assignment-sheet.tsx';
import { changeForm } from '#app/features/people/assignments/form.ts';
import { findAssignment } from '#app/features/people/assignments/queries/assignments.server.ts';
import { describeAssignment } from '#app/features/people/assignments/queries/shown-assignment.server.ts';
import { assignmentHref } from '#app/features/people/assignments/schema.ts';
import { ASSIGNMENT_REFUSALS, DATES_ERRORS } from '#app/features/people/assignments/texts.ts';
import { PageHead } from '#app/ui/content/page-head.tsx';
import { formAction } from '#app/web/form/form-action.server.ts';
import { type Refusal, throwNotFound } from '#app/web/form/respond.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { readReturnPath } from '#app/web/return-path.ts';
import { londonDay } from '#domain/time/calendar-day.ts';
import type { Route } from './+types/assignment';

export async function loader({ request, context, params: { id } }: Route.LoaderArgs) {
  const consultant = await requireConsultant({ request, context });
  const { database, now } = context.get(requestContext);
  const today = londonDay(now);
  const page = await findAssignment(database, consultant, id, today);
  if (!page) throw data('assignment_not_found', { status: 404 });
  return describeAssignment(page, today);
}

const failed = (text: string) => ({ notice: { title: 'Nothing was changed', text, tone: 'danger' as const } });

export const action = formAction({
  form: changeForm,
  gate: requireConsultant,
  once: ['absence'],
  run: ({ services, proof: consultant, params: { id = '' }, value }) =>
    changeAssignment(services, consultant, id, value),
  done: ({ personId }, { params: { id = '' }, value }) =>
    value.intent === 'remove'
      ? { to: href('/admin/people/:id', { id: personId }), notice: 'assignment-removed' }
      : {
          to: ('next' in value && readReturnPath(value.next)) || assignmentHref(id),
          notice: 'assignment-changed',
        },
  refuse: ({ reason }): Refusal => {
    switch (reason) {
      case 'not_found':
        return throwNotFound('assignment_not_found');
      case 'gone':
      case 'too_many_absences':
        return { status: 409, ...failed(ASSIGNMENT_REFUSALS[reason]) };
      case 'overlapping':
        return { status: 409, errors: { ends_on: ASSIGNMENT_REFUSALS[reason] } };
      case 'absence_overlapping':
      case 'too_early_absence':
        return { status: 409, errors: { from_on: ASSIGNMENT_REFUSALS[reason] } };
      case 'absence_dates':
        return { status: 422, errors: { back_on: ASSIGNMENT_REFUSALS[reason] } };
      default:
        return { status: 422, errors: { ends_on: DATES_ERRORS[reason] } };
    }
  },
  unexpected: { status: 503, ...failed(ASSIGNMENT_REFUSALS.failed) },
});

export const meta: Route.MetaFunction = ({ matches, location, loaderData }) =>
  deskMeta(
    {
      path: location.pathname,
      title: `Assignment: ${loaderData?.assignment.person ?? 'a worker'}`,
      description: 'Where they work, and their qualifying weeks.',
    },
    matches,
  );

export default function AssignmentPage({ loaderData, actionData }: Route.ComponentProps) {
  const { assignment, pay, toldOn, plannedEnd, document, givenElsewhereOn, ...actions } = loaderData;
  const { person } = assignment;
  const sheet = { assignment, pay, toldOn, plannedEnd, document, givenElsewhereOn };
  return (
    <>
      <PageHead
        trail={[...trailOf('/admin', '/admin/assignments'), { label: person }]}
        title={`Assignment: ${person}`}
      />
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <div className="min-w-0">
          <AssignmentSheet {...sheet} />
        </div>
        <div className="min-w-0 max-w-3xl space-y-12">
          <AssignmentActions person={person} {...actions} answer={actionData} />
        </div>
      </div>
    </>
  );
}
