/** The content of the site with one draft in the place of what is published, for the preview of an editor. */
import type { Database } from '#db/connections/client.server.ts';
import { type Content, type ContentRow, composeContent } from '#db/content/content.ts';

type Reader = { database: Pick<Database, 'asActor'>; editorId: string };

/**
 * @returns null if there is no such item. A draft that its schema does not take yet leaves the item out, as publishing it would be
 *   refused; `isFaulty` says so.
 */
export const contentWithDraft = (
  { database, editorId }: Reader,
  id: string,
): Promise<{ content: Content; isFaulty: boolean } | null> =>
  database.asActor(editorId, async (transaction) => {
    const rows = await transaction
      .selectFrom('content_items')
      .select(['id', 'collection', 'slug', 'draft', 'published', 'position'])
      .where((row) => row.or([row('published', 'is not', null), row('id', '=', id)]))
      .execute();
    const drafted = rows.find((row) => row.id === id);
    if (!drafted) return null;
    const shown: ContentRow[] = rows.map(({ draft, published, ...row }) => ({
      ...row,
      published: row.id === id ? (draft ?? published) : published,
    }));
    const { content, faults } = composeContent(shown);
    return { content, isFaulty: faults.some((fault) => fault.id === id) };
  });
