import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { SiteServices } from '#app/web/request-context.server.ts';
import type { ListCollection } from '#db/content/collections.ts';
import type { DB } from '#db/types.ts';
import type { Editor } from '../policy.ts';
import type { ItemContent } from '../schema.ts';
import { fixedSlugs, hasSlugField, isSingle } from './check-item.server.ts';
import {
  changeItem,
  isSame,
  type LockedItem,
  lockItem,
  lockName,
  type Refused,
  type Seen,
  writeRevision,
} from './locked-item.server.ts';

type Services = Pick<SiteServices, 'database'>;
type Saved = { ok: true; version: number } | Refused;

export function createItem({ database }: Services, editor: Editor, collection: ListCollection): Promise<string> {
  return database.asActor(editor.id, async (transaction) => {
    const { last } = await transaction
      .selectFrom('content_items')
      .select((each) => each.fn.max('position').as('last'))
      .where('collection', '=', collection)
      .executeTakeFirstOrThrow();
    const { id } = await transaction
      .insertInto('content_items')
      .values({
        collection,
        // Placeholder; the first publication sets the real address.
        slug: `draft-${randomUUID()}`,
        draft: '{}',
        position: (last ?? -1) + 1,
        updated_by: editor.fullName,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  });
}

/** Creates a page of the map as a draft: empty, or with its last text if it was removed. @returns its id; null if there is no such page */
export async function createPage(
  { database }: Services,
  editor: Editor,
  { collection, slug }: { collection: ListCollection; slug: string },
): Promise<string | null> {
  const slugs = fixedSlugs(collection);
  if (!slugs?.includes(slug)) return null;
  return database.asActor(editor.id, async (transaction) => {
    await lockName(transaction, collection, slug);
    const { id } =
      (await transaction
        .selectFrom('content_items')
        .select('id')
        .where('collection', '=', collection)
        .where('slug', '=', slug)
        .executeTakeFirst()) ?? {};
    if (id) {
      await restoreRemoved(transaction, editor, id);
      return id;
    }
    const newItem = await transaction
      .insertInto('content_items')
      .values({
        collection,
        slug,
        draft: JSON.stringify(hasSlugField(collection) ? { slug } : {}),
        position: slugs.indexOf(slug),
        updated_by: editor.fullName,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return newItem.id;
  });
}

async function restoreRemoved(transaction: Transaction<DB>, editor: Editor, id: string): Promise<void> {
  const { version } = await transaction
    .selectFrom('content_items')
    .select('version')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const lockedItem = await lockItem(transaction, { id, version });
  if (lockedItem.ok && !lockedItem.item.draft && !lockedItem.item.published)
    await restore(transaction, editor, lockedItem.item, null);
}

/** An unchanged text is not saved again. */
export function saveDraft(
  { database }: Services,
  editor: Editor,
  seenVersion: Seen,
  content: ItemContent,
): Promise<Saved> {
  return database.asActor(editor.id, async (transaction): Promise<Saved> => {
    const lockedItem = await lockItem(transaction, seenVersion);
    if (!lockedItem.ok) return lockedItem;
    const { item } = lockedItem;
    if (isSame(item.draft ?? item.published ?? {}, content)) return { ok: true, version: item.version };
    const isAsPublished = isSame(item.published, content) && item.publishAt === null;
    const version = await changeItem(transaction, editor, item, { draft: isAsPublished ? null : content });
    await writeRevision(transaction, editor, { item, version, action: 'drafted', content });
    return { ok: true, version };
  });
}

/** The published text stays; an item that was never published is removed, and can be restored from its revisions. */
export function discardDraft({ database }: Services, editor: Editor, seenVersion: Seen): Promise<Saved> {
  return database.asActor(editor.id, async (transaction): Promise<Saved> => {
    const lockedItem = await lockItem(transaction, seenVersion);
    if (!lockedItem.ok) return lockedItem;
    const { item } = lockedItem;
    const version = await changeItem(transaction, editor, item, { draft: null, publishAt: null });
    const action = item.published ? 'restored' : 'removed';
    await writeRevision(transaction, editor, { item, version, action, content: item.published ?? item.draft ?? {} });
    return { ok: true, version };
  });
}

/** @param revision the version to restore as a draft; null for the one before the current text */
export function restoreRevision(
  { database }: Services,
  editor: Editor,
  seenVersion: Seen,
  revision: number | null,
): Promise<Saved> {
  return database.asActor(editor.id, async (transaction): Promise<Saved> => {
    const lockedItem = await lockItem(transaction, seenVersion);
    return lockedItem.ok ? restore(transaction, editor, lockedItem.item, revision) : lockedItem;
  });
}

async function restore(
  transaction: Transaction<DB>,
  editor: Editor,
  item: LockedItem,
  revision: number | null,
): Promise<Saved> {
  const present = item.draft ?? item.published;
  const revisionRow = await transaction
    .selectFrom('content_revisions')
    .select('content')
    .where('item_id', '=', item.id)
    .$if(revision !== null, (query) => query.where('version', '=', revision))
    .orderBy('version', 'desc')
    .execute();
  const content = revisionRow
    .map((each) => each.content as ItemContent)
    .find((each) => revision !== null || !isSame(each, present));
  if (!content) return { ok: false, reason: 'not_found' };
  const draft = isSame(content, item.published) && !item.publishAt ? null : content;
  const version = await changeItem(transaction, editor, item, { draft });
  await writeRevision(transaction, editor, { item, version, action: 'restored', content });
  return { ok: true, version };
}

export function removeItem({ database }: Services, editor: Editor, seenVersion: Seen): Promise<Saved> {
  return database.asActor(editor.id, async (transaction): Promise<Saved> => {
    const lockedItem = await lockItem(transaction, seenVersion);
    if (!lockedItem.ok) return lockedItem;
    const { item } = lockedItem;
    if (isSingle(item.collection)) return { ok: false, reason: 'not_found' };
    const version = await changeItem(transaction, editor, item, { draft: null, published: null, publishAt: null });
    await writeRevision(transaction, editor, {
      item,
      version,
      action: 'removed',
      content: item.draft ?? item.published ?? {},
    });
    return { ok: true, version };
  });
}

/** Swaps the item with the one before or after it, in a manually ordered collection. */
export function moveItem({ database }: Services, editor: Editor, id: string, by: 'up' | 'down'): Promise<boolean> {
  return database.asActor(editor.id, async (transaction) => {
    const { collection } =
      (await transaction.selectFrom('content_items').select('collection').where('id', '=', id).executeTakeFirst()) ??
      {};
    if (!collection) return false;
    const rows = await transaction
      .selectFrom('content_items')
      .select(['id', 'position'])
      .where('collection', '=', collection)
      .where((row) => row.or([row('published', 'is not', null), row('draft', 'is not', null)]))
      .orderBy('position')
      .orderBy('slug')
      .forUpdate()
      .execute();
    const ids = rows.map((row) => row.id);
    const from = ids.indexOf(id);
    const to = from + (by === 'up' ? -1 : 1);
    if (from === -1 || to < 0 || to >= ids.length) return false;
    ids.splice(to, 0, ...ids.splice(from, 1));
    for (const [position, each] of ids.entries()) {
      if (rows.find((row) => row.id === each)?.position === position) continue;
      await transaction.updateTable('content_items').set({ position }).where('id', '=', each).execute();
    }
    return true;
  });
}
