import { data, href } from 'react-router';
import { LOGGED_FAILURE, LoadFailure } from '#app/chrome/errors/failure.tsx';
import { APPLICATION_SHAPES } from '#app/chrome/status-shapes.ts';
import { SimilarJobs } from '#app/features/board/jobs/components/similar-jobs.tsx';
import { findAlike } from '#app/features/board/jobs/queries/similar-jobs.server.ts';
import { requireCandidate } from '#app/features/core/accounts/gates.server.ts';
import { JobLink } from '#app/features/people/applications/components/application-list.tsx';
import { ApplicationSheet } from '#app/features/people/applications/components/application-sheet.tsx';
import { LetterList } from '#app/features/people/applications/components/letter-list.tsx';
import { ReplyBy } from '#app/features/people/applications/components/reply-by.tsx';
import { StatusHistory } from '#app/features/people/applications/components/status-history.tsx';
import { findOwnApplication } from '#app/features/people/applications/queries/own-applications.server.ts';
import { EqualityInvitation } from '#app/features/people/equality/components/equality-invitation.tsx';
import { isAskedAfter } from '#app/features/people/equality/queries.server.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import { PageHead } from '#app/ui/content/page-head.tsx';
import { Status } from '#app/ui/content/status.tsx';
import { loadPage } from '#app/web/page/load-page.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { APPLICATION_STATUS_NAMES, isOver } from '#domain/application/application.ts';
import { replyClock } from '#domain/application/reply-promise.ts';
import { agency } from '#domain/site/site.ts';
import { formatDateAndTime, formatLongDate } from '#domain/time/dates.ts';
import type { Route } from './+types/application';

export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts';

export async function loader({ request, context, params: { id } }: Route.LoaderArgs) {
  const services = context.get(requestContext);
  const candidate = await requireCandidate({ request, context });
  return loadPage(context, 'an application could not be loaded', null, async () => {
    const ownApplication = await findOwnApplication(services, candidate, id);
    if (!ownApplication) throw data('application_not_found', { status: 404 });
    const { sentAt, changedAt: _, history, letters, promise, ...application } = ownApplication;
    const steps = history.map(({ at, ...step }) => ({ ...step, at: formatDateAndTime(at) }));
    const clock = replyClock(promise, services.now);
    const isAsked = ownApplication.job.id !== null && (await isAskedAfter(services, sentAt));
    return {
      ...application,
      sentOn: formatLongDate(sentAt),
      clock,
      isAsked,
      steps,
      letters: letters.map(({ at, ...letter }) => ({ ...letter, at: formatDateAndTime(at) })),
      ...(await findAlike(services, ownApplication.job.id)),
    };
  });
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData ? `Application: ${loaderData.job.title}` : 'Application'} | ${agency().name}` },
  { name: 'robots', content: 'noindex' },
];

const PARTS = { sent: 'what-was-sent', history: 'what-became-of-it' };

export default function Application({ loaderData, params: { id } }: Route.ComponentProps) {
  const trail = [
    { label: 'My applications', href: href('/applications') },
    { label: loaderData?.job.title ?? 'Application' },
  ];
  if (!loaderData) {
    return (
      <div className="wrap pt-4 pb-16">
        <PageHead trail={trail} title="Application" />
        <LoadFailure title="Failed to load the application" retryHref={href('/applications/:id', { id })}>
          {LOGGED_FAILURE}
        </LoadFailure>
      </div>
    );
  }
  const { job, status, sentOn, clock, isAsked, profile, steps, letters, similar, others } = loaderData;
  return (
    <div className="wrap pt-4 pb-16">
      <PageHead trail={trail} title={job.title} />
      <div className="mb-8 flex flex-wrap items-center gap-x-5 gap-y-2 [overflow-wrap:anywhere]">
        <Status shape={APPLICATION_SHAPES[status]}>{APPLICATION_STATUS_NAMES[status]}</Status>
        <span>
          {job.company}, {job.location}
        </span>
        <span className="figures text-ink-soft">Sent on {sentOn}</span>
        <JobLink job={job} />
      </div>
      <ReplyBy clock={clock} />
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <section aria-labelledby={PARTS.history} className="min-w-0 lg:order-last">
          <Heading level={2} size="item" id={PARTS.history} className="mb-4">
            Activity
          </Heading>
          <StatusHistory steps={steps} messageHeading="Messages from us" />
          {isAsked && job.id && <EqualityInvitation jobId={job.id} />}
          <div className="mt-8">
            <LetterList letters={letters} candidate="You" agency={agency().name} />
          </div>
          {!isOver(status) && (
            <ButtonLink to={href('/applications/:id/withdraw', { id })} variant="danger" className="mt-8">
              Withdraw application
            </ButtonLink>
          )}
        </section>
        <section aria-labelledby={PARTS.sent} className="min-w-0">
          <Heading level={2} size="item" id={PARTS.sent} className="mb-4">
            What you sent
          </Heading>
          <ApplicationSheet
            profile={profile}
            cvHref={profile.cv ? href('/cvs/:id', { id: profile.cv.id }) : undefined}
            headingLevel={3}
          />
        </section>
      </div>
      <SimilarJobs jobs={similar} others={others} />
    </div>
  );
}
