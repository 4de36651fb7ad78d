import { href, Link } from 'react-router';
import { LOGGED_FAILURE, LoadFailure } from '#app/chrome/errors/failure.tsx';
import { ChannelTable } from '#app/features/board/channels/components/channel-table.tsx';
import { listChannels } from '#app/features/board/channels/queries/channel-desk.server.ts';
import { CHOICE_NAMES } from '#app/features/board/channels/texts.ts';
import { requireConsultant } from '#app/features/core/accounts/gates.server.ts';
import { deskMeta } from '#app/features/core/desk/components/frame/sections.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { loadPage } from '#app/web/page/load-page.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { formatDateAndTime, formatShortDate } from '#domain/time/dates.ts';
import type { Route } from './+types/channels';

export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const consultant = await requireConsultant({ request, context });
  const { database } = context.get(requestContext);
  return loadPage(context, 'the channels could not be listed', null, async () => {
    const channels = await listChannels(database, consultant);
    return channels.map(({ onSince, lastRead, lastUpload, jobs, ...rest }) => ({
      ...rest,
      jobs: CHOICE_NAMES[jobs],
      onSince: onSince && formatShortDate(onSince),
      lastRead: lastRead && formatDateAndTime(lastRead),
      lastUpload: lastUpload && formatDateAndTime(lastUpload),
    }));
  });
}

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(unlistedText('/admin/channels'), matches);

export default function Channels({ loaderData: channels }: Route.ComponentProps) {
  if (!channels) {
    return (
      <LoadFailure title="Failed to load channels" retryHref={href('/admin/channels')}>
        {LOGGED_FAILURE}
      </LoadFailure>
    );
  }
  return (
    <>
      <p className="measure mb-6 text-ink-soft">
        Job sites that collect your open jobs from a feed. Feeds update within seconds; most sites check daily.
      </p>
      <ChannelTable channels={channels} />
      <p className="mt-6">
        <Link to={href('/admin/channels/google')} className="link touch-target">
          Google for Jobs indexing
        </Link>
      </p>
    </>
  );
}
