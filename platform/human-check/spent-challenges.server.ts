/** Remembers used challenges and tokens, so that each is accepted once, even across processes. */
import { sql, type Transaction } from 'kysely';
import type { Database } from '#db/connections/client.server.ts';
import type { DB } from '#db/types.ts';

type Spending = {
  signature: string;
  /** Period in which the challenge could still be accepted, by the database's clock, which also times the purge. */
  keepSeconds: number;
};

/** Waits for a running transaction that uses the same challenge. @returns whether this was the first use */
export function spendOnce(queries: Transaction<DB> | Database, spending: Spending): Promise<boolean> {
  if ('asSystem' in queries) return queries.asSystem((transaction) => spend(transaction, spending));
  return spend(queries, spending);
}

async function spend(transaction: Transaction<DB>, { signature, keepSeconds }: Spending): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('spent_challenges')
    .values({ signature, expires_at: sql<Date>`now() + make_interval(secs => ${keepSeconds})` })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function purgeSpentChallenges(transaction: Transaction<DB>): Promise<number> {
  const { numDeletedRows } = await transaction
    .deleteFrom('spent_challenges')
    .where('expires_at', '<', sql<Date>`app.deletion_moment() - interval '1 hour'`)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
