import type { Consultant } from '#app/features/core/accounts/policy.ts';
import type { SiteServices } from '#app/web/request-context.server.ts';
import type { UndoSeconds } from '#domain/application/pause.ts';

/** Applies to later decisions. Repeating it changes nothing. */
export async function chooseUndoTime(
  { database }: Pick<SiteServices, 'database'>,
  { id }: Consultant,
  undo_seconds: UndoSeconds,
): Promise<{ ok: true }> {
  await database.asActor(id, (transaction) =>
    transaction.updateTable('profiles').set({ undo_seconds }).where('id', '=', id).execute(),
  );
  return { ok: true };
}
