/** Confirms that a job is still open. A GET asks, a POST confirms. */
import { data, href } from 'react-router';
import { z } from 'zod';
import { pageHead } from '#app/chrome/seo/seo.ts';
import { confirmJob } from '#app/features/board/jobs/commands/confirm-jobs.server.ts';
import { JobQuestion } from '#app/features/board/jobs/components/posting/job-question.tsx';
import { findManagedJob } from '#app/features/board/jobs/queries/managed-jobs.server.ts';
import { requirePoster } from '#app/features/core/accounts/gates.server.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { next } from '#app/web/form/fields.server.ts';
import { formAction } from '#app/web/form/form-action.server.ts';
import { throwNotFound } from '#app/web/form/respond.server.ts';
import { withPageNotice } from '#app/web/notices/page-notices.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { readReturnPath } from '#app/web/return-path.ts';
import { CONFIRM_DAYS } from '#domain/job/job-confirmation.ts';
import type { Route } from './+types/confirm-job';

export async function loader({ request, context, params: { id } }: Route.LoaderArgs) {
  const poster = await requirePoster({ request, context });
  const job = await findManagedJob(context.get(requestContext), poster, id);
  if (!job) throw data('job_not_found', { status: 404 });
  const { title, company, location } = job;
  const next = readReturnPath(new URL(request.url).searchParams.get('next')) ?? href('/employer/jobs');
  return { job: { title, company, location }, next };
}

const toReturnPath = ({ next }: { next: string }) => readReturnPath(next) ?? href('/employer/jobs');

export const action = formAction({
  form: z.strictObject({ next }),
  gate: requirePoster,
  run: ({ services, proof: poster, params: { id = '' } }) => confirmJob(services, poster, id),
  done: (_, { value }) => ({ to: toReturnPath(value), notice: 'job-confirmed' }),
  refuse: ({ reason }, { value }) =>
    reason === 'not_found'
      ? throwNotFound('job_not_found')
      : { status: 409, to: withPageNotice(toReturnPath(value), 'job-not-open') },
  unexpected: ({ value }) => ({ status: 503, to: withPageNotice(toReturnPath(value), 'job-not-updated') }),
});

export const meta: Route.MetaFunction = ({ matches }) => pageHead(unlistedText('/jobs/:id/confirm'), matches);

export default function ConfirmJob({ loaderData: { job, next } }: Route.ComponentProps) {
  return (
    <JobQuestion title="Is this job still open?" job={job} fields={{ next }} yes="Confirm it’s open" cancelHref={next}>
      <p>The advert will say it’s open as of today, and it will stay on the board for another {CONFIRM_DAYS} days.</p>
    </JobQuestion>
  );
}
