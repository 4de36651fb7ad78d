/** The channels that list one job, since when, and the reasons of the others. */
import { data, href } from 'react-router';
import { LOGGED_FAILURE, LoadFailure } from '#app/chrome/errors/failure.tsx';
import { leaveJobOut } from '#app/features/board/channels/commands/change-channels.server.ts';
import { JobChannelTable } from '#app/features/board/channels/components/job-channel-table.tsx';
import { leaveOutForm } from '#app/features/board/channels/form.ts';
import { readJobChannels } from '#app/features/board/channels/queries/channel-desk.server.ts';
import { findAdvertOfJob } from '#app/features/board/channels/queries/find-a-job.server.ts';
import { describeAdvert, LEAVE_OUT_REFUSALS } from '#app/features/board/channels/texts.ts';
import { findPublicJob } from '#app/features/board/jobs/queries/public/public-job.server.ts';
import { requireConsultant } from '#app/features/core/accounts/gates.server.ts';
import { mayAdminister } from '#app/features/core/accounts/policy.ts';
import { deskMeta, trailOf } from '#app/features/core/desk/components/frame/sections.ts';
import { PageHead } from '#app/ui/content/page-head.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { formAction } from '#app/web/form/form-action.server.ts';
import { loadPage } from '#app/web/page/load-page.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { formatShortDate } from '#domain/time/dates.ts';
import type { Route } from './+types/job-channels';

export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts';

export async function loader({ request, context, params: { id } }: Route.LoaderArgs) {
  const consultant = await requireConsultant({ request, context });
  const { database } = context.get(requestContext);
  return loadPage(context, 'the channels of a job could not be loaded', { id, jobChannels: null }, async () => {
    const job = await findPublicJob(database.asPublic, id);
    if (!job) throw data('job_not_found', { status: 404 });
    const { channels, isOpen, isAgency } = await readJobChannels(database, consultant, job);
    const advert = await findAdvertOfJob(database, consultant, job.id);
    const states = channels.map(({ since, ...state }) => ({
      ...state,
      since: since && formatShortDate(since),
      response: state.channel === 'find-a-job' && advert ? describeAdvert(advert) : null,
    }));
    const mayChange = isOpen && (isAgency || mayAdminister(consultant));
    return { id, jobChannels: { title: job.title, company: job.company, states, isOpen, mayChange } };
  });
}

export const action = formAction({
  form: leaveOutForm,
  gate: requireConsultant,
  run: ({ services, proof: consultant, params, value }) => leaveJobOut(services, consultant, params['id'] ?? '', value),
  done: (_, { params, value }) => ({
    to: href('/admin/channels/jobs/:id', { id: params['id'] ?? '' }),
    notice: value.intent === 'leave-out' ? 'job-left-out' : 'job-put-back',
  }),
  refuse: ({ reason }) => ({ status: 409, notice: { title: LEAVE_OUT_REFUSALS[reason], tone: 'danger' } }),
  unexpected: { status: 503, notice: { title: 'Nothing was changed. Try again in a moment.', tone: 'danger' } },
});

export const meta: Route.MetaFunction = ({ matches, location }) =>
  deskMeta(
    {
      path: location.pathname,
      title: 'Channels for a job',
      description: 'The channels a job is sent to, and why it’s skipped by others.',
    },
    matches,
  );

export default function JobChannels({ loaderData: { id, jobChannels }, actionData }: Route.ComponentProps) {
  const path = href('/admin/channels/jobs/:id', { id });
  if (!jobChannels) {
    return (
      <LoadFailure title="Failed to load the job’s channels" retryHref={path}>
        {LOGGED_FAILURE}
      </LoadFailure>
    );
  }
  return (
    <>
      <PageHead trail={trailOf('/admin', '/admin/channels')} title={`${jobChannels.title}, ${jobChannels.company}`} />
      {actionData?.notice && (
        <div className="mb-6 max-w-2xl">
          <Notice tone="danger" title={actionData.notice.title} role="alert">
            {actionData.errorId && <span className="figures">Error ID: {actionData.errorId}</span>}
          </Notice>
        </div>
      )}
      {jobChannels.isOpen ? (
        <JobChannelTable states={jobChannels.states} mayChange={jobChannels.mayChange} />
      ) : (
        <p>This job isn’t open, so we don’t send it to any channel.</p>
      )}
    </>
  );
}
