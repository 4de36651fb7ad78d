/** Which items show a picture of the library. */
import type { Database } from '#db/connections/client.server.ts';
import { type Collection, collections, isCollection } from '#db/content/collections.ts';
import { titleOf } from '../commands/check-item.server.ts';
import type { Editor } from '../policy.ts';
import type { ItemContent } from '../schema.ts';

export type PictureUse = {
  id: string;
  collection: Collection;
  collectionName: string;
  title: string;
  /** Whether visitors see it there; otherwise a draft alone shows it. */
  isPublished: boolean;
};

/** @param pictureId in the form of an id: it stands in the text of an item wherever a field names it */
export async function listPictureUse(
  { asActor }: Pick<Database, 'asActor'>,
  editor: Editor,
  pictureId: string,
): Promise<PictureUse[]> {
  const rows = await asActor(editor.id, (transaction) =>
    transaction
      .selectFrom('content_items')
      .select(['id', 'collection', 'slug', 'draft', 'published'])
      .where(({ eb, or, fn, cast, val }) => {
        const names = (column: 'draft' | 'published') =>
          eb(fn('strpos', [cast(column, 'text'), val(pictureId)]), '>', 0);
        return or([names('draft'), names('published')]);
      })
      .orderBy('collection')
      .orderBy('slug')
      .execute(),
  );
  return rows.flatMap(({ id, collection, slug, draft, published }) =>
    isCollection(collection)
      ? [
          {
            id,
            collection,
            collectionName: collections[collection].name,
            title: titleOf(collection, (draft ?? published ?? {}) as ItemContent, slug),
            isPublished: JSON.stringify(published).includes(pictureId),
          },
        ]
      : [],
  );
}

/** Whatever stands in an item and may be the id of a picture. */
export const listNamedIds = (content: ItemContent): string[] => [
  ...new Set(JSON.stringify(content).match(/\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g)),
];
