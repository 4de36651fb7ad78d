/** Applies for one job: the page behind 'Apply Now'. Its dialog loads this too, and posts here. */

import { href, redirect } from 'react-router';
import { LoadFailure } from '#app/chrome/errors/failure.tsx';
import { originOf, pageMeta } from '#app/chrome/seo/seo.ts';
import { EmployerAndPlace } from '#app/features/board/jobs/components/card/employer-and-place.tsx';
import { secondsUntilBoardChanges } from '#app/features/board/jobs/queries/public/job-changes.server.ts';
import { answerOnce, findCandidate, findViewer, requireCandidate } from '#app/features/core/accounts/gates.server.ts';
import { ApplyContent } from '#app/features/people/applications/components/apply/apply-content.tsx';
import { ReachUs } from '#app/features/people/applications/components/apply/apply-reach-us.tsx';
import { NoteGuard } from '#app/features/people/applications/components/apply/note-guard.tsx';
import { applyAction } from '#app/features/people/applications/form.ts';
import { findJobToApply } from '#app/features/people/applications/queries/job-to-apply.server.ts';
import { findApplicant } from '#app/features/people/applications/queries/job-viewer.server.ts';
import type { ApplyMore } from '#app/features/people/applications/schema.ts';
import { APPLICATION_FAILURES } from '#app/features/people/applications/texts.ts';
import { GuestPage } from '#app/features/people/guests/components/guest-page.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { PageHead } from '#app/ui/content/page-head.tsx';
import { cacheable } from '#app/web/caching/cacheable.server.ts';
import { loadForDialog } from '#app/web/dialog-load.ts';
import { answerScripts } from '#app/web/form/script.server.ts';
import { sendOrSaveForm } from '#app/web/form/send-or-save.ts';
import { usePageSending } from '#app/web/form/sending.ts';
import { loadPage } from '#app/web/page/load-page.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import type { Route } from './+types/apply';

export { formHeaders as headers } from '#app/web/form/headers.ts';

export async function loader({ request, params: { id }, context }: Route.LoaderArgs) {
  const services = context.get(requestContext);
  const { database } = services;
  return loadPage(context, 'a job could not be loaded', null, async () => {
    const job = await findJobToApply(services, id);
    if (!job) throw redirect(`${href('/jobs')}?notice=job-not-found`);
    const [viewer, candidate] = [await findViewer({ request, context }), await findCandidate({ request, context })];
    const applicant = await findApplicant(services, viewer, candidate, id);
    if (applicant.kind !== 'visitor') return { job, applicant };
    const seconds = await secondsUntilBoardChanges(database.asPublic, 300);
    return cacheable({ job, applicant }, { seconds, tags: [`job:${job.id}`, 'pages'] });
  });
}

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) => loadForDialog(request, serverLoader);

export const action = applyAction(requireCandidate);

export const middleware = [answerOnce, answerScripts(action)];

/** A preview needs the server, so offline it is not saved for later. */
export const clientAction = sendOrSaveForm<ApplyMore>({
  kind: 'application',
  failed: { title: APPLICATION_FAILURES.submitApplication, tone: 'danger' },
  mayWait: (form) => form.get('intent') === 'send',
});

export function meta({ loaderData, matches, params: { id } }: Route.MetaArgs) {
  const job = loaderData?.job;
  const about = job ? `${job.title} at ${job.company}` : 'this job';
  return pageMeta({
    publicOrigin: originOf(matches),
    path: href('/jobs/:id/apply', { id }),
    title: `Apply for ${about}`,
    description: `Apply for ${about} with your profile and CV, by email or by phone.`,
    keywords: ['job application'],
    ...(job && { image: { path: href('/og/jobs/:id', { id }), alt: `${about}, ${job.location}` } }),
    noindex: true,
  });
}

export default function ApplyPage({ loaderData, actionData, params: { id } }: Route.ComponentProps) {
  const job = loaderData?.job ?? null;
  const applicant = loaderData?.applicant ?? ({ kind: 'visitor' } as const);
  const sending = usePageSending(actionData);
  const path = href('/jobs/:id', { id });
  const parent = { label: job?.title ?? 'Job', href: path };
  const trail = [{ label: 'Job Postings', href: href('/jobs') }, parent, { label: 'Apply' }];
  return (
    <div className="wrap pt-4 pb-16">
      <PageHead trail={trail} title={`Apply for ${job?.title ?? 'this job'}`} />
      {!job && !actionData && (
        <LoadFailure title="Failed to load job details." retryHref={href('/jobs/:id/apply', { id })}>
          Something went wrong on our side. Try again in a moment.
        </LoadFailure>
      )}
      <div className="grid gap-x-8 gap-y-12 lg:grid-cols-12">
        <div className="min-w-0 lg:col-span-7">
          {job && <EmployerAndPlace job={job} className="" />}
          {job?.isOpen && applicant.kind === 'visitor' && !actionData ? (
            <GuestPage job={job} />
          ) : (
            <ApplyContent
              jobId={id}
              job={job}
              applicant={applicant}
              title={`Apply for ${job?.title ?? 'this job'}`}
              sending={sending}
            />
          )}
          <NoteGuard />
          <div className="mt-10 flex flex-wrap gap-3 border-line border-t pt-6">
            <ButtonLink to={path} variant="secondary">
              Back to the job
            </ButtonLink>
            <ButtonLink to={href('/jobs')} variant="secondary">
              See all jobs
            </ButtonLink>
          </div>
        </div>
        {job && <ReachUs job={job} applicant={applicant} />}
      </div>
    </div>
  );
}
