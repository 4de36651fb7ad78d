/** Locks an item before a change and records a revision after it. */
import { isDeepStrictEqual } from 'node:util';
import { sql, type Transaction } from 'kysely';
import { type Collection, isCollection, type SingleCollection } from '#db/content/collections.ts';
import type { DB, Json } from '#db/types.ts';
import type { Editor } from '../policy.ts';
import type { ItemContent } from '../schema.ts';
import { idOfSingle, singleWithId } from './single-id.server.ts';

export type Seen = { id: string; version: number };

export type Refused = { ok: false; reason: 'not_found' | 'stale' };

export type LockedItem = {
  id: string;
  collection: Collection;
  slug: string;
  version: number;
  draft: ItemContent | null;
  published: ItemContent | null;
  publishAt: Date | null;
  /** The item has no row yet; the first change creates it. */
  isNew?: true;
};

type RevisionAction = 'drafted' | 'published' | 'unpublished' | 'scheduled' | 'restored' | 'removed' | 'imported';

/** Drafts that one editor saves within this time share a revision. */
const ONE_REVISION_MINUTES = 5;

export async function lockItem(
  transaction: Transaction<DB>,
  { id, version }: Seen,
): Promise<{ ok: true; item: LockedItem } | Refused> {
  const single = singleWithId(id);
  // Two editors who create it at the same time wait for each other here.
  if (single) await lockName(transaction, single, single);
  const row = await transaction
    .selectFrom('content_items')
    .select(['id', 'collection', 'slug', 'version', 'draft', 'published', 'publish_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row && single) {
    const { version: first, ...begun } = newSingle(single);
    return version === first ? { ok: true, item: { ...begun, version, isNew: true } } : { ok: false, reason: 'stale' };
  }
  if (!row || !isCollection(row.collection)) return { ok: false, reason: 'not_found' };
  if (row.version !== version) return { ok: false, reason: 'stale' };
  const { collection, draft, published, publish_at: publishAt, ...rest } = row;
  return {
    ok: true,
    item: {
      ...rest,
      collection,
      publishAt,
      draft: draft as ItemContent | null,
      published: published as ItemContent | null,
    },
  };
}

const newSingle = (collection: SingleCollection) => ({
  id: idOfSingle(collection),
  collection,
  slug: collection,
  version: 1,
  draft: null,
  published: null,
  publishAt: null,
});

/** Makes others who want this slug wait until the transaction ends. */
export async function lockName(transaction: Transaction<DB>, collection: Collection, slug: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`content:${collection}:${slug}`}, 0))`.execute(transaction);
}

type Change = {
  draft?: ItemContent | null;
  published?: ItemContent | null;
  publishAt?: Date | null;
  slug?: string;
};

export async function changeItem(
  transaction: Transaction<DB>,
  by: Pick<Editor, 'fullName'>,
  item: Pick<LockedItem, 'id' | 'collection' | 'slug' | 'version' | 'isNew'>,
  { draft, published, publishAt, slug }: Change,
): Promise<number> {
  const version = item.version + 1;
  if (item.isNew) {
    const { id, collection, slug: name } = item;
    await transaction
      .insertInto('content_items')
      .values({ id, collection, slug: name, draft: '{}', updated_by: by.fullName })
      .execute();
  }
  await transaction
    .updateTable('content_items')
    .set({
      version,
      updated_at: sql`now()`,
      updated_by: by.fullName,
      ...(draft !== undefined && { draft: asJson(draft) }),
      ...(published !== undefined && {
        published: asJson(published),
        published_at: published ? sql<Date>`now()` : null,
      }),
      ...(publishAt !== undefined && { publish_at: publishAt }),
      ...(slug !== undefined && { slug }),
    })
    .where('id', '=', item.id)
    .execute();
  return version;
}

const asJson = (content: ItemContent | null): string | null => (content ? JSON.stringify(content) : null);

type NewRevision = {
  item: Pick<LockedItem, 'id' | 'slug'>;
  version: number;
  action: RevisionAction;
  content: ItemContent;
};

export async function writeRevision(
  transaction: Transaction<DB>,
  by: Pick<Editor, 'fullName'>,
  { item, version, action, content }: NewRevision,
): Promise<void> {
  if (action === 'drafted' && (await extendDraft(transaction, by, { item, version, content }))) return;
  await transaction
    .insertInto('content_revisions')
    .values({
      item_id: item.id,
      version,
      action,
      slug: item.slug,
      content: JSON.stringify(content),
      made_by: by.fullName,
    })
    .execute();
}

/** Extends the newest revision if it is a recent draft of the same editor. @returns whether it was */
async function extendDraft(
  transaction: Transaction<DB>,
  by: Pick<Editor, 'fullName'>,
  { item, version, content }: Omit<NewRevision, 'action'>,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('content_revisions')
    .set({ version, content: JSON.stringify(content) as unknown as Json })
    .where('item_id', '=', item.id)
    .where('version', '=', (query) =>
      query
        .selectFrom('content_revisions as newest')
        .select((each) => each.fn.max('newest.version').as('version'))
        .where('newest.item_id', '=', item.id),
    )
    .where('action', '=', 'drafted')
    .where('made_by', '=', by.fullName)
    .where('made_at', '>', sql<Date>`now() - make_interval(mins => ${ONE_REVISION_MINUTES})`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const isSame = (one: unknown, other: unknown): boolean => isDeepStrictEqual(one, other);
