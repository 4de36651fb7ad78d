/** All that is published, as one value that never changes. A change makes another one (./content-store.server.ts). */
import type { Queries } from '#db/connections/client.server.ts';
import { COLLECTIONS, type Collection, collections, type Item, isCollection } from './collections.ts';

export type Content = { readonly [Name in Collection]: readonly Item<Name>[] };

/** A published item that its collection does not take any more. It is left out, and the studio shows it. */
export type ContentFault = { id: string; collection: string; slug: string; what: string };

export type ContentRow = { id: string; collection: string; slug: string; published: unknown; position: number };

export async function readContent(queries: Queries): Promise<{ content: Content; faults: ContentFault[] }> {
  const rows = await queries
    .selectFrom('content_items')
    .select(['id', 'collection', 'slug', 'published', 'position'])
    .where('published', 'is not', null)
    .execute();
  return composeContent(rows);
}

export function composeContent(rows: readonly ContentRow[]): { content: Content; faults: ContentFault[] } {
  const faults: ContentFault[] = [];
  const sorted = rows.toSorted((a, b) => a.position - b.position || (a.slug < b.slug ? -1 : 1));
  const content = Object.fromEntries(COLLECTIONS.map((name) => [name, [] as unknown[]]));
  for (const { id, collection, slug, published } of sorted) {
    const known = isCollection(collection) ? collections[collection] : null;
    const read = known?.schema.safeParse(published);
    if (known && read?.success) {
      const complete = known.complete as (kept: unknown) => object;
      content[collection]?.push(Object.freeze({ ...complete(read.data), id, slug }));
    } else {
      const [issue] = read?.error?.issues ?? [];
      const what = issue ? `${issue.path.join('.')}: ${issue.message}` : 'there is no such collection';
      faults.push({ id, collection, slug, what });
    }
  }
  for (const name of COLLECTIONS) {
    const { order } = collections[name];
    if (order !== 'hand') content[name]?.sort(byNewest(order.newest));
    Object.freeze(content[name]);
  }
  return { content: Object.freeze(content) as unknown as Content, faults };
}

const byNewest = (day: string) => (one: unknown, other: unknown) => {
  const [a, b] = [one, other].map((item) => String((item as Record<string, unknown>)[day])) as [string, string];
  return b < a ? -1 : b > a ? 1 : 0;
};
