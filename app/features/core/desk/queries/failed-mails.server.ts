/** Emails that could not be sent. Their tasks hold only ids, so no recipient is visible here. */
import { sql } from 'kysely';
import type { Admin } from '#app/features/core/accounts/policy.ts';
import type { Database } from '#db/connections/client.server.ts';
import type { FailedMails } from '../schema/today.ts';

const MAIL = 'send-%mail';
const MOST_COUNTED = 1_000;

/** Reads the queue as the system on the administrator's behalf. */
export async function countFailedMails({ asSystem }: Pick<Database, 'asSystem'>, _admin: Admin): Promise<FailedMails> {
  const { rows } = await asSystem((transaction) =>
    sql<FailedMails>`
      SELECT (SELECT count(*)::integer FROM (SELECT FROM tasks.job WHERE name = 'given-up' AND source_name LIKE ${MAIL}
                                             LIMIT ${MOST_COUNTED}) AS counted) AS "givenUp",
             (SELECT count(*)::integer FROM (SELECT FROM tasks.job WHERE state = 'retry' AND name LIKE ${MAIL}
                                             LIMIT ${MOST_COUNTED}) AS counted) AS retried`.execute(transaction),
  );
  return rows[0] ?? { givenUp: 0, retried: 0 };
}
