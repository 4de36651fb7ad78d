/** One person's record with all activity. Opening it writes to the audit trail. A POST adds to it. */
import { data, href, Link } from 'react-router';
import { requireConsultant } from '#app/features/core/accounts/gates.server.ts';
import { deskMeta, trailOf } from '#app/features/core/desk/components/frame/sections.ts';
import { listHeirs } from '#app/features/core/staff/queries/staff.server.ts';
import { PersonAssignments } from '#app/features/people/assignments/components/person-assignments.tsx';
import { readWorkOf } from '#app/features/people/assignments/queries/person-work.server.ts';
import { compareHref } from '#app/features/people/duplicates/components/pair-list.tsx';
import { changeRecord } from '#app/features/people/people/commands/change-record.server.ts';
import { CallForm } from '#app/features/people/people/components/call-form.tsx';
import { NoteForm } from '#app/features/people/people/components/note-form.tsx';
import { PersonFacts } from '#app/features/people/people/components/person-facts.tsx';
import { PersonTags } from '#app/features/people/people/components/person-tags.tsx';
import { PersonTasks } from '#app/features/people/people/components/person-tasks.tsx';
import { PersonTexts } from '#app/features/people/people/components/person-texts.tsx';
import { PersonTimeline } from '#app/features/people/people/components/person-timeline.tsx';
import { answerToOthers } from '#app/features/people/people/components/record-answers.ts';
import { recordForm } from '#app/features/people/people/form.ts';
import { openPerson } from '#app/features/people/people/queries/person.server.ts';
import { showPerson } from '#app/features/people/people/queries/shown-person.server.ts';
import { NOT_SAVED, RECORD_NOTICES, recordErrors } from '#app/features/people/people/texts.ts';
import { PersonHead } from '#app/features/people/put-forward/components/person-head.tsx';
import { findLastPutForward } from '#app/features/people/put-forward/queries.server.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { formAction } from '#app/web/form/form-action.server.ts';
import { FormProblems } from '#app/web/form/form-problems.tsx';
import { throwNotFound } from '#app/web/form/respond.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { readReturnPath } from '#app/web/return-path.ts';
import { londonDay } from '#domain/time/calendar-day.ts';
import type { Route } from './+types/person';

export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts';

export async function loader({ request, context, params: { id } }: Route.LoaderArgs) {
  const consultant = await requireConsultant({ request, context });
  const { database, now } = context.get(requestContext);
  const openedPerson = await openPerson(database, consultant, id);
  if (!openedPerson) throw data('person_not_found', { status: 404 });
  const colleagues = await listHeirs(database, consultant);
  const lastPutForward = await findLastPutForward(database, consultant, id);
  const work = await readWorkOf(database, consultant, id, londonDay(now));
  return { ...showPerson(openedPerson, consultant, now), colleagues, readerId: consultant.id, work, lastPutForward };
}

export const action = formAction({
  form: ({ context }) => recordForm(context.get(requestContext).now, londonDay(context.get(requestContext).now)),
  gate: requireConsultant,
  once: ['note', 'call', 'task'],
  run: ({ services, proof: consultant, params: { id = '' }, value }) => changeRecord(services, consultant, id, value),
  done: (_, { params: { id = '' }, value }) => ({
    to: ('next' in value && readReturnPath(value.next)) || href('/admin/people/:id', { id }),
    notice: RECORD_NOTICES[value.intent],
  }),
  refuse: (refused) =>
    refused.reason === 'not_found' ? throwNotFound('person_not_found') : { status: 422, errors: recordErrors(refused) },
  unexpected: { status: 503, notice: NOT_SAVED },
});

export const meta: Route.MetaFunction = ({ matches, location, loaderData }) =>
  deskMeta(
    {
      path: location.pathname,
      title: loaderData?.fullName ?? 'Unknown person',
      description: 'A candidate’s details and activity.',
    },
    matches,
  );

export default function PersonPage({ loaderData: person, actionData: answer }: Route.ComponentProps) {
  const { id, fullName, facts, steps, hasOlderSteps, bio, experience, alike, tags, tasks, written } = person;
  const { colleagues, readerId, today, time, work, lastPutForward } = person;
  return (
    <>
      <PersonHead id={id} fullName={fullName} trail={trailOf('/admin', '/admin/people')} last={lastPutForward} />
      <FormProblems formId="record" answer={answerToOthers(answer)} />
      {alike.length > 0 && (
        <div className="mb-6">
          <Notice title="Another record has the same email address or phone number">
            {alike.map(({ id: other, fullName: name }, index) => (
              <span key={other}>
                {index > 0 && ', '}
                <Link to={compareHref(id, other)} className="link">
                  Compare with {name}
                </Link>
              </span>
            ))}
          </Notice>
        </div>
      )}
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]">
        <div className="min-w-0 lg:col-start-1">
          <NoteForm
            key={`note-${written.notes}`}
            colleagues={colleagues.filter(({ id: colleague }) => colleague !== readerId)}
            answer={answer}
          />
          <CallForm key={`call-${written.calls}`} today={today} time={time} answer={answer} />
        </div>
        <div className="min-w-0 space-y-10 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <PersonTasks
            tasks={tasks}
            added={written.tasks}
            colleagues={colleagues}
            readerId={readerId}
            today={today}
            answer={answer}
          />
          <PersonFacts id={id} facts={facts} />
          <PersonTags tags={tags} answer={answer} />
        </div>
        <div className="min-w-0 space-y-10 lg:col-start-1 lg:row-start-2">
          <PersonTimeline steps={steps} hasOlder={hasOlderSteps} />
          <PersonAssignments personId={id} work={work} />
          <PersonTexts bio={bio} experience={experience} />
        </div>
      </div>
    </>
  );
}
