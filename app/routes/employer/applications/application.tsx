/** One application, for the employer who posted the job and for the agency. */
import { data } from 'react-router';
import { requirePoster } from '#app/features/accounts/gates.server.ts';
import {
  ReceivedApplication,
  ReceivedNeighbours,
} from '#app/features/applications/components/received/received-application.tsx';
import { ReceivedHead } from '#app/features/applications/components/received/received-head.tsx';
import { WithdrawnApplication } from '#app/features/applications/components/received/received-withdrawn.tsx';
import { openReceived } from '#app/features/applications/queries/received-application.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { replyClock } from '#domain/application/reply-promise.ts';
import { agency } from '#domain/site/site.ts';
import { formatDateAndTime } from '#domain/time/dates.ts';
import type { Route } from './+types/application';

export async function loader({ request, context, params: { id } }: Route.LoaderArgs) {
  const services = context.get(requestContext);
  const poster = await requirePoster({ request, context });
  const opened = await openReceived(services, poster, id);
  if (!opened) throw data('application_not_found', { status: 404 });
  const { application, details, neighbours } = opened;
  const { candidateId, fullName, status, sentAt, statusChangedAt, promise } = application;
  const { ownerId, ...job } = application.job;
  return {
    application: {
      id,
      fullName,
      status,
      job,
      isOwn: ownerId === poster.id,
      isFromGuest: candidateId === null,
      clock: replyClock(promise, services.now),
      sentOn: formatDateAndTime(sentAt),
      changedOn: formatDateAndTime(statusChangedAt),
    },
    details: details && {
      ...details,
      sharedNotes: details.sharedNotes.map(({ at, ...note }) => ({ ...note, at: formatDateAndTime(at) })),
      history: details.history.map(({ at, ...step }) => ({ ...step, at: formatDateAndTime(at) })),
    },
    neighbours,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Application from ${loaderData?.application.fullName ?? 'a candidate'} | ${agency().name}` },
  { name: 'robots', content: 'noindex' },
];

export default function Application({ loaderData: { application, details, neighbours } }: Route.ComponentProps) {
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
        />
      ) : (
        <WithdrawnApplication sentOn={sentOn} withdrawnOn={changedOn} />
      )}
      <ReceivedNeighbours {...neighbours} />
    </div>
  );
}
