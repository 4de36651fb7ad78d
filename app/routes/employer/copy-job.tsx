/** Copies a job into a new draft: a GET asks, a POST copies. */

import { data, href } from 'react-router';
import { z } from 'zod';
import { pageHead } from '#app/chrome/seo/seo.ts';
import { copyJob } from '#app/features/board/jobs/commands/copy-job.server.ts';
import { JobQuestion } from '#app/features/board/jobs/components/posting/job-question.tsx';
import { findManagedJob } from '#app/features/board/jobs/queries/managed-jobs.server.ts';
import { JOB_FAILURES } from '#app/features/board/jobs/texts.ts';
import { requirePoster } from '#app/features/core/accounts/gates.server.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { next } from '#app/web/form/fields.server.ts';
import { formAction } from '#app/web/form/form-action.server.ts';
import { throwNotFound } from '#app/web/form/respond.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { readReturnPath } from '#app/web/return-path.ts';
import { usualClosing } from '#domain/job/job-closing.ts';
import type { Route } from './+types/copy-job';

export async function loader({ request, context, params: { id } }: Route.LoaderArgs) {
  const poster = await requirePoster({ request, context });
  const job = await findManagedJob(context.get(requestContext), poster, id);
  if (!job) throw data('job_not_found', { status: 404 });
  const { title, company, location } = job;
  const next = readReturnPath(new URL(request.url).searchParams.get('next')) ?? href('/employer/jobs');
  return { job: { title, company, location }, next };
}

export const action = formAction({
  form: z.strictObject({ next }),
  gate: requirePoster,
  once: true,
  run: ({ services, proof: poster, params: { id = '' } }) => copyJob(services, poster, id, usualClosing(services.now)),
  done: ({ id }) => ({ to: href('/jobs/:id/edit', { id }), notice: 'job-copied' }),
  refuse: () => throwNotFound('job_not_found'),
  unexpected: { status: 503, notice: { title: JOB_FAILURES.post, tone: 'danger' } },
});

export const meta: Route.MetaFunction = ({ matches }) => pageHead(unlistedText('/jobs/:id/copy'), matches);

export default function CopyJob({ loaderData: { job, next }, actionData }: Route.ComponentProps) {
  return (
    <JobQuestion
      title="Copy job"
      job={job}
      fields={{ next }}
      yes="Copy job"
      cancelHref={next}
      failure={actionData?.notice?.title}
    >
      <p>We’ll create a draft with the same text. It’s private until you post it.</p>
    </JobQuestion>
  );
}
