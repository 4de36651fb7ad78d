/** Calendar programs send no cookie, so the secret address identifies the consultant. */
import { createHash } from 'node:crypto';
import { findCalendarOwner, readCalendar } from '#app/features/core/calendars/queries.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { writeCalendarFeed } from '#domain/calendar/calendar-feed.ts';
import { agency } from '#domain/site/site.ts';
import { FloodGate } from '#platform/limits/flood-gate.server.ts';
import type { Route } from './+types/calendar';

/** Calendar programs poll hourly; more than this is guessing. */
const totalLimit = new FloodGate(1_200);
const UNLISTED = { 'X-Robots-Tag': 'noindex, nofollow' };

export async function loader({ context, params: { file } }: Route.LoaderArgs) {
  const { database, publicOrigin, now, log, requestId } = context.get(requestContext);
  if (!totalLimit.lets(now.getTime())) return unavailable('60');
  try {
    const owner = await findCalendarOwner(database, file);
    if (!owner) return new Response('No such calendar\n', { status: 404, headers: UNLISTED });
    const text = writeCalendarFeed(agency().name, await readCalendar(database, owner, publicOrigin));
    return new Response(text, {
      headers: {
        'Content-Type': 'text/calendar; charset=utf-8',
        ETag: `W/"${createHash('sha256').update(text).digest('base64url')}"`,
        ...UNLISTED,
      },
    });
  } catch (error) {
    log.error({ err: error, errorId: requestId }, 'a calendar could not be written');
    return unavailable('300');
  }
}

const unavailable = (seconds: string) =>
  new Response('Not just now\n', { status: 503, headers: { 'Retry-After': seconds, ...UNLISTED } });
