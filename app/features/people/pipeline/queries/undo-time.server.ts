import type { Transaction } from 'kysely';
import type { Consultant } from '#app/features/core/accounts/policy.ts';
import type { DB } from '#db/types.ts';

export async function selectUndoSeconds(transaction: Transaction<DB>, { id }: Consultant): Promise<number> {
  const chosen = transaction.selectFrom('profiles').select('undo_seconds').where('id', '=', id);
  return (await chosen.executeTakeFirstOrThrow()).undo_seconds;
}
