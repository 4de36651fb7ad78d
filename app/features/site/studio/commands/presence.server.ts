/** Records who has an item open. Each tab reports every few seconds. */
import { sql } from 'kysely';
import type { SiteServices } from '#app/web/request-context.server.ts';
import type { Editor } from '../policy.ts';

const GONE_AFTER_SECONDS = 30;

/** @returns the names of other editors who have the item open, each once */
export function reportPresence(
  { database }: Pick<SiteServices, 'database'>,
  editor: Editor,
  { id, tab }: { id: string; tab: string },
): Promise<string[] | null> {
  return database.asActor(editor.id, async (transaction) => {
    const item = await transaction.selectFrom('content_items').select('id').where('id', '=', id).executeTakeFirst();
    if (!item) return null;
    await transaction
      .deleteFrom('content_editors')
      .where('seen_at', '<', sql<Date>`now() - make_interval(secs => ${GONE_AFTER_SECONDS})`)
      .execute();
    await transaction
      .insertInto('content_editors')
      .values({ item_id: id, tab, editor: editor.fullName })
      .onConflict((known) => known.columns(['item_id', 'tab']).doUpdateSet({ seen_at: sql`now()` }))
      .execute();
    const otherEditors = await transaction
      .selectFrom('content_editors')
      .select('editor')
      .distinct()
      .where('item_id', '=', id)
      .where('tab', '<>', tab)
      .where('editor', '<>', editor.fullName)
      .orderBy('editor')
      .execute();
    return otherEditors.map((each) => each.editor);
  });
}
