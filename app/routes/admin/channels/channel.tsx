/** Administrators switch the channel on or off here. */
import { data, redirect } from 'react-router';
import { LOGGED_FAILURE, LoadFailure } from '#app/chrome/errors/failure.tsx';
import { changeChannel } from '#app/features/board/channels/commands/change-channels.server.ts';
import { ChannelView } from '#app/features/board/channels/components/channel-view.tsx';
import { channelForm } from '#app/features/board/channels/form.ts';
import { readChannel } from '#app/features/board/channels/queries/channel-desk.server.ts';
import { channelHref, endedPath, feedPath, readChannelSearch } from '#app/features/board/channels/schema.ts';
import { requireAdmin, requireConsultant } from '#app/features/core/accounts/gates.server.ts';
import { mayAdminister } from '#app/features/core/accounts/policy.ts';
import { deskMeta, trailOf } from '#app/features/core/desk/components/frame/sections.ts';
import { PageHead } from '#app/ui/content/page-head.tsx';
import { formAction } from '#app/web/form/form-action.server.ts';
import { throwNotFound } from '#app/web/form/respond.server.ts';
import { loadPage } from '#app/web/page/load-page.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { isChannel } from '#domain/channel/channel.ts';
import { CHANNEL_LIST } from '#domain/channel/channel-list.ts';
import { formatDateAndTime, formatShortDate } from '#domain/time/dates.ts';
import type { Route } from './+types/channel';

export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts';

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const consultant = await requireConsultant({ request, context });
  const { database, publicOrigin } = context.get(requestContext);
  const { channel } = params;
  if (!isChannel(channel)) throw data('channel_not_found', { status: 404 });
  const search = readChannelSearch(new URL(request.url).searchParams);
  const common = {
    channel,
    search,
    feedUrl: publicOrigin + feedPath(channel),
    endedUrl: CHANNEL_LIST[channel].writer.ended ? publicOrigin + endedPath(channel) : null,
    mayChange: mayAdminister(consultant),
  };
  return loadPage(context, 'a channel could not be loaded', { ...common, details: null }, async () => {
    const channelState = await readChannel(database, consultant, channel, search);
    if (!channelState) throw data('channel_not_found', { status: 404 });
    const { state, jobs, includedCount, refused } = channelState;
    if (jobs.length === 0 && search.page > 1) throw redirect(channelHref(channel, { reason: search.reason }));
    return {
      ...common,
      details: {
        isOn: state.onSince !== null,
        choice: state.jobs,
        onSince: state.onSince && formatShortDate(state.onSince),
        lastRead: state.lastRead && formatDateAndTime(state.lastRead),
        reads: state.reads,
        includedCount,
        refused,
        jobs: jobs.map(({ createdAt, ...job }) => ({ ...job, posted: formatShortDate(createdAt) })),
      },
    };
  });
}

export const action = formAction({
  form: channelForm,
  gate: requireAdmin,
  run: async ({ services, proof: admin, params, value }) =>
    isChannel(params['channel'])
      ? changeChannel(services, admin, params['channel'], value)
      : throwNotFound('channel_not_found'),
  done: (_, { params }) => ({
    to: isChannel(params['channel']) ? channelHref(params['channel']) : '/admin/channels',
    notice: 'channel-saved',
  }),
  refuse: () => ({ status: 409 }),
  unexpected: { status: 503, notice: { title: 'Failed to save the channel. Try again in a moment.', tone: 'danger' } },
});

export const meta: Route.MetaFunction = ({ matches, location, params: { channel } }) => {
  const title = isChannel(channel) ? `Feed for ${CHANNEL_LIST[channel].name}` : 'Channel';
  return deskMeta({ path: location.pathname, title, description: 'The jobs sent to a job site.' }, matches);
};

export default function ChannelPage({ loaderData, actionData }: Route.ComponentProps) {
  const { channel, search, details, ...rest } = loaderData;
  return (
    <>
      <PageHead
        trail={[...trailOf('/admin', '/admin/channels'), { label: CHANNEL_LIST[channel].name }]}
        title={`Feed for ${CHANNEL_LIST[channel].name}`}
      />
      {details ? (
        <ChannelView channel={channel} search={search} {...rest} {...details} answer={actionData} />
      ) : (
        <LoadFailure title="Failed to load the channel" retryHref={channelHref(channel, search)}>
          {LOGGED_FAILURE}
        </LoadFailure>
      )}
    </>
  );
}
