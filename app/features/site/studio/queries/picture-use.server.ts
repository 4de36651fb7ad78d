import { listOfferedPictures } from '#app/features/site/media/queries.server.ts';
import type { KeptPicture } from '#app/features/site/media/schema.ts';
import type { Database } from '#db/connections/client.server.ts';
import { type Collection, collections, isCollection } from '#db/content/collections.ts';
import { type Field, listFields } from '#db/content/fields.ts';
import { PICTURE_IDS } from '#domain/picture/picture.ts';
import { titleOf } from '../commands/check-item.server.ts';
import type { Editor } from '../policy.ts';
import type { ItemContent, PictureUse } from '../schema.ts';

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

export const findOfferedPictures = async (
  database: Pick<Database, 'asActor'>,
  editor: Editor,
  { collection, content }: { collection: Collection; content: ItemContent },
): Promise<KeptPicture[]> =>
  listFields(collections[collection].schema).some(takesPictures)
    ? listOfferedPictures(database, editor, listNamedIds(content))
    : [];

const takesPictures = (field: Field): boolean =>
  field.kind === 'group' || field.kind === 'list'
    ? field.fields.some(takesPictures)
    : field.kind === 'picture' || field.kind === 'article';

/** Finds everything in an item that could be a picture's id. */
const listNamedIds = (content: ItemContent): string[] => [...new Set(JSON.stringify(content).match(PICTURE_IDS))];
