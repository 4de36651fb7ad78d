import { sql } from 'kysely';
import type { Consultant } from '#app/features/core/accounts/policy.ts';
import { isNarrowed, readPeopleSearch } from '#app/features/people/people/schema.ts';
import type { RequestContext } from '#app/web/request-context.server.ts';
import { writeSearch } from '#domain/address/search-parameters.ts';
import type { ListChange } from '../form.ts';
import { MOST_LISTS } from '../schema.ts';
import type { LIST_REFUSALS } from '../texts.ts';

export type ListResult = { ok: true } | { ok: false; reason: keyof typeof LIST_REFUSALS };

export async function changeLists(
  { database }: Pick<RequestContext, 'database'>,
  { id: owner_id, fullName: owner_name }: Consultant,
  change: ListChange,
): Promise<ListResult> {
  if (change.intent === 'save') {
    // Keep only valid search parameters.
    const search = readPeopleSearch(new URLSearchParams(change.search));
    if (!isNarrowed(search)) return { ok: false, reason: 'everybody' };
    const row = {
      owner_id,
      owner_name,
      name: change.name,
      search: writeSearch({ ...search, page: 1 }),
      is_shared: change.shared === 'yes',
    };
    return database.asActor(owner_id, async (transaction): Promise<ListResult> => {
      const { rows } = await sql<{ count: number }>`
        SELECT count(*)::integer AS count FROM people_lists WHERE owner_id = ${owner_id}`.execute(transaction);
      if ((rows[0]?.count ?? 0) >= MOST_LISTS) return { ok: false, reason: 'too_many' };
      const addedList = await transaction
        .insertInto('people_lists')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst();
      return addedList ? { ok: true } : { ok: false, reason: 'name_taken' };
    });
  }
  const { id, intent } = change;
  const changedList = await database.asActor(owner_id, (transaction) =>
    intent === 'remove'
      ? transaction
          .deleteFrom('people_lists')
          .where('id', '=', id)
          .where('owner_id', '=', owner_id)
          .returning('id')
          .executeTakeFirst()
      : transaction
          .updateTable('people_lists')
          .set({ is_shared: intent === 'share' })
          .where('id', '=', id)
          .where('owner_id', '=', owner_id)
          .returning('id')
          .executeTakeFirst(),
  );
  return changedList ? { ok: true } : { ok: false, reason: 'list_gone' };
}
