/**
 * The jobs that a job site is given, in its own format: `/feeds/adzuna.xml`; and the file of what it is to take down, for sites that
 * must be told: `/feeds/find-a-job-expired.xml`. A channel that is off has no such addresses.
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
  const asking = { asPublic: database.asPublic, publicOrigin, now };
  const found = file && (await findChannelVersion(asking, file.channel));
  if (!found) {
    log.info({ path: url.pathname }, 'page not found');
    throw data(null, { status: 404 });
  }
  const stream = (file.isEnded ? streamEnded : streamChannel)(asking, file.channel, found.jobs);
  if (!stream) throw data('busy', { status: 503, headers: { 'Retry-After': '60' } });
  if (!file.isEnded) countRead({ database, log }, file.channel);
  return new Response(stream, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', ETag: found.etag, ...IN_PIECES },
  });
}
