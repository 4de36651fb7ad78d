/** Our jobs in a frame of another site: no scripts, no forms, and session cookies are ignored. */

import { writeFrame } from '#app/features/board/embed/components/frame/write-frame.server.ts';
import { emptyFrame, findFrame } from '#app/features/board/embed/queries/frame.server.ts';
import { frameQuestion } from '#app/features/board/embed/schema.ts';
import { FRAME_TEXTS } from '#app/features/board/embed/texts.ts';
import { secondsUntilBoardChanges } from '#app/features/board/jobs/queries/public/job-changes.server.ts';
import { cachingHeaders } from '#app/web/caching/cacheable.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import type { Route } from './+types/frame';

/** Only parameters with few values are cached: search text has too many. */
const KEPT_FOR = ['category', 'type', 'mode', 'theme'];

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(requestContext);
  const { database, publicOrigin, log, requestId } = services;
  const { searchParams } = new URL(request.url);
  const parsed = frameQuestion.safeParse(Object.fromEntries(searchParams));
  if (!parsed.success) return writeFrame(emptyFrame(publicOrigin, FRAME_TEXTS.misunderstood), { status: 400 });
  try {
    const isKeepable = [...searchParams.keys()].every((name) => KEPT_FOR.includes(name));
    const [frame, seconds] = await Promise.all([
      findFrame(services, parsed.data),
      isKeepable ? secondsUntilBoardChanges(database.asPublic, 3_600) : 0,
    ]);
    const headers = isKeepable
      ? cachingHeaders({ seconds, tags: ['jobs', 'pages'], parameters: KEPT_FOR, othersMatter: true })
      : {};
    return writeFrame(frame, { headers });
  } catch (error) {
    log.error({ err: error, errorId: requestId }, 'a frame for other sites could not be made');
    const headers = { 'Retry-After': '5' };
    return writeFrame(emptyFrame(publicOrigin, FRAME_TEXTS.failed), { status: 503, headers });
  }
}
