/** Published content with one item as an editor typed it, for previews. */
import type { Queries } from '#db/connections/client.server.ts';
import { type Collection, collections } from '../collections.ts';
import { byNewest, type Content, type ContentRow, checkItem, readPictures, slugOfDraft } from '../content.ts';

type TypedRow = Pick<ContentRow, 'id' | 'collection' | 'slug'> & { typed: unknown };

/**
 * Replaces the typed item in the published content, or appends it to its collection. Reloads the library, because a
 * picture may have just been uploaded.
 * @returns null if the collection does not accept the item
 */
export async function composeTyped(queries: Queries, content: Content, row: TypedRow): Promise<Content | null> {
  const { id, collection, typed } = row;
  const slug = slugOfDraft(typed) ?? row.slug;
  const itemCheck = checkItem({ id, collection, slug, published: typed });
  if (!itemCheck.ok) return null;
  const { name } = itemCheck;
  const item = Object.freeze({ ...itemCheck.item, id, slug });
  const pictures = new Map((await readPictures(queries)).map((picture) => [picture.id, picture]));
  return Object.freeze({ ...content, [name]: placeItem(name, content[name], item), pictures }) as Content;
}

function placeItem(name: Collection, published: unknown, item: { id: string }): unknown {
  const row = collections[name];
  if ('isSingle' in row) return item;
  const items = [...(published as readonly { id: string }[])];
  const at = items.findIndex(({ id }) => id === item.id);
  items.splice(at === -1 ? items.length : at, at === -1 ? 0 : 1, item);
  if (row.order !== 'hand') items.sort(byNewest(row.order.newest));
  return items;
}

/** The same with the draft of an item, which is passed over if its collection does not accept it. */
export async function composeWithDraft(queries: Queries, content: Content, itemId: string): Promise<Content> {
  const row = await queries
    .selectFrom('content_items')
    .select(['id', 'collection', 'slug', 'draft as typed'])
    .where('id', '=', itemId)
    .where('draft', 'is not', null)
    .executeTakeFirst();
  return (row && (await composeTyped(queries, content, row))) ?? content;
}
