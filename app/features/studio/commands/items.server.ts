/**
 * Writes of content. Each takes the version that the editor has seen: if the item has changed since, nothing is written and
 * the editor decides. Every state that an item was saved in is a revision.
 */
import { randomBytes } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Admin } from '#app/features/accounts/policy.ts';
import type { RequestContext } from '#app/web/request-context.server.ts';
import { type Collection, collections } from '#db/content/collections.ts';
import type { DB } from '#db/types.ts';
import { slugOf } from '#domain/text/slug.ts';
import { asItem } from '../form.ts';
import { titleOf } from '../queries/items.server.ts';
import type { Typed } from '../schema.ts';
import {
  checkItem,
  type ItemRow,
  keepRevision,
  lockItem,
  note,
  publish,
  type Refused,
  type Saved,
  write,
} from './write-item.server.ts';

type Services = Pick<RequestContext, 'database' | 'now'>;
type Named = { collection: Collection; id: string; version: number };

/** Of its JSON: much more than any page of ours shows. */
const LONGEST_ITEM = 400_000;

export async function createItem(
  { database }: Services,
  editor: Admin,
  collection: Collection,
  typed: Typed,
): Promise<Saved | Refused> {
  if (isTooLong(typed)) return { ok: false, reason: 'too_long' };
  return database.asActor(editor.id, async (transaction) => {
    const row = await transaction
      .insertInto('content_items')
      .values((fresh) => ({
        collection,
        slug: 'isSingle' in collections[collection] ? collection : firstSlug(collection, typed),
        draft: JSON.stringify(typed),
        position: fresh
          .selectFrom('content_items')
          .select(sql<number>`coalesce(max(position), -1) + 1`.as('last'))
          .where('collection', '=', collection),
        updated_by: editor.fullName,
      }))
      .onConflict((conflict) => conflict.columns(['collection', 'slug']).doNothing())
      .returning(['id', 'version'])
      .executeTakeFirst();
    if (!row) return { ok: false, reason: 'slug_taken' };
    await keepRevision(transaction, editor, { ...row, slug: '', action: 'drafted', content: typed });
    return { ok: true, ...row };
  });
}

/** The random part goes with the first publication, where the collection's own slug or title decides. */
const firstSlug = (collection: Collection, typed: Typed): string =>
  `${slugOf(titleOf(collection, typed)).slice(0, 60).replace(/-$/, '') || 'item'}-${randomBytes(3).toString('hex')}`;

/** Saving what is published already, or what the draft says, changes nothing. */
export const saveDraft = (services: Services, editor: Admin, named: Named, typed: Typed): Promise<Saved | Refused> =>
  change(services, editor, named, async (transaction, row) => {
    if (isTooLong(typed)) return { ok: false, reason: 'too_long' };
    if (isSame(typed, row.draft ?? row.published)) return { ok: true, id: row.id, version: row.version };
    return write(transaction, editor, row, { draft: typed, action: 'drafted', content: typed });
  });

/** The site shows it within a second, in every process. */
export const publishItem = (services: Services, editor: Admin, named: Named): Promise<Saved | Refused> =>
  change(services, editor, named, async (transaction, row) => {
    const checked = checkItem(named.collection, asItem(row.draft ?? row.published));
    if (!checked.ok) return checked;
    return publish(transaction, editor, row, named.collection, checked.stored);
  });

export const unpublishItem = (services: Services, editor: Admin, named: Named): Promise<Saved | Refused> =>
  change(services, editor, named, async (transaction, row) => {
    if (row.published === null) return { ok: true, id: row.id, version: row.version };
    const content = asItem(row.draft ?? row.published);
    await note(transaction, editor, row, named.collection, 'content_unpublished');
    return write(transaction, editor, row, { draft: content, published: null, action: 'unpublished', content });
  });

/** @param at must lie ahead; null takes the plan back */
export const scheduleItem = (
  { database, now }: Services,
  editor: Admin,
  named: Named,
  at: Date | null,
): Promise<Saved | Refused> =>
  change({ database, now }, editor, named, async (transaction, row) => {
    if (at && at <= now) return { ok: false, reason: 'in_the_past' };
    const content = asItem(row.draft ?? row.published);
    const checked = at ? checkItem(named.collection, content) : { ok: true as const };
    if (!checked.ok) return checked;
    return write(transaction, editor, row, { draft: content, publishAt: at, action: 'scheduled', content });
  });

