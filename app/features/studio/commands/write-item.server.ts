/** How a change of an item is written: the row, its revision and its entry in the audit trail, in one transaction. */
import { sql, type Transaction } from 'kysely';
import { writeAudit } from '#app/features/accounts/commands/audit.server.ts';
import { type Collection, collections } from '#db/content/collections.ts';
import type { DB } from '#db/types.ts';
import { asItem } from '../form.ts';
import { titleOf } from '../queries/items.server.ts';
import type { Typed } from '../schema.ts';

/** Field by its path → what is wrong with it. */
export type ItemErrors = Record<string, string>;

export type Refused =
  | { ok: false; reason: 'item_not_found' | 'changed_meanwhile' | 'too_long' | 'slug_taken' | 'in_the_past' }
  | { ok: false; reason: 'invalid'; errors: ItemErrors };
export type Saved = { ok: true; id: string; version: number };

export type Author = { id: string | null; fullName: string };
export type ItemRow = NonNullable<Awaited<ReturnType<typeof lockItem>>>;

/** Drafts that one person saves within this time are one revision. */
const ONE_SITTING = sql`interval '5 minutes'`;

export const lockItem = (transaction: Transaction<DB>, collection: Collection, id: string) =>
  transaction
    .selectFrom('content_items')
    .selectAll()
    .where('id', '=', id)
    .where('collection', '=', collection)
    .forUpdate()
    .executeTakeFirst();

type Checked = { ok: true; stored: Typed } | { ok: false; reason: 'invalid'; errors: ItemErrors };

export function checkItem(collection: Collection, typed: Typed): Checked {
  const read = collections[collection].schema.safeParse(typed);
  if (read.success) return { ok: true, stored: read.data };
  const errors: ItemErrors = {};
  for (const { path, message } of read.error.issues) errors[path.join('.')] ??= message;
  return { ok: false, reason: 'invalid', errors };
}

export async function publish(
  transaction: Transaction<DB>,
  author: Author,
  row: ItemRow,
  collection: Collection,
  stored: Typed,
): Promise<Saved | Refused> {
  const slug = slugFor(collection, row, stored);
  const other = await transaction
    .selectFrom('content_items')
    .select('id')
    .where('collection', '=', collection)
    .where('slug', '=', slug)
    .where('id', '<>', row.id)
    .where((each) => each.or([each('draft', 'is not', null), each('published', 'is not', null)]))
    .executeTakeFirst();
  if (other) return { ok: false, reason: 'slug_taken' };
  // A removed item gives its address back.
  await transaction
    .updateTable('content_items')
    .set({ slug: sql<string>`left(slug, 80) || '-removed-' || left(id::text, 8)` })
    .where('collection', '=', collection)
    .where('slug', '=', slug)
    .where('id', '<>', row.id)
    .execute();
  if (row.published !== null && slug !== row.slug) await keepRedirect(transaction, row, collection);
  // An address that is used again leads to what is there now.
  await transaction
    .deleteFrom('content_redirects')
    .where('collection', '=', collection)
    .where('slug', '=', slug)
    .execute();
  await note(transaction, author, row, collection, 'content_published');
  return write(transaction, author, row, {
    slug,
    draft: null,
    published: stored,
    action: 'published',
    content: stored,
  });
}

/** A collection whose items have an address says it itself; the others keep what they were first published as. */
function slugFor(collection: Collection, row: ItemRow, stored: Typed): string {
  if ('isSingle' in collections[collection]) return collection;
  if (typeof stored.slug === 'string') return stored.slug;
  return row.slug;
}

const keepRedirect = (transaction: Transaction<DB>, { id, slug }: ItemRow, collection: Collection) =>
  transaction
    .insertInto('content_redirects')
    .values({ collection, slug, item_id: id })
    .onConflict((conflict) => conflict.columns(['collection', 'slug']).doUpdateSet({ item_id: id }))
    .execute();

type Change = {
  slug?: string;
  draft?: Typed | null;
  published?: Typed | null;
  publishAt?: Date | null;
  action: 'drafted' | 'published' | 'unpublished' | 'scheduled' | 'restored' | 'removed';
  /** What the item says after it. */
  content: Typed;
};

export async function write(
  transaction: Transaction<DB>,
  author: Author,
  { id, slug: before, version: seen }: ItemRow,
  { slug = before, draft, published, publishAt = null, action, content }: Change,
): Promise<Saved> {
  const version = seen + 1;
  await transaction
    .updateTable('content_items')
    .set({
      slug,
      version,
      publish_at: publishAt,
      updated_at: sql`now()`,
      updated_by: author.fullName,
      ...(draft !== undefined && { draft: draft && JSON.stringify(draft) }),
      ...(published !== undefined && {
        published: published && JSON.stringify(published),
        published_at: published && sql<Date>`now()`,
      }),
    })
    .where('id', '=', id)
    .execute();
  await keepRevision(transaction, author, { id, version, slug, action, content });
  return { ok: true, id, version };
}

export async function keepRevision(
  transaction: Transaction<DB>,
  { fullName }: Author,
  {
    id,
    version,
    slug,
    action,
    content,
  }: { id: string; version: number; slug: string } & Pick<Change, 'action' | 'content'>,
): Promise<void> {
  const made = { version, slug: slug || 'new', content: JSON.stringify(content) };
  if (action === 'drafted') {
    const { numUpdatedRows } = await transaction
      .updateTable('content_revisions')
      .set({ ...made, made_at: sql`now()` })
      .where('item_id', '=', id)
      .where('version', '=', version - 1)
      .where('action', '=', 'drafted')
      .where('made_by', '=', fullName)
      .where(sql<boolean>`made_at > now() - ${ONE_SITTING}`)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) return;
  }
  await transaction
    .insertInto('content_revisions')
    .values({ ...made, item_id: id, action, made_by: fullName })
    .execute();
}

export async function note(
  transaction: Transaction<DB>,
  { id: actorId, fullName }: Author,
  { id, draft, published }: ItemRow,
  collection: Collection,
  action: 'content_published' | 'content_unpublished',
): Promise<void> {
  if (actorId === null) return;
  const label = `${collections[collection].name}: ${titleOf(collection, asItem(draft ?? published))}`.slice(0, 200);
  await writeAudit(transaction, { id: actorId, fullName }, action, { type: 'content', id, label });
}
