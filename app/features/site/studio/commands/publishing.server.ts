import { sql, type Transaction } from 'kysely';
import { THE_SITE } from '#app/features/core/accounts/commands/audit.server.ts';
import type { SiteServices } from '#app/web/request-context.server.ts';
import { type Collection, isCollection } from '#db/content/collections.ts';
import { slugOfDraft } from '#db/content/content.ts';
import type { DB } from '#db/types.ts';
import { slugOf } from '#domain/text/slug.ts';
import type { Editor } from '../policy.ts';
import type { ItemContent, ItemErrors } from '../schema.ts';
import { SLUG_PROBLEMS } from '../texts.ts';
import { checkContent, fixedSlugs, hasSlugField, isReserved, isSingle, titleOf } from './check-item.server.ts';
import {
  changeItem,
  type LockedItem,
  lockItem,
  lockName,
  type Refused,
  type Seen,
  writeRevision,
} from './locked-item.server.ts';

type Services = Pick<SiteServices, 'database'>;
type Invalid = { ok: false; reason: 'invalid'; errors: ItemErrors };
export type Published = { ok: true; version: number } | Refused | Invalid;

const LONGEST_SLUG = 60;
const UNNAMED = /^draft-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function publishItem(
  { database }: Services,
  editor: Editor,
  seenVersion: Seen,
  content: ItemContent,
): Promise<Published> {
  return database.asActor(editor.id, async (transaction): Promise<Published> => {
    const lockedItem = await lockItem(transaction, seenVersion);
    return lockedItem.ok ? publishLocked(transaction, editor, lockedItem.item, content) : lockedItem;
  });
}

/** Keeps the typed text as a draft until then. The item must be valid when it is scheduled. */
export function scheduleItem(
  { database }: Services,
  editor: Editor,
  seenVersion: Seen,
  { content, at }: { content: ItemContent; at: Date },
): Promise<Published> {
  return database.asActor(editor.id, async (transaction): Promise<Published> => {
    const lockedItem = await lockItem(transaction, seenVersion);
    if (!lockedItem.ok) return lockedItem;
    const { item } = lockedItem;
    const ready = await prepare(transaction, item, content);
    if (!ready.ok) return ready;
    const version = await changeItem(transaction, editor, item, { draft: content, publishAt: at });
    await writeRevision(transaction, editor, { item, version, action: 'scheduled', content });
    return { ok: true, version };
  });
}

export function unscheduleItem({ database }: Services, editor: Editor, seenVersion: Seen): Promise<Published> {
  return database.asActor(editor.id, async (transaction): Promise<Published> => {
    const lockedItem = await lockItem(transaction, seenVersion);
    if (!lockedItem.ok) return lockedItem;
    return { ok: true, version: await changeItem(transaction, editor, lockedItem.item, { publishAt: null }) };
  });
}

/** Takes the item off the site; the published text becomes the draft, unless there is one. */
export function unpublishItem({ database }: Services, editor: Editor, seenVersion: Seen): Promise<Published> {
  return database.asActor(editor.id, async (transaction): Promise<Published> => {
    const lockedItem = await lockItem(transaction, seenVersion);
    if (!lockedItem.ok) return lockedItem;
    const { item } = lockedItem;
    if (!item.published) return { ok: true, version: item.version };
    const draft = item.draft ?? item.published;
    const version = await changeItem(transaction, editor, item, { draft, published: null });
    await writeRevision(transaction, editor, { item, version, action: 'unpublished', content: draft });
    return { ok: true, version };
  });
}

