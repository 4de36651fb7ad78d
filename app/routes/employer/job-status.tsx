/** Closes, reopens or publishes a job: a GET asks, a POST does it. */
import { data, href } from 'react-router';
import { z } from 'zod';
import { pageHead } from '#app/chrome/seo/seo.ts';
import { setJobStatus } from '#app/features/board/jobs/commands/manage-jobs.server.ts';
import { JobQuestion } from '#app/features/board/jobs/components/posting/job-question.tsx';
import { findManagedJob } from '#app/features/board/jobs/queries/managed-jobs.server.ts';
import { requirePoster } from '#app/features/core/accounts/gates.server.ts';
import { closeOutHref } from '#app/features/people/applications/components/received/received-search.ts';
import { countApplications } from '#app/features/people/applications/queries/received-applications.server.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { hiddenChoice, next } from '#app/web/form/fields.server.ts';
import { formAction } from '#app/web/form/form-action.server.ts';
import { throwNotFound } from '#app/web/form/respond.server.ts';
import { withPageNotice } from '#app/web/notices/page-notices.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { readReturnPath } from '#app/web/return-path.ts';
import type { Route } from './+types/job-status';

export async function loader({ request, context, params: { id } }: Route.LoaderArgs) {
  const poster = await requirePoster({ request, context });
  const job = await findManagedJob(context.get(requestContext), poster, id);
  if (!job) throw data('job_not_found', { status: 404 });
  const { title, company, location, status, isPast } = job;
  const next = readReturnPath(new URL(request.url).searchParams.get('next')) ?? href('/employer/jobs');
  return { job: { title, company, location }, status, isPast, next };
}

const toReturnPath = ({ next }: { next: string }) => readReturnPath(next) ?? href('/employer/jobs');

export const action = formAction({
  form: z.strictObject({ status: hiddenChoice(['open', 'closed']), next }),
  gate: requirePoster,
  run: async ({ services, proof: poster, params: { id = '' }, value }) => {
    const result = await setJobStatus(services, poster, id, value.status);
    if (!result.ok || value.status === 'open') return { ...result, isWaitedFor: false };
    const { [id]: applications } = await countApplications(services, poster, [id]);
    return { ...result, isWaitedFor: (applications?.waiting ?? 0) > 0 };
  },
  done: ({ was, isWaitedFor }, { value, params: { id = '' } }) => {
    if (isWaitedFor) return { to: closeOutHref(id, toReturnPath(value)), notice: 'job-closed' };
    const openedNotice = was === 'draft' ? 'job-posted' : 'job-reopened';
    return { to: toReturnPath(value), notice: value.status === 'closed' ? 'job-closed' : openedNotice };
  },
  refuse: ({ reason }, { params: { id = '' }, value }) => {
    if (reason === 'not_found') return throwNotFound('job_not_found');
    const query = `notice=${REASONS[reason]}${CHECKED.includes(reason) ? '&check=publish' : ''}&next=${encodeURIComponent(toReturnPath(value))}`;
    return { status: 422, to: `${href('/jobs/:id/edit', { id })}?${query}` };
  },
  unexpected: ({ value }) => ({ status: 503, to: withPageNotice(toReturnPath(value), 'job-not-updated') }),
});

const REASONS = {
  incomplete: 'draft-incomplete',
  expired: 'closing-date-needed',
  advert: 'advert-needs-check',
  authority: 'authority-needed',
  unlikely_category: 'category-needs-check',
} as const;
/** Reasons for which the form opens with its errors. */
const CHECKED: (keyof typeof REASONS)[] = ['incomplete', 'advert', 'authority'];

export const meta: Route.MetaFunction = ({ matches }) => pageHead(unlistedText('/jobs/:id/status'), matches);

const QUESTIONS = {
  close: {
    title: 'Close job',
    yes: 'Close job',
    to: 'closed',
    text: 'We’ll take it off the board straight away and stop applications. Its page stays, marked as closed. You can reopen it.',
  },
  reopen: { title: 'Reopen job', yes: 'Reopen job', to: 'open', text: 'It will be back on the board straight away.' },
  publish: { title: 'Publish job', yes: 'Publish job', to: 'open', text: 'It will be on the board straight away.' },
};

export default function JobStatusPage({ loaderData: { job, status, isPast, next } }: Route.ComponentProps) {
  const question = status === 'draft' ? 'publish' : status === 'open' && !isPast ? 'close' : 'reopen';
  const { title, yes, to, text } = QUESTIONS[question];
  return (
    <JobQuestion title={title} job={job} fields={{ status: to, next }} yes={yes} cancelHref={next}>
      <p>{text}</p>
      {isPast && <p>Its closing date has passed, so you will be asked for a new one.</p>}
    </JobQuestion>
  );
}
