/** How often the agency replies to candidates in time, as everyone may read it. */
import { sql } from 'kysely';
import type { Queries } from '#db/connections/client.server.ts';
import type { ReplyRate } from '#domain/application/reply-rate.ts';

/** For how long adverts show the rate that was counted last: each page of a job is kept for longer than that. */
const KEPT_MS = 60_000;
const counted = new WeakMap<Queries, { rate: Promise<ReplyRate | null>; at: number }>();

/** @returns null before the first promise is kept or past its day */
export async function findReplyRate(asPublic: Queries): Promise<ReplyRate | null> {
  const { rows } = await sql<ReplyRate>`
    SELECT promised, in_time AS "inTime" FROM get_public_reply_rate()`.execute(asPublic);
  return rows[0] ?? null;
}

/** The same, counted at most once a minute: it reads the promises of a year, and stands on the advert of each job. */
export function findRecentReplyRate(asPublic: Queries): Promise<ReplyRate | null> {
  const known = counted.get(asPublic);
  if (known && performance.now() - known.at < KEPT_MS) return known.rate;
  const rate = findReplyRate(asPublic);
  counted.set(asPublic, { rate, at: performance.now() });
  // What failed is asked for again by the next.
  rate.catch(() => counted.delete(asPublic));
  return rate;
}
