import { sql } from 'kysely';
import type { Consultant } from '#app/features/core/accounts/policy.ts';
import type { Database } from '#db/connections/client.server.ts';
import { GOOGLE_FAILURES, type GoogleFailure } from '#platform/google-indexing/google-indexing.server.ts';

/** At most this many refused jobs are listed; further ones usually have the same cause. */
const MOST_REFUSED = 50;

type AccountRow = {
  email: string;
  perDay: number;
  sentToday: number;
  waiting: number;
  addedAt: Date;
  lastAt: Date | null;
  reason: string | null;
  nextTryAt: Date;
};

type RefusedRow = { id: string; title: string | null; reason: string | null; triedAt: Date };

/** @returns null if there is no account; `title` is null if the job was deleted or this person may not see it */
export function readGoogle({ asActor }: Database, consultant: Consultant) {
  return asActor(consultant.id, async (transaction) => {
    const { rows } = await sql<AccountRow>`
      SELECT email, per_day AS "perDay", waiting, added_at AS "addedAt", last_at AS "lastAt", last_reason AS reason,
             next_try_at AS "nextTryAt",
             CASE WHEN day = (now() AT TIME ZONE 'America/Los_Angeles')::date THEN sent ELSE 0 END AS "sentToday"
      FROM google_account`.execute(transaction);
    const [account] = rows;
    if (!account) return null;
    const { rows: refused } = await sql<RefusedRow>`
      SELECT t.job_id AS id, j.title, t.last_reason AS reason, t.tried_at AS "triedAt"
      FROM google_told_jobs AS t LEFT JOIN jobs AS j ON j.id = t.job_id
      WHERE t.last_reason IS NOT NULL ORDER BY t.tried_at DESC, t.job_id LIMIT ${MOST_REFUSED}`.execute(transaction);
    return {
      ...account,
      problem: wordsOf(account.reason),
      refused: refused.map(({ reason, ...row }) => ({ ...row, words: wordsOf(reason) ?? '' })),
    };
  });
}

const wordsOf = (reason: string | null): string | null =>
  reason && (GOOGLE_FAILURES[reason as GoogleFailure] ?? reason);
