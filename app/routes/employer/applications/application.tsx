import { data, href, redirect } from 'react-router';
import { requirePoster } from '#app/features/core/accounts/gates.server.ts';
import { mayWorkAtDesk } from '#app/features/core/accounts/policy.ts';
import { ClientsOfApplication } from '#app/features/hirers/clients/components/shortlist/clients-of-application.tsx';
import { showClientsOf } from '#app/features/hirers/clients/queries/clients-of-application.server.ts';
import {
  ReceivedApplication,
  ReceivedNeighbours,
} from '#app/features/people/applications/components/received/received-application.tsx';
import { ReceivedHead } from '#app/features/people/applications/components/received/received-head.tsx';
import { WithdrawnApplication } from '#app/features/people/applications/components/received/received-withdrawn.tsx';
import { isOwnApplication } from '#app/features/people/applications/queries/own-applications.server.ts';
import { showApplication } from '#app/features/people/applications/queries/shown-application.server.ts';
import { InterviewsOfApplication } from '#app/features/people/interviews/components/interviews-of-application.tsx';
import { listInterviewsOf } from '#app/features/people/interviews/queries/interviews.server.ts';
import { showInterview } from '#app/features/people/interviews/queries/shown-interview.server.ts';
import { IntroductionsOfApplication } from '#app/features/people/introductions/components/introductions-of-application.tsx';
import { listIntroductionsOf } from '#app/features/people/introductions/queries/introductions.server.ts';
import {
  showChecklist,
  showIntroduction,
} from '#app/features/people/introductions/queries/shown-introduction.server.ts';
import { CvPanel } from '#app/features/people/pipeline/components/cv/cv-panel.tsx';
import { HeldLine } from '#app/features/people/pipeline/components/move/held-line.tsx';
import { findHeldDecisions } from '#app/features/people/pipeline/queries/held.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { isOver } from '#domain/application/application.ts';
import { agency } from '#domain/site/site.ts';
import { londonDay } from '#domain/time/calendar-day.ts';
import type { Route } from './+types/application';

export async function loader({ request, context, params: { id } }: Route.LoaderArgs) {
  const services = context.get(requestContext);
  const poster = await requirePoster({ request, context });
  const page = await showApplication(services, poster, id);
  if (!page) {
    if (await isOwnApplication(services.database, poster, id)) throw redirect(href('/applications/:id', { id }));
    throw data('application_not_found', { status: 404 });
  }
  const mayReadHere = mayWorkAtDesk(poster);
  const { database, now } = services;
  const [heldDecision, interviews, { introductions, entries }, clients] = await Promise.all([
    mayReadHere ? database.asActor(poster.id, (transaction) => findHeldDecisions(transaction, poster, now, id)) : null,
    listInterviewsOf(database, poster, id),
    listIntroductionsOf(database, poster, id),
    mayReadHere ? showClientsOf(database, poster, id) : null,
  ]);
  return {
    ...page,
    mayReadHere,
    heldDecision,
    mayOffer: mayReadHere && !isOver(page.application.status) && !page.details?.profile.unnamed,
    interviews: interviews.map((row) => showInterview(row, now)),
    introductions: introductions.map((row) => ({
      ...showIntroduction(row),
      rules: showChecklist(row, entries, now),
    })),
    today: londonDay(now),
    clients,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Application from ${loaderData?.application.fullName ?? 'a candidate'} | ${agency().name}` },
  { name: 'robots', content: 'noindex' },
];

export default function Application({ loaderData }: Route.ComponentProps) {
  const { application, details, neighbours, interviews, introductions, today, clients } = loaderData;
  const { mayReadHere, heldDecision, mayOffer } = loaderData;
  const { id, fullName, status, job, isOwn, sender, clock, sentOn, changedOn } = application;
  return (
    <div className="wrap pt-4 pb-16">
      <ReceivedHead job={job} fullName={fullName} isOwn={isOwn} title={`Application from ${fullName}`} />
      <div role="status" className={heldDecision ? 'mb-6 border-line border-y py-2 text-sm' : undefined}>
        {heldDecision && (
          <HeldLine
            held={heldDecision}
            next={href('/employer/applications/:id', { id })}
            back={href('/admin/pipeline')}
          />
        )}
      </div>
      {details ? (
        <ReceivedApplication
          id={id}
          status={status}
          isUnread={isOwn && status === 'sent'}
          sender={sender}
          clock={clock}
          writeHref={mayReadHere ? href('/admin/pipeline/:id/write', { id }) : undefined}
          {...details}
          cvPanel={
            mayReadHere &&
            (details.profile.cv || details.profile.unnamed?.hasCv) && <CvPanel key={id} applicationId={id} />
          }
        >
          {(mayOffer || interviews.length > 0) && (
            <InterviewsOfApplication applicationId={id} interviews={interviews} mayOffer={mayOffer} />
          )}
          {(mayOffer || introductions.length > 0) && (
            <IntroductionsOfApplication
              applicationId={id}
              introductions={introductions}
              mayOpen={mayOffer}
              today={today}
            />
          )}
          {clients && <ClientsOfApplication applicationId={id} jobId={job.id} isOpen={mayOffer} {...clients} />}
        </ReceivedApplication>
      ) : (
        <WithdrawnApplication sentOn={sentOn} withdrawnOn={changedOn} />
      )}
      <ReceivedNeighbours {...neighbours} />
    </div>
  );
}
