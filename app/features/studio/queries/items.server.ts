/** Items as editors see them: drafts and what is published, and every revision. */

import type { Database } from '#db/connections/client.server.ts';
import { type Collection, collections } from '#db/content/collections.ts';
import { listFields } from '#db/content/fields.ts';
import { asItem } from '../form.ts';
import { type ItemState, type ShownItem, stateOf, type Typed } from '../schema.ts';

type Reader = { database: Pick<Database, 'asActor'>; editorId: string };

export const titleOf = (name: Collection, typed: Typed): string => {
  const row = collections[name];
  if ('isSingle' in row) return row.name;
  return (row.titleOf as (stored: Typed) => string)(typed).trim() || `Untitled ${row.one}`;
};

export type CollectionCount = { collection: Collection; items: number; drafts: number; scheduled: number };

/** How many items of each collection are there, and how many have a draft. */
export const countItems = ({ database, editorId }: Reader): Promise<CollectionCount[]> =>
  database.asActor(editorId, async (transaction) => {
    const rows = await transaction
      .selectFrom('content_items')
      .select((row) => [
        'collection',
        row.fn.countAll<number>().as('items'),
        row.fn.count<number>('draft').as('drafts'),
        row.fn.count<number>('publish_at').as('scheduled'),
      ])
      .where((row) => row.or([row('draft', 'is not', null), row('published', 'is not', null)]))
      .groupBy('collection')
      .execute();
    const counts = new Map(rows.map((row) => [row.collection, row]));
    return (Object.keys(collections) as Collection[]).map((collection) => {
      const { items = 0, drafts = 0, scheduled = 0 } = counts.get(collection) ?? {};
      return { collection, items: Number(items), drafts: Number(drafts), scheduled: Number(scheduled) };
    });
  });

export type ItemRow = {
  id: string;
  title: string;
  state: ItemState;
  /** The page that shows it; null while none does. */
  path: string | null;
  updatedAt: Date;
  updatedBy: string;
  version: number;
};

/** In the order of the site. Removed items are last. */
export const listItems = ({ database, editorId }: Reader, collection: Collection): Promise<ItemRow[]> =>
  database.asActor(editorId, async (transaction) => {
    const rows = await transaction
      .selectFrom('content_items')
      .selectAll()
      .where('collection', '=', collection)
      .orderBy('position')
      .orderBy('slug')
      .execute();
    const items = rows.map((row) => ({
      id: row.id,
      title: titleOf(collection, asItem(row.draft ?? row.published)),
      state: stateOf({ draft: row.draft !== null, published: row.published !== null, at: row.publish_at !== null }),
      path: row.published === null ? null : collections[collection].pathOf(row.slug),
      updatedAt: row.updated_at,
      updatedBy: row.updated_by,
      version: row.version,
    }));
    return items.toSorted((a, b) => Number(a.state === 'removed') - Number(b.state === 'removed'));
  });

export type Revision = { version: number; action: string; at: Date; by: string };

export type FoundItem = ShownItem & {
  isPublished: boolean;
  publishAt: Date | null;
  updatedAt: Date;
  updatedBy: string;
  revisions: readonly Revision[];
};

const MOST_REVISIONS = 50;

/** @returns null for an id that the collection does not have */
export const findItem = (
  { database, editorId }: Reader,
  collection: Collection,
  id: string,
): Promise<FoundItem | null> =>
  database.asActor(editorId, async (transaction) => {
    const row = await transaction
      .selectFrom('content_items')
      .selectAll()
      .where('id', '=', id)
      .where('collection', '=', collection)
      .executeTakeFirst();
    if (!row) return null;
    const revisions = await transaction
      .selectFrom('content_revisions')
      .select(['version', 'action', 'made_at as at', 'made_by as by', 'content'])
      .where('item_id', '=', id)
      .orderBy('version', 'desc')
      .limit(MOST_REVISIONS)
      .execute();
    const typed = asItem(row.draft ?? row.published ?? revisions[0]?.content);
    return {
      id: row.id,
      collection,
      title: titleOf(collection, typed),
      state: stateOf({ draft: row.draft !== null, published: row.published !== null, at: row.publish_at !== null }),
      version: row.version,
      typed,
      fields: listFields(collections[collection].schema),
      path: collections[collection].pathOf(row.slug),
      isPublished: row.published !== null,
      publishAt: row.publish_at,
      updatedAt: row.updated_at,
      updatedBy: row.updated_by,
      revisions: revisions.map(({ content, ...revision }) => revision),
    };
  });

/** @returns what the item said in that revision; null for a version that was not kept */
export const findRevision = ({ database, editorId }: Reader, id: string, version: number): Promise<Typed | null> =>
  database.asActor(editorId, async (transaction) => {
    const row = await transaction
      .selectFrom('content_revisions')
      .select('content')
      .where('item_id', '=', id)
      .where('version', '=', version)
      .executeTakeFirst();
    return row ? asItem(row.content) : null;
  });

/** The one item of a collection that has just one. */
export const findSingle = ({ database, editorId }: Reader, collection: Collection): Promise<string | null> =>
  database.asActor(editorId, async (transaction) => {
    const row = await transaction
      .selectFrom('content_items')
      .select('id')
      .where('collection', '=', collection)
      .executeTakeFirst();
    return row?.id ?? null;
  });
