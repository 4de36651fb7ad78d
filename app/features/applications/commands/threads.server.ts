/** Threads of emails about applications. */
import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';

/** One thread for all emails to a candidate about an application. */
export async function findThread(transaction: Transaction<DB>, application_id: string): Promise<string> {
  await transaction
    .insertInto('application_threads')
    .values({ application_id })
    .onConflict((conflict) => conflict.column('application_id').doNothing())
    .execute();
  const { token } = await transaction
    .selectFrom('application_threads')
    .select('token')
    .where('application_id', '=', application_id)
    .executeTakeFirstOrThrow();
  return token;
}
