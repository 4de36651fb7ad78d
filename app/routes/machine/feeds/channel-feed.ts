/** The jobs that a job site is given, in its own format: `/feeds/adzuna.xml`. One that is off has no such address. */
import { data } from 'react-router';
import { countRead } from '#app/features/channels/commands/count-read.server.ts';
import { findChannelVersion, streamChannel } from '#app/features/channels/queries/channel-feed.server.ts';
import { IN_PIECES } from '#app/web/caching/cacheable.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { isChannel } from '#domain/job/channels/channel.ts';
import type { Route } from './+types/channel-feed';

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { publicOrigin, database, log } = context.get(requestContext);
  const channel = params.channel.endsWith('.xml') ? params.channel.slice(0, -'.xml'.length) : undefined;
  const asking = { asPublic: database.asPublic, publicOrigin };
  const found = isChannel(channel) ? await findChannelVersion(asking, channel) : null;
  if (!isChannel(channel) || !found) {
    log.info({ path: url.pathname }, 'page not found');
    throw data(null, { status: 404 });
  }
  const stream = streamChannel(asking, channel, found.jobs);
  if (!stream) throw data('busy', { status: 503, headers: { 'Retry-After': '60' } });
  countRead({ database, log }, channel);
  return new Response(stream, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', ETag: found.etag, ...IN_PIECES },
  });
}
