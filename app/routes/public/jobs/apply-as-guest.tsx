/** 'Apply Now' posts here; without JavaScript the form is shown again here. */
import { href, redirect } from 'react-router';
import { LoadFailure } from '#app/chrome/errors/failure.tsx';
import { originOf, pageMeta } from '#app/chrome/seo/seo.ts';
import { applyText } from '#app/features/board/jobs/components/applying-texts.ts';
import { EmployerAndPlace } from '#app/features/board/jobs/components/card/employer-and-place.tsx';
import { secondsUntilBoardChanges } from '#app/features/board/jobs/queries/public/job-changes.server.ts';
import { ReachUs } from '#app/features/people/applications/components/apply/apply-reach-us.tsx';
import { findJobToApply } from '#app/features/people/applications/queries/job-to-apply.server.ts';
import { sendGuestForm } from '#app/features/people/guests/client.ts';
import { GuestPage } from '#app/features/people/guests/components/guest-page.tsx';
import { guestApplyAction } from '#app/features/people/guests/form.ts';
import { guestApplyHref } from '#app/features/people/guests/schema.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { PageHead } from '#app/ui/content/page-head.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { cacheable } from '#app/web/caching/cacheable.server.ts';
import { answerScripts } from '#app/web/form/script.server.ts';
import { loadPage } from '#app/web/page/load-page.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import type { Route } from './+types/apply-as-guest';

export { formHeaders as headers } from '#app/web/form/headers.ts';

export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const services = context.get(requestContext);
  const { database } = services;
  return loadPage(context, 'a job could not be loaded', null, async () => {
    const job = await findJobToApply(services, id);
    if (!job) throw redirect(`${href('/jobs')}?notice=job-not-found`);
    const seconds = await secondsUntilBoardChanges(database.asPublic, 300);
    return cacheable({ job }, { seconds, tags: [`job:${job.id}`, 'pages'] });
  });
}

export const action = guestApplyAction;

export const middleware = [answerScripts(action)];

export const clientAction = sendGuestForm;

export function meta({ loaderData, matches, params: { id } }: Route.MetaArgs) {
  const job = loaderData?.job;
  const about = job ? `${job.title} at ${job.company}` : 'this job';
  return pageMeta({
    publicOrigin: originOf(matches),
    path: guestApplyHref(id),
    title: `Apply for ${about} without an account`,
    description: `Apply for ${about} with three answers and a CV, without an account.`,
    keywords: ['job application'],
    noindex: true,
  });
}

export default function ApplyAsGuest({ loaderData, actionData, params: { id } }: Route.ComponentProps) {
  const job = loaderData?.job ?? null;
  const path = href('/jobs/:id', { id });
  const trail = [
    { label: 'Job Postings', href: href('/jobs') },
    { label: job?.title ?? 'Job', href: path },
    { label: 'Apply' },
  ];
  return (
    <div className="wrap pt-4 pb-16">
      <PageHead trail={trail} title={`Apply for ${job?.title ?? 'this job'}`} />
      {!job && (
        <LoadFailure title="Failed to load job details." retryHref={guestApplyHref(id)}>
          Something went wrong on our side. Try again in a moment.
        </LoadFailure>
      )}
      {job && (
        <div className="grid gap-x-8 gap-y-12 lg:grid-cols-12">
          <div className="min-w-0 lg:col-span-7">
            <EmployerAndPlace job={job} className="" />
            {job.isOpen ? (
              <GuestPage job={job} answer={actionData} />
            ) : (
              <Notice tone="warning" title="This job is closed">
                {applyText.closed}
              </Notice>
            )}
            <div className="mt-10 border-line border-t pt-6">
              <ButtonLink to={path} variant="secondary">
                Back to the job
              </ButtonLink>
            </div>
          </div>
          <ReachUs job={job} applicant={{ kind: 'visitor' }} />
        </div>
      )}
    </div>
  );
}
