/** One person: what is known of them, and all that happened. Opening it is written to the audit trail. */
import { data, href, Link } from 'react-router';
import { requireConsultant } from '#app/features/accounts/gates.server.ts';
import { PersonAssignments } from '#app/features/assignments/components/person-assignments.tsx';
import { readWorkOf } from '#app/features/assignments/queries/person-work.server.ts';
import { deskMeta, trailOf } from '#app/features/desk/components/frame/sections.ts';
import { PersonFacts } from '#app/features/people/components/person-facts.tsx';
import { PersonTimeline } from '#app/features/people/components/person-timeline.tsx';
import { PersonWords } from '#app/features/people/components/person-words.tsx';
import { openPerson } from '#app/features/people/queries/person.server.ts';
import { showPerson } from '#app/features/people/queries/shown-person.server.ts';
import { PageHead } from '#app/ui/content/page-head.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { requestContext } from '#app/web/request-context.server.ts';
import { londonDay } from '#domain/time/calendar-day.ts';
import type { Route } from './+types/person';

export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts';

export async function loader({ request, context, params: { id } }: Route.LoaderArgs) {
  const consultant = await requireConsultant({ request, context });
  const { database, now } = context.get(requestContext);
  const opened = await openPerson(database, consultant, id);
  if (!opened) throw data('person_not_found', { status: 404 });
  return { ...showPerson(opened, consultant), work: await readWorkOf(database, consultant, id, londonDay(now)) };
}

export const meta: Route.MetaFunction = ({ matches, location, loaderData }) =>
  deskMeta(
    {
      path: location.pathname,
      title: loaderData?.fullName ?? 'Unknown person',
      description: 'What the agency knows of a person, and what happened with them.',
    },
    matches,
  );

export default function PersonPage({ loaderData: person }: Route.ComponentProps) {
  const { fullName, facts, steps, bio, experience, alike } = person;
  return (
    <>
      <PageHead trail={[...trailOf('/admin', '/admin/people'), { label: fullName }]} title={fullName} />
      {alike.length > 0 && (
        <div className="mb-6">
          <Notice title="Another record has the same email address or phone number">
            {alike.map(({ id, fullName: name }, index) => (
              <span key={id}>
                {index > 0 && ', '}
                <Link to={href('/admin/people/:id', { id })} className="link">
                  {name}
                </Link>
              </span>
            ))}
          </Notice>
        </div>
      )}
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0 lg:col-start-2 lg:row-start-1">
          <PersonFacts facts={facts} />
        </div>
        <div className="min-w-0 space-y-10 lg:col-start-1 lg:row-start-1">
          <PersonTimeline steps={steps} />
          <PersonAssignments personId={person.id} work={person.work} />
          <PersonWords bio={bio} experience={experience} />
        </div>
      </div>
    </>
  );
}
