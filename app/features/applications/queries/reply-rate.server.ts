/** How often the agency replies to candidates in time, as everyone may read it. */
import { sql } from 'kysely';
import type { Queries } from '#db/connections/client.server.ts';
import type { ReplyRate } from '#domain/application/reply-rate.ts';

/** @returns null before the first promise is kept or past its day */
export async function findReplyRate(asPublic: Queries): Promise<ReplyRate | null> {
  const { rows } = await sql<ReplyRate>`
    SELECT promised, in_time AS "inTime" FROM get_public_reply_rate()`.execute(asPublic);
  return rows[0] ?? null;
}
