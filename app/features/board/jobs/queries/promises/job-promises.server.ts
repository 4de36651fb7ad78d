import { sql } from 'kysely';
import type { Queries } from '#db/connections/client.server.ts';
import type { ReplyRate } from '#domain/application/reply-rate.ts';
import { findReplyRate } from './reply-rate.server.ts';

type JobPromises = {
  confirmedAt: Date;
  replyDays: number;
  /** True if the agency replies, false if an employer with an account does. */
  isAgency: boolean;
  /** Null while it is not public. */
  rate: ReplyRate | null;
};

/** @returns null unless the job is open */
export async function findJobPromises(
  asPublic: Queries,
  id: string,
  findAgencyRate: (asPublic: Queries) => Promise<ReplyRate | null> = findReplyRate,
): Promise<JobPromises | null> {
  const { rows } = await sql<JobPromises>`
    SELECT p.confirmed_at AS "confirmedAt", p.reply_days AS "replyDays", coalesce(r.is_agency, true) AS "isAgency",
           CASE WHEN r.promised IS NOT NULL THEN jsonb_build_object('promised', r.promised, 'inTime', r.in_time) END AS rate
    FROM get_public_job_promises(${id}) AS p LEFT JOIN LATERAL get_public_job_reply_rate(${id}) AS r ON true`.execute(
    asPublic,
  );
  const [row] = rows;
  if (!row) return null;
  return row.isAgency ? { ...row, rate: await findAgencyRate(asPublic) } : row;
}
