/** Deleting a job: a GET asks, a POST does it. */

import { data, href, redirect } from 'react-router';
import { requirePoster } from '#app/features/accounts/gates.server.ts';
import { countApplications } from '#app/features/applications/queries/received-applications.server.ts';
import { deleteJob } from '#app/features/jobs/commands.server.ts';
import { describeLosses } from '#app/features/jobs/components/job-losses.ts';
import { JobQuestion } from '#app/features/jobs/components/job-question.tsx';
import { findManagedJob } from '#app/features/jobs/queries/managed-jobs.server.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { loadForDialog } from '#app/site/dialog-load.ts';
import { LoadFailure } from '#app/site/failure.tsx';
import { readFields, refuseForm } from '#app/site/form.server.ts';
import { withPageNotice } from '#app/site/page-notices.ts';
import { requestContext } from '#app/site/request-context.server.ts';
import { readReturnPath } from '#app/site/return-path.ts';
import { pageHead } from '#app/site/seo.ts';
import { PageHead } from '#app/ui/page-head.tsx';
import { DELETE_QUESTION, JOB_FAILURES } from '#domain/job-notices.ts';
import type { Route } from './+types/delete-job';
import { done } from './job-answer.server.ts';

export async function loader({ request, context, params: { id } }: Route.LoaderArgs) {
  const services = context.get(requestContext);
  const poster = await requirePoster({ request, context });
  const job = await findManagedJob(services, poster, id).catch((error: unknown) => {
    services.log.error({ err: error, errorId: services.requestId }, 'a job could not be loaded');
    return undefined;
  });
  // The dialog asks all the same.
  if (job === undefined) return data(null, { status: 503, headers: { 'Retry-After': '10' } });
  if (!job) throw data('job_not_found', { status: 404 });
  const { title, company, location } = job;
  const otherwise = job.userId === poster.id ? href('/employer/jobs') : href('/admin/jobs');
  const next = readReturnPath(new URL(request.url).searchParams.get('next')) ?? otherwise;
  const applications = await countApplications(services, poster, [id]).catch((error: unknown) => {
    services.log.error({ err: error, errorId: services.requestId }, 'what goes with a job could not be counted');
    return null;
  });
  return { job: { title, company, location }, next, applications: applications && (applications[id]?.all ?? 0) };
}

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) => loadForDialog(request, serverLoader);

/** The dialog on the board and the desk loads this, too: there is nothing to load again once the job is gone. */
export const shouldRevalidate = () => false;

export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  const services = context.get(requestContext);
  const poster = await requirePoster({ request, context });
  const { answer, next, ...others } = await readFields(request);
  if (Object.keys(others).length > 0 || (answer ?? 'here') !== 'here') throw refuseForm();
  const result = await deleteJob(services, poster, id).catch((error: unknown) => {
    services.log.error({ err: error, errorId: services.requestId }, 'a job could not be deleted');
    return null;
  });
  if (!result) return data({ isDone: false as const, failure: JOB_FAILURES.delete }, { status: 503 });
  if (!result.ok) throw data('job_not_found', { status: 404 });
  if (answer === 'here') return done('job-deleted');
  const way = readReturnPath(next) ?? (result.wasOwn ? href('/employer/jobs') : href('/admin/jobs'));
  return redirect(withPageNotice(way, 'job-deleted'), 303);
}

export const meta: Route.MetaFunction = ({ matches }) => pageHead(unlistedText('/jobs/:id/delete'), matches);

export default function DeleteJob({ loaderData, actionData, params: { id } }: Route.ComponentProps) {
  if (!loaderData) {
    return (
      <div className="wrap pt-4 pb-16">
        <PageHead
          trail={[{ label: 'My jobs', href: href('/employer/jobs') }, { label: 'Delete job' }]}
          title="Delete job"
        />
        <LoadFailure title="Failed to load job details." retryHref={href('/jobs/:id/delete', { id })}>
          Something went wrong on our side. Try again in a moment.
        </LoadFailure>
      </div>
    );
  }
  const { job, next, applications } = loaderData;
  return (
    <JobQuestion
      title="Delete job"
      job={job}
      fields={{ next }}
      yes="Delete"
      isDangerous
      way={next}
      failure={actionData?.isDone === false ? actionData.failure : undefined}
    >
      <p className="text-ink">{DELETE_QUESTION}</p>
      <p>{describeLosses(applications)}</p>
    </JobQuestion>
  );
}
