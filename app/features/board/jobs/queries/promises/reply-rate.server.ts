import { sql } from 'kysely';
import { keepFigures } from '#app/web/caching/kept-figure.server.ts';
import type { Queries } from '#db/connections/client.server.ts';
import type { ReplyRate } from '#domain/application/reply-rate.ts';

/** @returns null before the first promise is kept or overdue */
export async function findReplyRate(asPublic: Queries): Promise<ReplyRate | null> {
  const { rows } = await sql<ReplyRate>`
    SELECT promised, in_time AS "inTime" FROM get_public_reply_rate()`.execute(asPublic);
  return rows[0] ?? null;
}

/** Cached for a minute: it reads a year of promises, and every advert shows it. */
export const findRecentReplyRate = keepFigures(findReplyRate);