/** Back to what is published. An item that never was is removed; its revisions can bring it back. */
export const discardDraft = (services: Services, editor: Admin, named: Named): Promise<Saved | Refused> =>
  change(services, editor, named, async (transaction, row) => {
    if (row.draft === null) return { ok: true, id: row.id, version: row.version };
    const content = asItem(row.published ?? row.draft);
    return write(transaction, editor, row, { draft: null, action: row.published ? 'drafted' : 'removed', content });
  });

/** The draft becomes what the item said in that revision. */
export const restoreRevision = (
  services: Services,
  editor: Admin,
  named: Named,
  revision: number,
): Promise<Saved | Refused> =>
  change(services, editor, named, async (transaction, row) => {
    const kept = await transaction
      .selectFrom('content_revisions')
      .select('content')
      .where('item_id', '=', row.id)
      .where('version', '=', revision)
      .executeTakeFirst();
    if (!kept) return { ok: false, reason: 'item_not_found' };
    const content = asItem(kept.content);
    return write(transaction, editor, row, { draft: content, action: 'restored', content });
  });

/** Everything whose time has come. A draft that its schema does not take any more stays a draft. @returns how many were published */
export async function publishScheduled({ database }: Pick<Services, 'database'>): Promise<number> {
  return database.asSystem(async (transaction) => {
    const due = await transaction
      .selectFrom('content_items')
      .selectAll()
      .where('publish_at', '<=', sql<Date>`now()`)
      .forUpdate()
      .skipLocked()
      .execute();
    let published = 0;
    for (const row of due) {
      const collection = row.collection as Collection;
      const checked = checkItem(collection, asItem(row.draft));
      const result = checked.ok && (await publish(transaction, THE_CLOCK, row, collection, checked.stored));
      if (result !== false && result.ok) published += 1;
      else await write(transaction, THE_CLOCK, row, { publishAt: null, action: 'drafted', content: asItem(row.draft) });
    }
    return published;
  });
}

/** Author of what is published by plan. */
const THE_CLOCK = { id: null, fullName: 'The plan of publication' };

async function change(
  { database }: Services,
  editor: Admin,
  { collection, id, version }: Named,
  work: (transaction: Transaction<DB>, row: ItemRow) => Promise<Saved | Refused>,
): Promise<Saved | Refused> {
  return database.asActor(editor.id, async (transaction) => {
    const row = await lockItem(transaction, collection, id);
    if (!row) return { ok: false, reason: 'item_not_found' };
    if (row.version !== version) return { ok: false, reason: 'changed_meanwhile' };
    return work(transaction, row);
  });
}

const isTooLong = (typed: Typed): boolean => JSON.stringify(typed).length > LONGEST_ITEM;

/** PostgreSQL orders the keys of JSON by its own rule. */
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, each]) => [key, sorted(each)]),
  );
}

/** Changes places with the item before or behind it. At the end of the list nothing happens. */
export const moveItem = (
  services: Services,
  editor: Admin,
  named: Named,
  direction: 'up' | 'down',
): Promise<Saved | Refused> =>
  change(services, editor, named, async (transaction, row) => {
    const rows = await transaction
      .selectFrom('content_items')
      .select(['id', 'position'])
      .where('collection', '=', named.collection)
      .where((each) => each.or([each('draft', 'is not', null), each('published', 'is not', null)]))
      .orderBy('position')
      .orderBy('slug')
      .forUpdate()
      .execute();
    const at = rows.findIndex(({ id }) => id === row.id);
    const to = at + (direction === 'up' ? -1 : 1);
    const moved = rows.toSpliced(at, 1).toSpliced(to, 0, { id: row.id, position: row.position });
    if (!rows[to]) return { ok: true, id: row.id, version: row.version };
    for (const [position, { id, position: before }] of moved.entries()) {
      if (position === before) continue;
      await transaction.updateTable('content_items').set({ position }).where('id', '=', id).execute();
    }
    return { ok: true, id: row.id, version: row.version };
  });
