/**
 * A job site's feed in its own format: `/feeds/adzuna.xml`; and the list of jobs to remove, for sites that need one:
 * `/feeds/find-a-job-expired.xml`. 404 for a channel that is off.
 */
import { data } from 'react-router';
import { countRead } from '#app/features/board/channels/commands/count-read.server.ts';
import {
  findChannelVersion,
  streamChannel,
  streamEnded,
} from '#app/features/board/channels/queries/channel-feed.server.ts';
import { readFeedFile } from '#app/features/board/channels/schema.ts';
import { IN_PIECES } from '#app/web/caching/cacheable.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import type { Route } from './+types/channel-feed';

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { publicOrigin, database, log, now } = context.get(requestContext);
  const file = readFeedFile(params.channel);
  const args = { asPublic: database.asPublic, publicOrigin, now };
  const version = file && (await findChannelVersion(args, file.channel));
  if (!version) {
    log.info({ path: url.pathname }, 'page not found');
    throw data(null, { status: 404 });
  }
  const stream = (file.isEnded ? streamEnded : streamChannel)(args, file.channel, version.jobs);
  if (!stream) throw data('busy', { status: 503, headers: { 'Retry-After': '60' } });
  if (!file.isEnded) countRead({ database, log }, file.channel);
  return new Response(stream, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', ETag: version.etag, ...IN_PIECES },
  });
}
