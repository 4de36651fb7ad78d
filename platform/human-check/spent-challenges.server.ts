/** Used challenges and tokens. Each is accepted once, even across processes. */
import { sql, type Transaction } from 'kysely';
import type { Database } from '#db/connections/client.server.ts';
import type { DB } from '#db/types.ts';

type Spending = {
  signature: string;
  /** Until then at least it would be accepted again. By the clock of the database, like its purge. */
  keepSeconds: number;
};

/** @returns whether it was the first time. Waits for a transaction underway that spends the same one. */
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

/**
 * Deletes challenges that expired more than an hour ago. Runs daily.
 * @returns the number deleted
 */
export async function purgeSpentChallenges(transaction: Transaction<DB>): Promise<number> {
  const { numDeletedRows } = await transaction
    .deleteFrom('spent_challenges')
    .where('expires_at', '<', sql<Date>`app.deletion_moment() - interval '1 hour'`)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
