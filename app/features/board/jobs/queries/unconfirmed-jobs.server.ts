import { type RawBuilder, sql, type Transaction } from 'kysely';
import { findAccountLink } from '#app/features/core/accounts/commands/links.server.ts';
import type { Database } from '#db/connections/client.server.ts';
import type { DB } from '#db/types.ts';
import { ASK_DAYS_BEFORE, CONFIRM_DAYS } from '#domain/job/job-confirmation.ts';
import { formatLongDate } from '#domain/time/dates.ts';

const days = (count: number) => sql`make_interval(hours => 24 * ${count}::int)`;

/** Excludes jobs that close by their own date before then. `j` is the table of jobs. */
export const NEEDS_CONFIRMATION: RawBuilder<boolean> = sql`
  j.status = 'open' AND j.closes_at > now() AND j.confirmed_at <= now() - ${days(CONFIRM_DAYS - ASK_DAYS_BEFORE)}
  AND j.closes_at > j.confirmed_at + ${days(CONFIRM_DAYS)}`;

/** When the job leaves the board, as leavesOn computes it; a week from now if its owner has not been asked. */
export const LEAVES_AT: RawBuilder<Date> = sql`
  greatest(j.confirmed_at + ${days(CONFIRM_DAYS)},
           CASE WHEN j.confirmation_asked_at > j.confirmed_at THEN j.confirmation_asked_at ELSE now() END + ${days(ASK_DAYS_BEFORE)})`;

export const WAS_ASKED: RawBuilder<boolean> = sql`j.confirmation_asked_at > j.confirmed_at`;

export type UnconfirmedJob = { id: string; title: string; company: string; location: string; leavesAt: Date };

export async function listUnconfirmedJobs(transaction: Transaction<DB>, userId: string): Promise<UnconfirmedJob[]> {
  const { rows } = await sql<UnconfirmedJob>`
    SELECT j.id, j.title, j.company, j.location, ${LEAVES_AT} AS "leavesAt"
    FROM jobs AS j WHERE j.user_id = ${userId} AND ${NEEDS_CONFIRMATION}
    ORDER BY "leavesAt", j.created_at, j.id`.execute(transaction);
  return rows;
}

/** @returns null if the link was never sent, has expired, or its account may no longer post jobs */
export function listJobsOfLink({ asSystem }: Pick<Database, 'asSystem'>, token: string) {
  return asSystem(async (transaction) => {
    const link = await findAccountLink(transaction, token, 'confirm_jobs');
    if (!link) return null;
    const jobs = await listUnconfirmedJobs(transaction, link.userId);
    return jobs.map(({ leavesAt, ...job }) => ({ ...job, leavesOn: formatLongDate(leavesAt) }));
  });
}
