/** A new draft with the words of a job that is there. A GET asks, a POST does it. */

import { data, href, redirect } from 'react-router';
import { requirePoster } from '#app/features/accounts/gates.server.ts';
import { copyJob } from '#app/features/jobs/commands.server.ts';
import { JobQuestion } from '#app/features/jobs/components/job-question.tsx';
import { findManagedJob } from '#app/features/jobs/queries/managed-jobs.server.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { readFields, refuseForm } from '#app/site/form.server.ts';
import { withPageNotice } from '#app/site/page-notices.ts';
import { requestContext } from '#app/site/request-context.server.ts';
import { readReturnPath } from '#app/site/return-path.ts';
import { pageHead } from '#app/site/seo.ts';
import { usualClosing } from '#domain/job-closing.ts';
import { JOB_FAILURES } from '#domain/job-notices.ts';
import type { Route } from './+types/copy-job';

export async function loader({ request, context, params: { id } }: Route.LoaderArgs) {
  const poster = await requirePoster({ request, context });
  const job = await findManagedJob(context.get(requestContext), poster, id);
  if (!job) throw data('job_not_found', { status: 404 });
  const { title, company, location } = job;
  const next = readReturnPath(new URL(request.url).searchParams.get('next')) ?? href('/employer/jobs');
  return { job: { title, company, location }, next };
}

export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  const services = context.get(requestContext);
  const poster = await requirePoster({ request, context });
  const { next: _, ...others } = await readFields(request);
  if (Object.keys(others).length > 0) throw refuseForm();
  const result = await copyJob(services, poster, id, usualClosing(services.now)).catch((error: unknown) => {
    services.log.error({ err: error, errorId: services.requestId }, 'a job could not be copied');
    return null;
  });
  if (!result) return data({ failure: JOB_FAILURES.post }, { status: 503 });
  if (!result.ok) throw data('job_not_found', { status: 404 });
  return redirect(withPageNotice(href('/jobs/:id/edit', { id: result.id }), 'job-copied'), 303);
}

export const meta: Route.MetaFunction = ({ matches }) => pageHead(unlistedText('/jobs/:id/copy'), matches);

export default function CopyJob({ loaderData: { job, next }, actionData }: Route.ComponentProps) {
  return (
    <JobQuestion title="Copy job" job={job} fields={{ next }} yes="Copy job" way={next} failure={actionData?.failure}>
      <p>You get a draft of your own with the same text. Nobody else sees it until you post it.</p>
    </JobQuestion>
  );
}
