import type { Selectable } from 'kysely';
import type { Database, Queries } from '#db/connections/client.server.ts';
import {
  COLLECTIONS,
  type Collection,
  collections,
  isCollection,
  type SingleCollection,
} from '#db/content/collections.ts';
import type { DB } from '#db/types.ts';
import { formatDateAndTime } from '#domain/time/dates.ts';
import { checkContent, isSingle, titleOf } from '../commands/check-item.server.ts';
import { idOfSingle, singleWithId } from '../commands/single-id.server.ts';
import type { Editor } from '../policy.ts';
import type { CollectionSummary, ItemContent, ItemState, RemovedItem } from '../schema.ts';

type Row = Selectable<DB['content_items']>;

/** Items that are neither published nor a draft have been removed, so they are left out. */
const selectPresentItems = (queries: Queries) =>
  queries
    .selectFrom('content_items')
    .where((row) => row.or([row('published', 'is not', null), row('draft', 'is not', null)]));

export function listCollections({ asActor }: Database, editor: Editor): Promise<CollectionSummary[]> {
  return asActor(editor.id, async (transaction) => {
    const rows = await selectPresentItems(transaction).selectAll().execute();
    return COLLECTIONS.map((collection) => {
      const items = rows.filter((row) => row.collection === collection);
      const { name, description } = collections[collection];
      return {
        collection,
        name,
        description,
        isSingle: isSingle(collection),
        items: items.length,
        drafts: items.filter(({ draft }) => draft !== null).length,
        scheduled: items.filter(({ publish_at }) => publish_at !== null).length,
        faults: items.filter((row) => faultOf(collection, row) !== null).length,
      };
    });
  });
}

/** An item that is still unpublished this long after its scheduled time counts as failed. */
const OVERDUE_MS = 120_000;

/** Why the site leaves an item out, or failed to publish it on time; null if nothing is wrong. */
function faultOf(
  collection: Collection,
  { published, publish_at }: Pick<Row, 'published' | 'publish_at'>,
): string | null {
  if (publish_at && Date.now() - publish_at.getTime() > OVERDUE_MS)
    return 'It was due, but can’t be published as it is.';
  if (published === null) return null;
  const contentCheck = checkContent(collection, published as ItemContent);
  if (contentCheck.ok) return null;
  const [path, message] = Object.entries(contentCheck.errors)[0] ?? ['', ''];
  return `It isn’t shown on the site. ${path ? `${path}: ` : ''}${message}`;
}

export type ListedItem = ItemState & { title: string; fault: string | null };

export function listItems({ asActor }: Database, editor: Editor, collection: Collection): Promise<ListedItem[]> {
  const row = collections[collection];
  const order = 'isSingle' in row ? 'hand' : row.order;
  return asActor(editor.id, async (transaction) => {
    const rows = await selectPresentItems(transaction)
      .selectAll()
      .where('collection', '=', collection)
      .orderBy('position')
      .orderBy('slug')
      .execute();
    const items = rows.map((each) => ({ row: each, content: contentOf(each) }));
    if (order !== 'hand')
      items.sort((one, other) =>
        String(other.content[order.newest] ?? '').localeCompare(String(one.content[order.newest] ?? '')),
      );
    return items.map((item) => ({
      ...toState(item.row),
      title: titleOf(collection, item.content, item.row.slug),
      fault: faultOf(collection, item.row),
    }));
  });
}

const MOST_REMOVED = 50;

/** Removed items, latest first, with their last titles; they can be restored from their revisions. */
export function listRemoved({ asActor }: Database, editor: Editor, collection: Collection): Promise<RemovedItem[]> {
  return asActor(editor.id, async (transaction) => {
    const rows = await transaction
      .selectFrom('content_items')
      .innerJoin('content_revisions', (join) =>
        join
          .onRef('content_revisions.item_id', '=', 'content_items.id')
          .onRef('content_revisions.version', '=', 'content_items.version')
          .on('content_revisions.action', '=', 'removed'),
      )
      .select(['content_items.id', 'content_items.slug', 'updated_by', 'updated_at', 'content_revisions.content'])
      .where('content_items.collection', '=', collection)
      .where('published', 'is', null)
      .where('draft', 'is', null)
      .orderBy('updated_at', 'desc')
      .limit(MOST_REMOVED)
      .execute();
    return rows.map(({ id, slug, updated_by: by, updated_at: at, content }) => ({
      id,
      title: titleOf(collection, content as ItemContent, slug),
      by,
      at: formatDateAndTime(at),
    }));
  });
}

const contentOf = ({ draft, published }: Pick<Row, 'draft' | 'published'>): ItemContent =>
  (draft ?? published ?? {}) as ItemContent;

const toState = ({ id, slug, version, published, draft, publish_at, updated_by, updated_at }: Row): ItemState => ({
  id,
  slug,
  version,
  isPublished: published !== null,
  hasDraft: draft !== null,
  isNew: false,
  scheduledFor: publish_at && formatDateAndTime(publish_at),
  updatedBy: updated_by,
  updatedAt: formatDateAndTime(updated_at),
});

export type OpenedItem = {
  collection: Collection;
  state: ItemState;
  content: ItemContent;
  isRemoved: boolean;
  fault: string | null;
  /** A task is placing the jobs that name this place. */
  isPlacing: boolean;
};

const initialContent = (row: object): ItemContent => ('begun' in row ? (row.begun as ItemContent) : {});

/** The item was never saved: the first save creates its row. */
const newSingleItem = (collection: SingleCollection): OpenedItem => ({
  collection,
  state: {
    id: idOfSingle(collection),
    slug: collection,
    version: 1,
    isPublished: false,
    hasDraft: false,
    isNew: true,
    scheduledFor: null,
    updatedBy: '',
    updatedAt: '',
  },
  content: initialContent(collections[collection]),
  isRemoved: false,
  fault: null,
  isPlacing: false,
});

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function findItem(
  { asActor }: Database,
  editor: Editor,
  { collection, id }: { collection?: string | undefined; id?: string | undefined },
): Promise<OpenedItem | null> {
  return asActor(editor.id, async (transaction) => {
    if (!collection || !id || !isCollection(collection)) return null;
    const isNamed = isSingle(collection) && id === collection;
    if (!isNamed && !UUID.test(id)) return null;
    const row = await transaction
      .selectFrom('content_items')
      .selectAll()
      .where('collection', '=', collection)
      .where(isNamed ? 'slug' : 'id', '=', id)
      .executeTakeFirst();
    if (!row)
      return singleWithId(isNamed ? idOfSingle(collection as SingleCollection) : id) === collection
        ? newSingleItem(collection as SingleCollection)
        : null;
    const isRemoved = row.draft === null && row.published === null;
    // An item that was discarded before it was published starts again.
    const content = isRemoved ? initialContent(collections[collection]) : contentOf(row);
    const placing = await transaction
      .selectFrom('place_changes')
      .select('item_id')
      .where('item_id', '=', row.id)
      .executeTakeFirst();
    return {
      collection,
      state: toState(row),
      content,
      isRemoved,
      fault: faultOf(collection, row),
      isPlacing: placing !== undefined,
    };
  });
}
