/** Closing a job, opening it again, publishing a draft. A GET asks, a POST does it. */

import { data, href, redirect } from 'react-router';
import { requirePoster } from '#app/features/accounts/gates.server.ts';
import { setJobStatus } from '#app/features/jobs/commands.server.ts';
import { JobQuestion } from '#app/features/jobs/components/job-question.tsx';
import { findManagedJob } from '#app/features/jobs/queries/managed-jobs.server.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { readFields, refuseForm } from '#app/site/form.server.ts';
import { withPageNotice } from '#app/site/page-notices.ts';
import { requestContext } from '#app/site/request-context.server.ts';
import { readReturnPath } from '#app/site/return-path.ts';
import { pageHead } from '#app/site/seo.ts';
import type { Route } from './+types/job-status';

export async function loader({ request, context, params: { id } }: Route.LoaderArgs) {
  const poster = await requirePoster({ request, context });
  const job = await findManagedJob(context.get(requestContext), poster, id);
  if (!job) throw data('job_not_found', { status: 404 });
  const { title, company, location, status, isPast } = job;
  const next = readReturnPath(new URL(request.url).searchParams.get('next')) ?? href('/employer/jobs');
  return { job: { title, company, location }, status, isPast, next };
}

export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  const services = context.get(requestContext);
  const poster = await requirePoster({ request, context });
  const { status, next, ...others } = await readFields(request);
  if (Object.keys(others).length > 0 || (status !== 'open' && status !== 'closed')) throw refuseForm();
  const way = readReturnPath(next) ?? href('/employer/jobs');
  const result = await setJobStatus(services, poster, id, status).catch((error: unknown) => {
    services.log.error({ err: error, errorId: services.requestId }, 'the status of a job could not be changed');
    return null;
  });
  if (!result) return redirect(withPageNotice(way, 'job-not-updated'), 303);
  if (result.ok) {
    const opened = result.was === 'draft' ? 'job-posted' : 'job-reopened';
    return redirect(withPageNotice(way, status === 'closed' ? 'job-closed' : opened), 303);
  }
  if (result.reason === 'not_found') throw data('job_not_found', { status: 404 });
  const check = result.reason === 'incomplete' ? '&check=publish' : '';
  const form = `${href('/jobs/:id/edit', { id })}?notice=${REASONS[result.reason]}${check}&next=${encodeURIComponent(way)}`;
  return redirect(form, 303);
}

const REASONS = { incomplete: 'draft-incomplete', expired: 'closing-date-needed', low_pay: 'pay-needs-check' } as const;

export const meta: Route.MetaFunction = ({ matches }) => pageHead(unlistedText('/jobs/:id/status'), matches);

const QUESTIONS = {
  close: {
    title: 'Close job',
    yes: 'Close job',
    to: 'closed',
    text: 'It leaves the board at once, and nobody can apply. Its page stays, marked as closed. You can reopen it.',
  },
  reopen: { title: 'Reopen job', yes: 'Reopen job', to: 'open', text: 'It is on the board again at once.' },
  publish: { title: 'Publish job', yes: 'Publish job', to: 'open', text: 'It is on the board at once, for everybody.' },
};

export default function JobStatusPage({ loaderData: { job, status, isPast, next } }: Route.ComponentProps) {
  const what = status === 'draft' ? 'publish' : status === 'open' && !isPast ? 'close' : 'reopen';
  const { title, yes, to, text } = QUESTIONS[what];
  return (
    <JobQuestion title={title} job={job} fields={{ status: to, next }} yes={yes} way={next}>
      <p>{text}</p>
      {isPast && <p>Its closing date has passed, so you will be asked for a new one.</p>}
    </JobQuestion>
  );
}
