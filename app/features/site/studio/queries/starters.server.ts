import type { Database } from '#db/connections/client.server.ts';
import { STARTERS } from '#db/content/starters/starters.ts';
import type { Editor } from '../policy.ts';

export function countStartersLeft({ asActor }: Pick<Database, 'asActor'>, editor: Editor): Promise<number> {
  return asActor(editor.id, async (transaction) => {
    const rows = await transaction.selectFrom('content_items').select(['collection', 'slug']).execute();
    const begunStarters = new Set(rows.map(({ collection, slug }) => `${collection}/${slug}`));
    return STARTERS.filter(({ collection, slug }) => !begunStarters.has(`${collection}/${slug}`)).length;
  });
}
