/** Offers to email everyone whose application is undecided when a job closes. A GET previews each email, a POST sends them. */
import { data, href } from 'react-router';
import { pageHead } from '#app/chrome/seo/seo.ts';
import { backTo } from '#app/desk/last-searches.ts';
import { findManagedJob } from '#app/features/board/jobs/queries/managed-jobs.server.ts';
import { employerAndPlace } from '#app/features/board/jobs/schema.ts';
import { requirePoster } from '#app/features/core/accounts/gates.server.ts';
import { closeOut } from '#app/features/people/applications/commands/close-out.server.ts';
import { CloseOutForm } from '#app/features/people/applications/components/received/close-out-form.tsx';
import { closeOutForm } from '#app/features/people/applications/form.ts';
import { listStillOpen } from '#app/features/people/applications/queries/close-out.server.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { PageHead } from '#app/ui/content/page-head.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { formAction } from '#app/web/form/form-action.server.ts';
import { FormProblems } from '#app/web/form/form-problems.tsx';
import { throwNotFound } from '#app/web/form/respond.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { readReturnPath } from '#app/web/return-path.ts';
import { countOf } from '#domain/text/counts.ts';
import type { Route } from './+types/close-out';

export async function loader({ request, context, params: { id } }: Route.LoaderArgs) {
  const services = context.get(requestContext);
  const poster = await requirePoster({ request, context });
  const job = await findManagedJob(services, poster, id);
  if (!job) throw data('job_not_found', { status: 404 });
  const { title, company, location, status, isPast } = job;
  const isOnBoard = status === 'open' && !isPast;
  const list = isOnBoard ? { open: [], isMore: false } : await listStillOpen(services, poster, id);
  const returnPath = readReturnPath(new URL(request.url).searchParams.get('next')) ?? href('/employer/jobs');
  return { job: { title, company, location }, isOnBoard, ...list, returnPath };
}

export const action = formAction({
  form: closeOutForm,
  gate: requirePoster,
  run: async ({ services, proof: poster, params: { id = '' }, value: { ids } }) => {
    const job = await findManagedJob(services, poster, id);
    if (!job) return { ok: false as const, reason: 'not_found' as const };
    if (job.status === 'open' && !job.isPast) return { ok: false as const, reason: 'on_board' as const };
    if (ids.length === 0) return { ok: false as const, reason: 'nothing_chosen' as const };
    return closeOut(services, poster, { jobId: id, ids });
  },
  done: (_, { value }) => ({ to: readReturnPath(value.next) ?? href('/employer/jobs'), notice: 'closed-out' }),
  refuse: ({ reason }) => {
    if (reason === 'not_found') return throwNotFound('job_not_found');
    return { status: reason === 'on_board' ? 409 : 422, notice: { title: REFUSALS[reason], tone: 'danger' } };
  },
  unexpected: { status: 503, notice: { title: 'Failed to send. Try again in a moment.', tone: 'danger' } },
});

const REFUSALS = {
  on_board: 'This job is on the board. Close it first.',
  nothing_chosen: 'Select at least one person.',
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(unlistedText('/employer/jobs/:id/close-out'), matches);

export default function CloseOutPage({ loaderData, actionData }: Route.ComponentProps) {
  const { job, isOnBoard, open, isMore, returnPath } = loaderData;
  return (
    <div className="wrap pt-4 pb-16">
      <PageHead
        trail={[
          { label: 'My jobs', href: backTo(href('/employer/jobs')) },
          { label: job.title },
          { label: 'Close out' },
        ]}
        title="Close out candidates"
      />
      <p className="mb-6 text-ink-soft [overflow-wrap:anywhere]">{`${job.title}, ${employerAndPlace(job)}`}</p>
      <FormProblems formId="close-out" answer={actionData} />
      {open.length === 0 ? (
        <EmptyState title={isOnBoard ? 'This job is on the board' : 'All candidates have had a reply'}>
          {isOnBoard
            ? 'Close it first, then email the candidates still waiting.'
            : 'No open applications for this job.'}
        </EmptyState>
      ) : (
        <>
          <p className="measure mb-6">
            The job is closed, and {countOf(open.length, 'candidate')} {open.length === 1 ? 'has' : 'have'} not had a
            decision. We won’t send anything until you press the button. Everyone selected will get the email below
            their name and move to ‘Not taken forward’. Anybody you leave out keeps their reply date.
          </p>
          <CloseOutForm open={open} isMore={isMore} returnPath={returnPath} />
        </>
      )}
    </div>
  );
}
