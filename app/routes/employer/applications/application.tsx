/** One application, for the employer who posted the job and for the agency. */
import { data } from 'react-router';
import { requirePoster } from '#app/features/accounts/gates.server.ts';
import { mayWorkAtDesk } from '#app/features/accounts/policy.ts';
import {
  ReceivedApplication,
  ReceivedNeighbours,
} from '#app/features/applications/components/received/received-application.tsx';
import { ReceivedHead } from '#app/features/applications/components/received/received-head.tsx';
import { WithdrawnApplication } from '#app/features/applications/components/received/received-withdrawn.tsx';
import { showApplication } from '#app/features/applications/queries/shown-application.server.ts';
import { InterviewsOfApplication } from '#app/features/interviews/components/interviews-of-application.tsx';
import { listInterviewsOf } from '#app/features/interviews/queries/interviews.server.ts';
import { showInterview } from '#app/features/interviews/queries/shown-interview.server.ts';
import { CvPanel } from '#app/features/pipeline/components/cv/cv-panel.tsx';
import { requestContext } from '#app/web/request-context.server.ts';
import { isOver } from '#domain/application/application.ts';
import { agency } from '#domain/site/site.ts';
import type { Route } from './+types/application';

export async function loader({ request, context, params: { id } }: Route.LoaderArgs) {
  const services = context.get(requestContext);
  const poster = await requirePoster({ request, context });
  const shown = await showApplication(services, poster, id);
  if (!shown) throw data('application_not_found', { status: 404 });
  const mayReadHere = mayWorkAtDesk(poster);
  const interviews = await listInterviewsOf(services.database, poster, id);
  return {
    ...shown,
    mayReadHere,
    mayOffer: mayReadHere && !isOver(shown.application.status) && !shown.details?.profile.unnamed,
    interviews: interviews.map((row) => showInterview(row, services.now)),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Application from ${loaderData?.application.fullName ?? 'a candidate'} | ${agency().name}` },
  { name: 'robots', content: 'noindex' },
];

export default function Application({ loaderData }: Route.ComponentProps) {
  const { application, details, neighbours, mayReadHere, mayOffer, interviews } = loaderData;
  const { id, fullName, status, job, isOwn, isFromGuest, clock, sentOn, changedOn } = application;
  return (
    <div className="wrap pt-4 pb-16">
      <ReceivedHead job={job} fullName={fullName} isOwn={isOwn} title={`Application from ${fullName}`} />
      {details ? (
        <ReceivedApplication
          id={id}
          status={status}
          isUnread={isOwn && status === 'sent'}
          isFromGuest={isFromGuest}
          clock={clock}
          {...details}
          cvPanel={
            mayReadHere &&
            (details.profile.cv || details.profile.unnamed?.hasCv) && <CvPanel key={id} applicationId={id} />
          }
        >
          {(mayOffer || interviews.length > 0) && (
            <InterviewsOfApplication applicationId={id} interviews={interviews} mayOffer={mayOffer} />
          )}
        </ReceivedApplication>
      ) : (
        <WithdrawnApplication sentOn={sentOn} withdrawnOn={changedOn} />
      )}
      <ReceivedNeighbours {...neighbours} />
    </div>
  );
}
