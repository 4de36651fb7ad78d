import { data, href } from 'react-router';
import { z } from 'zod';
import { LoadFailure } from '#app/chrome/errors/failure.tsx';
import { pageHead } from '#app/chrome/seo/seo.ts';
import { backTo } from '#app/desk/last-searches.ts';
import { deleteJob } from '#app/features/board/jobs/commands/manage-jobs.server.ts';
import { describeLosses } from '#app/features/board/jobs/components/posting/job-losses.ts';
import { JobQuestion } from '#app/features/board/jobs/components/posting/job-question.tsx';
import { findManagedJob } from '#app/features/board/jobs/queries/managed-jobs.server.ts';
import { DELETE_QUESTION, JOB_FAILURES } from '#app/features/board/jobs/texts.ts';
import { requirePoster } from '#app/features/core/accounts/gates.server.ts';
import { countApplications } from '#app/features/people/applications/queries/received-applications.server.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { PageHead } from '#app/ui/content/page-head.tsx';
import { loadForDialog } from '#app/web/dialog-load.ts';
import { answerHere, next } from '#app/web/form/fields.server.ts';
import { formAction } from '#app/web/form/form-action.server.ts';
import { throwNotFound } from '#app/web/form/respond.server.ts';
import { loadPage, loadPart } from '#app/web/page/load-page.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { readReturnPath } from '#app/web/return-path.ts';
import type { Route } from './+types/delete-job';

export async function loader({ request, context, params: { id } }: Route.LoaderArgs) {
  const services = context.get(requestContext);
  const poster = await requirePoster({ request, context });
  return loadPage(context, 'a job could not be loaded', null, async () => {
    const job = await findManagedJob(services, poster, id);
    if (!job) throw data('job_not_found', { status: 404 });
    const { title, company, location } = job;
    const defaultNext = job.userId === poster.id ? href('/employer/jobs') : href('/admin/jobs');
    const next = readReturnPath(new URL(request.url).searchParams.get('next')) ?? defaultNext;
    const applications = await loadPart(context, 'what goes with a job could not be counted', null, () =>
      countApplications(services, poster, [id]),
    );
    return { job: { title, company, location }, next, applications: applications && (applications[id]?.all ?? 0) };
  });
}

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) => loadForDialog(request, serverLoader);

/** The dialog on the board and the desk loads this too; after deletion there is nothing to reload. */
export const shouldRevalidate = () => false;

export const action = formAction({
  form: z.strictObject({ next, answer: answerHere }),
  gate: requirePoster,
  run: ({ services, proof: poster, params: { id = '' } }) => deleteJob(services, poster, id),
  done: ({ wasOwn }, { value }) => ({
    to: readReturnPath(value.next) ?? (wasOwn ? href('/employer/jobs') : href('/admin/jobs')),
    notice: 'job-deleted',
    stays: value.answer === 'here',
  }),
  refuse: () => throwNotFound('job_not_found'),
  unexpected: { status: 503, notice: { title: JOB_FAILURES.delete, tone: 'danger' } },
});

export const meta: Route.MetaFunction = ({ matches }) => pageHead(unlistedText('/jobs/:id/delete'), matches);

export default function DeleteJob({ loaderData, actionData, params: { id } }: Route.ComponentProps) {
  if (!loaderData) {
    return (
      <div className="wrap pt-4 pb-16">
        <PageHead
          trail={[{ label: 'My jobs', href: backTo(href('/employer/jobs')) }, { label: 'Delete job' }]}
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
      cancelHref={next}
      failure={actionData?.notice?.title}
    >
      <p className="text-ink">{DELETE_QUESTION}</p>
      <p>{describeLosses(applications)}</p>
    </JobQuestion>
  );
}
