/** Emails that did not leave. Their tasks hold ids alone, so nothing here says to which person one was to go. */
import { sql } from 'kysely';
import type { Admin } from '#app/features/core/accounts/policy.ts';
import type { Database } from '#db/connections/client.server.ts';

export type FailedMails = {
  /** Given up in the last seven days: the site does not try again. */
  givenUp: number;
  /** Failed so far, and tried again. */
  retried: number;
};

const MAIL = 'send-%mail';
const MOST_COUNTED = 1_000;

/** The queue belongs to the site, which counts for the administrator. */
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
