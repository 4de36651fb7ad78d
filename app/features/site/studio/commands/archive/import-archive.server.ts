import { sql, type Transaction } from 'kysely';
import { writeAudit } from '#app/features/core/accounts/commands/audit.server.ts';
import type { Admin } from '#app/features/core/accounts/policy.ts';
import type { SiteServices } from '#app/web/request-context.server.ts';
import { type Collection, isCollection } from '#db/content/collections.ts';
import type { DB } from '#db/types.ts';
import { PICTURE_IDS } from '#domain/picture/picture.ts';
import { countOf } from '#domain/text/counts.ts';
import type { FileOnDisk } from '#platform/upload/file-on-disk.server.ts';
import type { ItemContent } from '../../schema.ts';
import { changeItem, isSame, writeRevision } from '../locked-item.server.ts';
import { idOfNew } from '../single-id.server.ts';
import type { ArchivedItem } from './archived-items.server.ts';
import { type ContentArchive, type ReadArchive, readArchive } from './read-archive.server.ts';
import { listKnownPictures, restorePictures, type StoredPictures, storePictures } from './restore-pictures.server.ts';

type Services = Pick<SiteServices, 'database' | 'storage' | 'tasks'>;

type Present = {
  id: string;
  collection: Collection;
  slug: string;
  version: number;
  position: number;
  draft: ItemContent | null;
  published: ItemContent | null;
};

export type ImportArchiveResult =
  | { ok: true }
  | Extract<ReadArchive, { ok: false }>
  | { ok: false; reason: 'store_full' };

/** Changes nothing unless the whole file is valid. */
export async function importArchive(services: Services, admin: Admin, file: FileOnDisk): Promise<ImportArchiveResult> {
  const { database } = services;
  const knownPictures = new Set((await database.asActor(admin.id, listKnownPictures)).keys());
  const read = await readArchive(file, { knownPictures, sender: admin.id });
  if (!read.ok) return read;
  const { archive } = read;
  const stored = await storePictures(services, admin, { archive, knownPictures });
  if (!stored.ok) return stored;
  return database.asActor(admin.id, (transaction) => replaceContent(transaction, admin, archive, stored.stored));
}

/** One transaction, during which no editor can change an item or delete a picture. */
async function replaceContent(
  transaction: Transaction<DB>,
  admin: Admin,
  { collections, pictures }: ContentArchive,
  stored: StoredPictures,
): Promise<{ ok: true }> {
  await sql`LOCK TABLE content_items IN EXCLUSIVE MODE`.execute(transaction);
  const ids = await restorePictures(transaction, admin, { pictures, stored });
  const present = await listPresent(transaction);
  for (const [collection, archived] of collections) {
    const currentItems = present.filter((item) => item.collection === collection);
    for (const item of currentItems)
      if (!archived.some(({ slug }) => slug === item.slug)) await remove(transaction, admin, item);
    for (const item of archived.map((each) => namePictures(each, ids))) {
      const target =
        currentItems.find(({ slug }) => slug === item.slug) ?? (await insert(transaction, admin, collection, item));
      await replace(transaction, admin, target, item);
      await redirectTo(transaction, target, item.redirects);
    }
  }
  const items = [...collections.values()].reduce((sum, { length }) => sum + length, 0);
  const label = [countOf(items, 'item'), ...(pictures.length > 0 ? [countOf(pictures.length, 'picture')] : [])].join(
    ', ',
  );
  await writeAudit(transaction, admin, 'content_imported', { type: 'settings', id: 'content', label });
  return { ok: true };
}

/** Replaces picture ids wherever they occur in fields and texts, like app.keep_used_picture. */
function namePictures(item: ArchivedItem, ids: ReadonlyMap<string, string>): ArchivedItem {
  const rename = (content: ItemContent | null): ItemContent | null =>
    content && JSON.parse(JSON.stringify(content).replaceAll(PICTURE_IDS, (id) => ids.get(id) ?? id));
  return { ...item, draft: rename(item.draft), published: rename(item.published) };
}

/** Lists redirects too, so that they are deleted: the archive contains its own. */
async function listPresent(transaction: Transaction<DB>): Promise<Present[]> {
  await transaction.deleteFrom('content_redirects').execute();
  const rows = await transaction
    .selectFrom('content_items')
    .select(['id', 'collection', 'slug', 'version', 'position', 'draft', 'published'])
    .execute();
  return rows.flatMap(({ collection, draft, published, ...row }) =>
    isCollection(collection)
      ? { ...row, collection, draft: draft as ItemContent | null, published: published as ItemContent | null }
      : [],
  );
}

async function insert(
  transaction: Transaction<DB>,
  admin: Admin,
  collection: Collection,
  { slug, position }: ArchivedItem,
): Promise<Present> {
  const { id, version } = await transaction
    .insertInto('content_items')
    .values({ id: idOfNew(collection), collection, slug, position, draft: '{}', updated_by: admin.fullName })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow();
  return { id, collection, slug, version, position, draft: null, published: null };
}

async function replace(
  transaction: Transaction<DB>,
  admin: Admin,
  item: Present,
  archived: ArchivedItem,
): Promise<void> {
  const { draft, published, position } = archived;
  if (isSame([item.draft, item.published, item.position], [draft, published, position])) return;
  // A schedule belongs to the draft that it was set for.
  let version = await changeItem(transaction, admin, item, { draft, published, publishAt: null });
  await transaction.updateTable('content_items').set({ position }).where('id', '=', item.id).execute();
  const [first, second] = [published, draft].filter((text) => text !== null);
  if (first) await writeRevision(transaction, admin, { item, version, action: 'imported', content: first });
  if (!second) return;
  version = await changeItem(transaction, admin, { ...item, version }, {});
  await writeRevision(transaction, admin, { item, version, action: 'imported', content: second });
}

async function remove(transaction: Transaction<DB>, admin: Admin, item: Present): Promise<void> {
  const content = item.draft ?? item.published;
  if (!content) return;
  const version = await changeItem(transaction, admin, item, { draft: null, published: null, publishAt: null });
  await writeRevision(transaction, admin, { item, version, action: 'removed', content });
}

async function redirectTo(transaction: Transaction<DB>, { id, collection }: Present, from: readonly string[]) {
  if (from.length === 0) return;
  const values = from.map((slug) => ({ collection, slug, item_id: id }));
  await transaction.insertInto('content_redirects').values(values).execute();
}