/** Publishes items whose time has come. An invalid draft stays unchanged; the studio lists it as an error. */
export async function publishDue({ database }: Services): Promise<{ published: string[]; faulty: string[] }> {
  return database.asSystem(async (transaction) => {
    const dueItems = await transaction
      .selectFrom('content_items')
      .select(['id', 'version', 'draft'])
      .where('publish_at', '<=', sql<Date>`now()`)
      .orderBy('publish_at')
      .limit(100)
      .execute();
    const published: string[] = [];
    const faulty: string[] = [];
    for (const { id, version, draft } of dueItems) {
      const lockedItem = await lockItem(transaction, { id, version });
      if (!lockedItem.ok) continue;
      const result = await publishLocked(transaction, THE_SITE, lockedItem.item, draft as ItemContent);
      (result.ok ? published : faulty).push(id);
    }
    return { published, faulty };
  });
}

async function publishLocked(
  transaction: Transaction<DB>,
  by: Pick<Editor, 'fullName'>,
  item: LockedItem,
  content: ItemContent,
): Promise<Published> {
  const ready = await prepare(transaction, item, content);
  if (!ready.ok) return ready;
  const { slug, value } = ready;
  if (slug !== item.slug) await moveTo(transaction, item, slug);
  const version = await changeItem(transaction, by, item, { draft: null, published: value, publishAt: null, slug });
  await writeRevision(transaction, by, { item: { ...item, slug }, version, action: 'published', content: value });
  return { ok: true, version };
}

async function prepare(
  transaction: Transaction<DB>,
  item: LockedItem,
  content: ItemContent,
): Promise<{ ok: true; value: ItemContent; slug: string } | Invalid> {
  const contentCheck = checkContent(item.collection, content);
  if (!contentCheck.ok) return { ok: false, reason: 'invalid', errors: contentCheck.errors };
  const { value } = contentCheck;
  const refuse = (error: string): Invalid => ({ ok: false, reason: 'invalid', errors: { slug: error } });
  if (!hasSlugField(item.collection)) return { ok: true, value, slug: await nameItem(transaction, item, value) };
  const slug = slugOfDraft(value) ?? item.slug;
  // The page would lose its address, and another would show its text.
  if (fixedSlugs(item.collection) && slug !== item.slug) return refuse(SLUG_PROBLEMS.fixed);
  if (isReserved(item.collection, slug)) return refuse(SLUG_PROBLEMS.reserved);
  return (await isTaken(transaction, item, slug)) ? refuse(SLUG_PROBLEMS.taken) : { ok: true, value, slug };
}

/** Two editors who choose one slug at the same time wait for each other here, so that the second is refused. */
async function isTaken(transaction: Transaction<DB>, { id, collection }: LockedItem, slug: string): Promise<boolean> {
  await lockName(transaction, collection, slug);
  const other = await transaction
    .selectFrom('content_items')
    .select('id')
    .where('collection', '=', collection)
    .where('slug', '=', slug)
    .where('id', '<>', id)
    .executeTakeFirst();
  return other !== undefined;
}

/** An item without an address keeps the name it got when first published. */
async function nameItem(transaction: Transaction<DB>, item: LockedItem, value: ItemContent): Promise<string> {
  if (isSingle(item.collection) || !UNNAMED.test(item.slug)) return item.slug;
  const name = slugOf(titleOf(item.collection, value)).slice(0, LONGEST_SLUG).replace(/-$/, '') || item.collection;
  const isFree = !isReserved(item.collection, name) && !(await isTaken(transaction, item, name));
  return isFree ? name : `${name}-${item.id.slice(0, 8)}`;
}

/** Redirects the old address to the item, and deletes older redirects from its new one. */
async function moveTo(
  transaction: Transaction<DB>,
  { id, collection, slug: from }: LockedItem,
  to: string,
): Promise<void> {
  await transaction
    .deleteFrom('content_redirects')
    .where('collection', '=', collection)
    .where('slug', '=', to)
    .execute();
  if (UNNAMED.test(from)) return;
  await transaction
    .insertInto('content_redirects')
    .values({ collection, slug: from, item_id: id })
    .onConflict((known) => known.columns(['collection', 'slug']).doUpdateSet({ item_id: id }))
    .execute();
}

export const findCollection = (name: string | undefined): Collection | null =>
  name !== undefined && isCollection(name) ? name : null;
