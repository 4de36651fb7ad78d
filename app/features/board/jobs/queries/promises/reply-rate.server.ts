/** How often the agency replies to candidates in time, as everyone may read it. */
import { sql } from 'kysely';
import { keepFigures } from '#app/web/caching/kept-figure.server.ts';
import type { Queries } from '#db/connections/client.server.ts';
import type { ReplyRate } from '#domain/application/reply-rate.ts';

/** @returns null before the first promise is kept or past its day */
export async function findReplyRate(asPublic: Queries): Promise<ReplyRate | null> {
  const { rows } = await sql<ReplyRate>`
    SELECT promised, in_time AS "inTime" FROM get_public_reply_rate()`.execute(asPublic);
  return rows[0] ?? null;
}

/** The same, counted at most once a minute: it reads the promises of a year, and stands on the advert of each job. */
export const findRecentReplyRate = keepFigures(findReplyRate);
