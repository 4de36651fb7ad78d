import type { Candidate } from '#app/features/core/accounts/policy.ts';
import type { SiteServices } from '#app/web/request-context.server.ts';

export async function chooseSuggestions(
  { database }: Pick<SiteServices, 'database'>,
  { id }: Candidate,
  wants: boolean,
): Promise<{ ok: true }> {
  await database.asActor(id, (transaction) =>
    transaction.updateTable('profiles').set({ wants_suggestions: wants }).where('id', '=', id).execute(),
  );
  return { ok: true };
}
