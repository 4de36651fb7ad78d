import type { Transaction } from 'kysely';
import type { Consultant } from '#app/features/core/accounts/policy.ts';
import type { DB } from '#db/types.ts';

/** @param stage_id null for none, only the status. @returns whether anything changed */
export async function setStage(
  transaction: Transaction<DB>,
  application_id: string,
  stage_id: string | null,
): Promise<boolean> {
  if (stage_id === null) {
    const { numDeletedRows } = await transaction
      .deleteFrom('staged_applications')
      .where('application_id', '=', application_id)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }
  const { numInsertedOrUpdatedRows = 0n } = await transaction
    .insertInto('staged_applications')
    .values({ application_id, stage_id })
    .onConflict((conflict) =>
      conflict.column('application_id').doUpdateSet({ stage_id }).where('staged_applications.stage_id', '<>', stage_id),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

export async function noteMove(
  transaction: Transaction<DB>,
  { id: actor_id }: Consultant,
  application_id: string,
  stage_name: string,
): Promise<void> {
  await transaction.insertInto('stage_moves').values({ application_id, stage_name, actor_id }).execute();
}
